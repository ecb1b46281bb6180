import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Serve } from '#marketplace/slice.ts'
import { type Refusal, refuse } from '#platform/http/refusal.ts'
import type { SignedIn } from '../account.rules.ts'
import { passwordHashOf } from '../account-deletion/account-deletion.data.ts'
import { authenticator } from '../identity/identity.data.ts'
import { identityRefusals } from '../identity/identity.text.ts'
import { ownerOfAnswer } from '../passkeys/passkey.data.ts'
import { takeTotp } from '../second-factor/second-factor.data.ts'
import { readCode } from '../second-factor/second-factor.rules.ts'
import { secondFactorRefusals } from '../second-factor/second-factor.text.ts'
import { refreshSession, tokenOf } from '../session/session.data.ts'
import type * as contract from './reauthentication.contract.ts'

type Proof = Parameters<Serve<typeof contract.reauthenticate>>[0]['body']
type No = Refusal<'WRONG_PASSWORD' | 'WRONG_CODE' | 'PASSKEY_REFUSED' | 'NO_PASSWORD'> | null

async function check(caller: SignedIn, proof: Proof, now: Date): Promise<No> {
  if ('passkey' in proof) {
    const answer = proof.passkey as unknown as AuthenticationResponseJSON
    return (await ownerOfAnswer(answer)) === caller.id ? null : refuse('PASSKEY_REFUSED')
  }
  const hash = await passwordHashOf(caller)
  if ('code' in proof) {
    // A code of the app alone does not replace a password: whoever has a password must enter it.
    const read = hash ? null : readCode(proof.code)
    if (read?.kind === 'totp' && (await takeTotp(caller.id, read.code, now))) return null
    return refuse('WRONG_CODE', { fields: { code: secondFactorRefusals.WRONG_CODE.text } })
  }
  if (!hash) return refuse('NO_PASSWORD')
  const { password: passwords } = await authenticator().$context
  if (await passwords.verify({ hash, password: proof.password })) return null
  return refuse('WRONG_PASSWORD', { fields: { password: identityRefusals.WRONG_PASSWORD.text } })
}

export const reauthenticate: Serve<typeof contract.reauthenticate> = async ({ caller, body, now, request }) => {
  const no = await check(caller, body, now)
  if (no) return no
  await refreshSession(caller, tokenOf(request), now)
  return null
}
