// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/admin/search/admin-search.contract.ts'

export const search = /* @__PURE__ */ clientOf<typeof contract>({
  find: 'get /admin/search',
})
