import { setTimeout as wait } from 'node:timers/promises'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import type { Limit } from '#platform/http/contract.ts'
import { countUse } from '#platform/http/limits/limits.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { enqueue, type Job } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { HOUR_S, MINUTE_S } from '#platform/units.ts'
import { isProofRequired } from '../mailbox/recipient.data.ts'
import { factorsOf } from '../second-factor/second-factor.data.ts'
import { beginSecondStep, signInOrChallenge, withSecondStepPassed } from '../second-factor/second-step.data.ts'
import { userOfToken } from '../session/session.data.ts'
import { insertPendingSignUp } from '../sign-up/sign-up.data.ts'
import { PER_ADDRESS } from '../sign-up/sign-up.rules.ts'
import { SIGN_UP_ASKED } from '../sign-up/sign-up.text.ts'
import type * as contract from './identity.contract.ts'
import { authenticator, codeOf, cookiesOf, emailExists } from './identity.data.ts'
import { PasswordChangedMail } from './identity.mail.tsx'
import { signInDelay, TERMS_VERSION } from './identity.rules.ts'
import { identityRefusals, RESET_ASKED } from './identity.text.ts'
import { guessablePassword, type PasswordOwner } from './password.data.ts'
import { ownerOfResetLink } from './reset-link.data.ts'

async function overLimit(key: string | null, limits: Record<string, Limit>): Promise<number | null> {
  if (!key) return null
  const retryTimes = await Promise.all(Object.entries(limits).map(([name, limit]) => countUse(name, limit, key)))
  return retryTimes.reduce((longest, seconds) => (seconds && seconds > (longest ?? 0) ? seconds : longest), null)
}

/** Refuses a new password that attackers try first; null when it may be used. */
async function refuseGuessable(password: string, owner: PasswordOwner) {
  const words = await guessablePassword(password, owner)
  return words === null ? null : refuse('INVALID', { fields: { password: words } })
}

/** With a second factor the right password opens no session yet, only the second step. */
export async function askSecondStep(userId: string, now: Date) {
  const challenge = await beginSecondStep(userId, now)
  const { authenticator: app, passkeys } = await factorsOf({ id: userId })
  return refuse('SECOND_STEP_NEEDED', { data: { challenge, authenticator: app, passkey: passkeys.length > 0 } })
}

const signInByAddress = {
  'sign-in, quick': { points: 5, seconds: 20 },
  'sign-in, patient': { points: 30, seconds: 15 * MINUTE_S },
}

export const signIn: Serve<typeof contract.signIn> = async ({ body, request, address, now }) => {
  const retryAfter = await overLimit(address, signInByAddress)
  if (retryAfter) return refuse('TOO_MANY', { retryAfter })
  const steps = await Promise.all(
    [20, 40, 80].map((points) => countUse(`sign-in e-mail ${points}`, { points, seconds: 5 * MINUTE_S }, body.email)),
  )
  await wait(signInDelay(steps.filter(Boolean).length))
  try {
    const admitted = await signInOrChallenge(() =>
      authenticator().api.signInEmail({ body, headers: request.headers, returnHeaders: true }),
    )
    if ('stopped' in admitted) return await askSecondStep(admitted.stopped, now)
    const { headers, response } = admitted.result
    return new WithHeaders({ user: (await userOfToken(response.token))! }, cookiesOf(headers))
  } catch (error) {
    // Does not say which of the two was wrong (INV-32); a suspension is revealed only after the right password.
    return refuse(codeOf(error) === 'SUSPENDED' ? 'SUSPENDED' : 'WRONG_CREDENTIALS')
  }
}

