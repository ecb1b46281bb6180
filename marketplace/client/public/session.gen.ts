// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/session/session.contract.ts'

export const session = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /session',
  signOut: 'post /auth/sign-out',
})
