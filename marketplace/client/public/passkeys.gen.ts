// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/passkeys/passkey.contract.ts'

export const passkeys = /* @__PURE__ */ clientOf<typeof contract>({
  add: 'post /profile/passkeys',
  ask: 'post /auth/passkey/options',
  begin: 'post /profile/passkeys/options',
  remove: 'delete /profile/passkeys/{id}',
  rename: 'patch /profile/passkeys/{id}',
  signIn: 'post /auth/passkey',
})
