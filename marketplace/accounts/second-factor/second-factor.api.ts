import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { countUse } from '#platform/http/limits/limits.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/mail.ts'
import type { SignedIn } from '../account.rules.ts'
import { passwordHashOf } from '../account-deletion/account-deletion.data.ts'
import { addressOf } from '../account-status/account-status.data.ts'
import { codeOf, startSession } from '../identity/identity.data.ts'
import { passkeysPossible } from '../passkeys/passkey.data.ts'
import { endOtherSessions } from '../session/device.data.ts'
import { tokenOf } from '../session/session.data.ts'
import type * as contract from './second-factor.contract.ts'
import {
  adminsNeedSecondFactor,
  beginAuthenticator,
  dropIdleRecoveryCodes,
  factorsOf,
  firstRecoveryCodes,
  hasSecondFactor,
  removeAuthenticator,
  renewRecoveryCodes,
  secondFactorResetJob,
  takeRecoveryCode,
  takeTotp,
} from './second-factor.data.ts'
import { type ChangeName, changes, SecondFactorMail } from './second-factor.mail.tsx'
import { formatRecoveryCode, readCode, SECOND_STEP_MINUTES } from './second-factor.rules.ts'
import { secondFactorRefusals, triesText } from './second-factor.text.ts'
import { endSecondStep, ownerOfSecondStep } from './second-step.data.ts'

/** Tells the owner by mail that a second factor changed. */
export const notifyChange = ({ email, name }: { email: string; name: string }, change: ChangeName) =>
  sendMail(database(), { to: email, subject: changes[change].subject, body: SecondFactorMail({ name, change }) })

/** Tells somebody that the operator removed their second factors. */
export const notifyReset: Job<{ userId: string }> = {
  ...secondFactorResetJob,
  run: async ({ userId }) => {
    const person = await addressOf(userId)
    if (person) await notifyChange(person, 'reset')
  },
}

const wrongCode = () => refuse('WRONG_CODE', { fields: { code: secondFactorRefusals.WRONG_CODE.text } })

type PasskeyRow = { id: string; name: string; synced: boolean; createdAt: Date; lastUsedAt: Date | null }

/** A passkey as its owner sees it, without the key itself. */
export const presentPasskey = ({ id, name, synced, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  name,
  synced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export const show: Serve<typeof contract.show> = async ({ caller }) => {
  const { passkeys, ...factors } = await factorsOf(caller)
  return {
    ...factors,
    passkeys: passkeys.map(presentPasskey),
    required: caller.role === 'admin' && adminsNeedSecondFactor(),
    passkeysPossible: passkeysPossible(),
    hasPassword: (await passwordHashOf(caller)) !== null,
  }
}

export const begin: Serve<typeof contract.begin> = async ({ caller }) => {
  const enrolment = await beginAuthenticator(caller)
  if (!enrolment) return refuse('AUTHENTICATOR_EXISTS')
  return { ...enrolment, secret: new URL(enrolment.uri).searchParams.get('secret')! }
}

/** Recovery codes with the first factor; all other sessions end, because they were opened without it. */
export async function factorAdded(caller: SignedIn, request: Request, change: ChangeName) {
  const codes = await firstRecoveryCodes(caller)
  await endOtherSessions(caller, tokenOf(request))
  await notifyChange(caller, change)
  return codes?.map(formatRecoveryCode) ?? null
}

export const confirm: Serve<typeof contract.confirm> = async ({ caller, body, now, request }) => {
  const read = readCode(body.code)
  const right = read?.kind === 'totp' && (await takeTotp(caller.id, read.code, now, 'unconfirmed'))
  if (!right) return wrongCode()
  return { recoveryCodes: await factorAdded(caller, request, 'authenticatorOn') }
}

/** Uses a code of either kind. @returns which one it was, or null */
async function takeCode(userId: string, text: string, now: Date): Promise<'totp' | 'recovery' | null> {
  const read = readCode(text)
  if (!read) return null
  const take = read.kind === 'totp' ? takeTotp : takeRecoveryCode
  return (await take(userId, read.code, now)) ? read.kind : null
}

export const remove: Serve<typeof contract.remove> = async ({ caller, body, now }) => {
  if (!(await takeCode(caller.id, body.code, now))) return wrongCode()
  await removeAuthenticator(caller)
  await dropIdleRecoveryCodes(caller)
  await notifyChange(caller, 'authenticatorOff')
  return null
}

export const renewCodes: Serve<typeof contract.renewCodes> = async ({ caller }) => {
  if (!(await hasSecondFactor(caller.id))) return refuse('NO_SECOND_FACTOR')
  const codes = await database().transaction((tx) => renewRecoveryCodes(tx, caller))
  await notifyChange(caller, 'codesRenewed')
  return { recoveryCodes: codes.map(formatRecoveryCode) }
}

/** Six digits are only a million codes, so somebody who has the password must not be able to try many. */
const PER_ACCOUNT = { points: 10, seconds: 900 }
const PER_SIGN_IN = { points: 5, seconds: SECOND_STEP_MINUTES * 60 }
const PER_ADDRESS = { points: 30, seconds: 900 }

export const verify: Serve<typeof contract.verify> = async ({ body, request, address, now }) => {
  const flooded = address && (await countUse('second step, address', PER_ADDRESS, address))
  if (flooded) return refuse('TOO_MANY', { retryAfter: flooded })
  const owner = await ownerOfSecondStep(body.challenge)
  if (!owner) return refuse('SECOND_STEP_EXPIRED')
  const spent = await countUse('second step', PER_SIGN_IN, body.challenge)
  if (spent) return refuse('TOO_MANY', { retryAfter: spent, text: triesText.signIn })
  const wait = await countUse('second step, account', PER_ACCOUNT, owner.id)
  if (wait) return refuse('TOO_MANY', { retryAfter: wait, text: triesText.account(wait) })
  const method = await takeCode(owner.id, body.code, now)
  if (!method) return wrongCode()
  try {
    const { user, cookies } = await startSession(owner.id, request.headers)
    await endSecondStep(body.challenge)
    if (method === 'recovery') await notifyChange(owner, 'codeUsed')
    const remaining = method === 'recovery' ? (await factorsOf(owner)).recoveryCodes : null
    return new WithHeaders({ user, recoveryCodesLeft: remaining }, cookies)
  } catch (error) {
    if (codeOf(error) === 'SUSPENDED') return refuse('SUSPENDED')
    throw error
  }
}
