// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/identity/identity.contract.ts'

export const identity = /* @__PURE__ */ clientOf<typeof contract>({
  changePassword: 'post /profile/password',
  forgotPassword: 'post /auth/forgot-password',
  resetPassword: 'post /auth/reset-password',
  showRole: 'get /users/{id}/role',
  signIn: 'post /auth/sign-in',
  signUp: 'post /auth/sign-up',
})
