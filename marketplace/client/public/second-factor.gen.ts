// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/second-factor/second-factor.contract.ts'

export const secondFactor = /* @__PURE__ */ clientOf<typeof contract>({
  begin: 'post /profile/second-factor/authenticator',
  confirm: 'post /profile/second-factor/authenticator/confirmation',
  remove: 'post /profile/second-factor/authenticator/removal',
  renewCodes: 'post /profile/second-factor/recovery-codes',
  show: 'get /profile/second-factor',
  verify: 'post /auth/second-step',
})