export const signUp: Serve<typeof contract.signUp> = async ({ body, request, address, now }) => {
  const byMail = isProofRequired()
  const retryAfter = await overLimit(address, {
    'sign-up': { points: 5, seconds: 5 * MINUTE_S },
    ...(byMail && { 'sign-up, address': PER_ADDRESS }),
  })
  if (retryAfter) return refuse('TOO_MANY', { retryAfter })
  const { email, password, data } = body
  const guessable = await refuseGuessable(password, { email, name: data.full_name })
  if (guessable) return guessable
  if (byMail) {
    // A job finds out later whether the address has an account: the work here, and so its time, is the same for every address.
    await insertPendingSignUp({ email, password, name: data.full_name, role: data.role }, now)
    return { user: null, message: SIGN_UP_ASKED }
  }
  const attributes = { signupRole: data.role, termsVersion: TERMS_VERSION, termsAcceptedAt: now }
  try {
    const { headers, response } = await authenticator().api.signUpEmail({
      body: { name: data.full_name, email, password, ...attributes },
      headers: request.headers,
      returnHeaders: true,
    })
    return new WithHeaders({ user: (await userOfToken(response.token!))!, message: null }, cookiesOf(headers))
  } catch (error) {
    codeOf(error)
    // Two concurrent registrations: the unique index admits one, and the other finds the address taken.
    if (await emailExists(email)) return refuse('EMAIL_TAKEN')
    throw error
  }
}

export const forgotPassword: Serve<typeof contract.forgotPassword> = async ({ body, address }) => {
  const retryAfter = await overLimit(address, { 'reset, address': { points: 20, seconds: HOUR_S } })
  if (retryAfter) return refuse('TOO_MANY', { retryAfter })
  // Beyond 5 an hour the mailbox gets nothing more, and the answer does not say so. A job finds out later whether the account
  // exists: the work here, and so its time, is the same for every address.
  const silent = await countUse('reset, e-mail', { points: 5, seconds: HOUR_S }, body.email)
  if (!silent) await enqueue(database(), sendResetLink, { email: body.email }, `reset ${body.email}`)
  return { message: RESET_ASKED }
}

/** Creates the single-use link and its mail, if there is such an account. */
export const sendResetLink: Job<{ email: string }> = {
  name: 'send-reset-link',
  run: async ({ email }) => void (await authenticator().api.requestPasswordReset({ body: { email } })),
}

export const resetPassword: Serve<typeof contract.resetPassword> = async ({ body, address }) => {
  const retryAfter = await overLimit(address, { 'reset, use': { points: 20, seconds: HOUR_S } })
  if (retryAfter) return refuse('TOO_MANY', { retryAfter })
  const owner = await ownerOfResetLink(body.token)
  const guessable = owner && (await refuseGuessable(body.password, owner))
  if (guessable) return guessable
  try {
    await authenticator().api.resetPassword({ body: { token: body.token, newPassword: body.password } })
    return null
  } catch (error) {
    codeOf(error)
    return refuse('RESET_LINK_INVALID')
  }
}

/** ACC-16: every session ends, and the caller's continues as a new one (INV-33). The owner is told by mail. */
export const changePassword: Serve<typeof contract.changePassword> = async ({ caller, body, request }) => {
  const guessable = await refuseGuessable(body.password, caller)
  if (guessable) return guessable
  try {
    // The calling session has passed its second step and continues as a new one.
    const { headers } = await withSecondStepPassed(() =>
      authenticator().api.changePassword({
        body: { currentPassword: body.current, newPassword: body.password, revokeOtherSessions: true },
        headers: request.headers,
        returnHeaders: true,
      }),
    )
    await sendMail(database(), {
      to: caller.email,
      subject: 'Tu contraseña de Torogoz cambió',
      body: PasswordChangedMail({ name: caller.name }),
    })
    return new WithHeaders(null, cookiesOf(headers))
  } catch (error) {
    const code = codeOf(error)
    if (code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') return refuse('NO_PASSWORD')
    if (!['INVALID_PASSWORD', 'PASSWORD_TOO_LONG'].includes(code)) throw error
    return refuse('WRONG_PASSWORD', { fields: { current: identityRefusals.WRONG_PASSWORD.text } })
  }
}

export const showRole: Serve<typeof contract.showRole> = async ({ caller, params }) =>
  params.id === caller.id ? { role: caller.role } : refuse('NOT_FOUND')
