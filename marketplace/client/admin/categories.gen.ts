// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/admin/categories/admin-category.contract.ts'

export const categories = /* @__PURE__ */ clientOf<typeof contract>({
  change: 'put /admin/categories/{id}',
  create: 'post /admin/categories',
  list: 'get /admin/categories',
  remove: 'post /admin/categories/{id}/delete',
})
