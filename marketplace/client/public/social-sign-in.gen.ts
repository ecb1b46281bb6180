// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/social/social.contract.ts'

export const socialSignIn = /* @__PURE__ */ clientOf<typeof contract>({
  finish: 'post /auth/social-return',
  start: 'post /auth/social/{provider}',
})
