// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/rights/right.contract.ts'

export const dataRequests = /* @__PURE__ */ clientOf<typeof contract>({
  create: 'post /profile/data-requests',
  list: 'get /profile/data-requests',
})
