// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/reauthentication/reauthentication.contract.ts'

export const reauthentication = /* @__PURE__ */ clientOf<typeof contract>({
  reauthenticate: 'post /auth/fresh',
})
