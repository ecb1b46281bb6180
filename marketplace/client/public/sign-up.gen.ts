// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/sign-up/sign-up.contract.ts'

export const signUp = /* @__PURE__ */ clientOf<typeof contract>({
  complete: 'post /auth/complete-sign-up',
  showLink: 'get /auth/sign-up-link',
})
