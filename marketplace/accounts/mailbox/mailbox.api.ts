import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import type { SignedIn } from '../account.rules.ts'
import type * as contract from './mailbox.contract.ts'
import { consumeLink, findLink, sendMailboxLink } from './mailbox.data.ts'
import { linkState } from './mailbox.rules.ts'
import { findRecipient, isProofRequired } from './recipient.data.ts'

async function present({ id }: SignedIn) {
  const mailbox = await findRecipient(database(), id)
  return mailbox ? { email: mailbox.email, proved: mailbox.proved, required: isProofRequired() } : refuse('NOT_FOUND')
}

export const show: Serve<typeof contract.show> = ({ caller }) => present(caller)

export const resend: Serve<typeof contract.resend> = async ({ caller }) => {
  const mailbox = await present(caller)
  if (!('email' in mailbox)) return mailbox
  if (!mailbox.proved) await sendMailboxLink(caller.id)
  return { ...mailbox, sent: !mailbox.proved }
}

export const showLink: Serve<typeof contract.showLink> = async ({ caller: { user }, query, now }) => {
  const link = await findLink(query.token)
  const viewer = !user ? 'nobody' : !link || link.userId === user.id ? 'owner' : 'other'
  return { state: link ? linkState(link, now) : 'expired', viewer }
}

/**
 * Confirms an address. Requires a session of the account: the reader of the mailbox alone may be somebody in whose name a
 * stranger registered, and would vouch for that stranger (docs/decisions/0155).
 */
export const confirm: Serve<typeof contract.confirm> = async ({ caller, body, now }) => {
  const link = await findLink(body.token)
  if (!link) return refuse('MAILBOX_LINK_INVALID')
  if (link.userId !== caller.id) return refuse('MAILBOX_LINK_OTHER')
  if (linkState(link, now) === 'confirmed' || (await consumeLink(caller.id, body.token))) return present(caller)
  return refuse('MAILBOX_LINK_INVALID')
}
