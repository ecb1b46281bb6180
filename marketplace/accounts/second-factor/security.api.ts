// The endpoints of what is asked besides the password: second step, passkeys, the password once more.
import type { Endpoint } from '#platform/http/contract.ts'
import type { Handler } from '#platform/http/serve.ts'
import type { Callers } from '../account.rules.ts'
import * as passkeys from '../passkeys/passkey.api.ts'
import * as passkey from '../passkeys/passkey.contract.ts'
import * as freshness from '../reauthentication/reauthentication.api.ts'
import * as fresh from '../reauthentication/reauthentication.contract.ts'
import * as secondFactors from './second-factor.api.ts'
import * as secondFactor from './second-factor.contract.ts'

export function serveSecurity(serve: <E extends Endpoint>(endpoint: E, handler: Handler<E, Callers>) => void): void {
  serve(secondFactor.takeSecondStep, secondFactors.takeStep)
  serve(secondFactor.showSecondFactor, secondFactors.show)
  serve(secondFactor.beginAuthenticator, secondFactors.begin)
  serve(secondFactor.confirmAuthenticator, secondFactors.confirm)
  serve(secondFactor.removeAuthenticator, secondFactors.remove)
  serve(secondFactor.renewRecoveryCodes, secondFactors.renew)
  serve(passkey.askPasskey, passkeys.ask)
  serve(passkey.signInWithPasskey, passkeys.signIn)
  serve(passkey.beginPasskey, passkeys.begin)
  serve(passkey.addPasskey, passkeys.add)
  serve(passkey.removePasskey, passkeys.remove)
  serve(fresh.provePresence, freshness.prove)
}
