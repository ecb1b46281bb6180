import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { isRefusal, refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { resendMail } from '#platform/mail/pending-mail.ts'
import { recordAudit } from '../audit/audit.data.ts'
import { pageHandler } from '../list.api.ts'
import { toWire } from '../list.data.ts'
import type * as contract from './outbox.contract.ts'
import { findMail, hasOpened, outboxReader } from './outbox.data.ts'
import { MAIL_POLICY, withoutLinks } from './outbox.rules.ts'
import { outboxRefusals } from './outbox.text.ts'

const deliverable = () => Boolean(configuration().SMTP_URL)

type Facts = Pick<NonNullable<Awaited<ReturnType<typeof findMail>>>, 'lastError' | 'createdAt' | 'sentAt'>
const row = <Mail extends Facts>(mail: Mail) => ({
  ...toWire(mail),
  lastError: mail.lastError?.split('\n')[0] ?? null,
})

export const list: Serve<typeof contract.list> = pageHandler(outboxReader, row, async () => ({
  deliverable: deliverable(),
}))

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) => {
  const mail = await findMail(caller, id)
  if (!mail) return refuse('NOT_FOUND')
  return {
    ...row({ ...mail, state: mail.status }),
    error: mail.lastError,
    replyTo: mail.replyTo,
    unsubscribable: mail.unsubscribeUrl !== null,
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType: contentType.split(';')[0]!,
      bytes: Buffer.byteLength(content),
    })),
    deliverable: deliverable(),
  }
}

/** Only mail that an operator delivers by hand needs its links; in any other, a link could be used to take over the account. */
const readable = (mail: { status: string }, content: string) =>
  mail.status === 'kept' ? content : withoutLinks(content)

export const open: Serve<typeof contract.open> = ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    const mail = await findMail(caller, id, tx)
    if (!mail) return refuse('NOT_FOUND')
    const { subject, recipient } = mail
    await recordAudit(tx, caller, {
      action: 'mail.open',
      object: { type: 'mail', id, label: subject },
      after: { email: recipient },
    })
    return { text: readable(mail, mail.text) }
  })

export const showContent: Serve<typeof contract.showContent> = async ({ caller, params: { id } }) => {
  const mail = await findMail(caller, id)
  if (!mail) return refuse('NOT_FOUND')
  if (!(await hasOpened(caller, id))) return refuse('MAIL_NOT_OPENED')
  const headers = new Headers({
    'content-security-policy': MAIL_POLICY,
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
  })
  return new WithHeaders(readable(mail, mail.html), headers)
}

const retryOne = (caller: Admin, id: string) =>
  database().transaction(async (tx) => {
    const mail = await resendMail(tx, id)
    if (!mail) return (await findMail(caller, id, tx)) ? refuse('MAIL_SENT') : refuse('NOT_FOUND')
    await recordAudit(tx, caller, {
      action: 'mail.retry',
      object: { type: 'mail', id, label: mail.subject },
      before: { status: mail.state },
      after: { status: 'waiting' },
    })
    return null
  })

/** Each independently: one that was sent in the meantime must not stop the others. */
export const retry: Serve<typeof contract.retry> = async ({ caller, body: { ids } }) => {
  if (!deliverable()) return refuse('MAIL_OFF')
  const answer = { done: [] as string[], refused: [] as { id: string; message: string }[] }
  for (const id of new Set(ids)) {
    const refusal = await retryOne(caller, id)
    if (!isRefusal(refusal)) answer.done.push(id)
    else
      answer.refused.push({
        id,
        message: refusal.code === 'MAIL_SENT' ? outboxRefusals.MAIL_SENT.text : 'Ya no existe.',
      })
  }
  return answer
}
