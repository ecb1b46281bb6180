import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { countUse } from '#platform/http/limits/limits.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { startSession } from '../identity/identity.data.ts'
import type * as contract from './sign-up.contract.ts'
import {
  createAccount,
  findSignUp,
  findSignUpEmail,
  isChosenPassword,
  lockSignUp,
  processSignUp,
  signUpMailJob,
} from './sign-up.data.ts'
import { LINKS_PER_ADDRESS, MAILS_PER_MAILBOX, PASSWORDS_PER_LINK } from './sign-up.rules.ts'
import { signUpRefusals } from './sign-up.text.ts'

/** Writes to the new registrant, or to the owner of an existing account. Decided in a job, where nobody can measure the time. */
export const sendSignUpMail: Job<{ id: string }> = {
  ...signUpMailJob,
  run: async ({ id }) => {
    const email = await findSignUpEmail(id)
    if (email) await processSignUp(id, !(await countUse('sign-up, emails', MAILS_PER_MAILBOX, email)))
  },
}

export const showLink: Serve<typeof contract.showLink> = async ({ query }) => ({
  email: (await findSignUp(query.token))?.email ?? null,
})

/**
 * The link proves the mailbox, the password proves who registered: both are required, so that somebody who merely opens a
 * email does not vouch for a stranger's password (docs/decisions/0155).
 */
export const complete: Serve<typeof contract.complete> = async ({ body, request, address }) => {
  const flooded = address && (await countUse('sign-up, links', LINKS_PER_ADDRESS, address))
  if (flooded) return refuse('TOO_MANY', { retryAfter: flooded })
  const applicant = await findSignUp(body.token)
  if (!applicant) return refuse('SIGN_UP_LINK_INVALID')
  const wait = await countUse('sign-up, passwords', PASSWORDS_PER_LINK, applicant.id)
  if (wait) return refuse('TOO_MANY', { retryAfter: wait })
  if (!(await isChosenPassword(applicant, body.password)))
    return refuse('SIGN_UP_PASSWORD_WRONG', { fields: { password: signUpRefusals.SIGN_UP_PASSWORD_WRONG.text } })
  const result = await database().transaction(async (tx) => {
    if (!(await lockSignUp(tx, applicant))) return refuse('SIGN_UP_LINK_INVALID')
    return (await createAccount(tx, applicant)) ?? refuse('EMAIL_TAKEN')
  })
  if (typeof result !== 'string') return result
  const { user, cookies } = await startSession(result, request.headers)
  return new WithHeaders({ user }, cookies)
}
