// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/admin/rights/admin-right.contract.ts'

export const dataRequests = /* @__PURE__ */ clientOf<typeof contract>({
  close: 'post /admin/rights/{id}/answer',
  list: 'get /admin/rights',
  register: 'post /admin/rights',
  show: 'get /admin/rights/{id}',
})
