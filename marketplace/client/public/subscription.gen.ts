// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/preferences/subscription.contract.ts'

export const subscription = /* @__PURE__ */ clientOf<typeof contract>({
  change: 'post /subscription',
  show: 'get /subscription',
})
