import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { codeOf, startSession } from '../identity/identity.data.ts'
import { factorAdded, notifyChange, presentPasskey } from '../second-factor/second-factor.api.ts'
import { dropIdleRecoveryCodes } from '../second-factor/second-factor.data.ts'
import type * as contract from './passkey.contract.ts'
import {
  authenticationOptions,
  deletePasskey,
  ownerOfAnswer,
  passkeysPossible,
  registrationOptions,
  renamePasskey,
  storePasskey,
} from './passkey.data.ts'

export const begin: Serve<typeof contract.begin> = async ({ caller }) => {
  if (!passkeysPossible()) return refuse('NO_PASSKEYS_HERE')
  const options = await registrationOptions(caller)
  return options ? { options: { ...options } } : refuse('TOO_MANY_PASSKEYS')
}

export const add: Serve<typeof contract.add> = async ({ caller, body, request }) => {
  if (!passkeysPossible()) return refuse('NO_PASSKEYS_HERE')
  const passkey = await storePasskey(caller, body.name, body.response as unknown as RegistrationResponseJSON)
  if (typeof passkey === 'string') return refuse(passkey)
  return {
    passkey: presentPasskey(passkey),
    recoveryCodes: await factorAdded(caller, request, 'passkeyOn'),
  }
}

export const rename: Serve<typeof contract.rename> = async ({ caller, params, body }) => {
  const renamed = await renamePasskey(caller, params.id, body.name)
  return renamed ? presentPasskey(renamed) : refuse('NOT_FOUND')
}

export const remove: Serve<typeof contract.remove> = async ({ caller, params }) => {
  if (!(await deletePasskey(caller, params.id))) return refuse('NOT_FOUND')
  await dropIdleRecoveryCodes(caller)
  await notifyChange(caller, 'passkeyOff')
  return null
}

export const ask: Serve<typeof contract.ask> = async () =>
  passkeysPossible() ? { options: { ...(await authenticationOptions()) } } : refuse('NO_PASSKEYS_HERE')

export const signIn: Serve<typeof contract.signIn> = async ({ body, request }) => {
  if (!passkeysPossible()) return refuse('NO_PASSKEYS_HERE')
  const owner = await ownerOfAnswer(body.response as unknown as AuthenticationResponseJSON)
  if (!owner) return refuse('PASSKEY_REFUSED')
  try {
    const { user, cookies } = await startSession(owner, request.headers)
    return new WithHeaders({ user }, cookies)
  } catch (error) {
    if (codeOf(error) === 'SUSPENDED') return refuse('SUSPENDED')
    throw error
  }
}
