// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/push/push.contract.ts'

export const push = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /push',
  subscribe: 'post /push/subscriptions',
  unsubscribe: 'post /push/subscriptions/end',
})
