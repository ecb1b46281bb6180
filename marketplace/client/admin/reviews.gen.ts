// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/reviews/admin/admin-review.contract.ts'

export const reviews = /* @__PURE__ */ clientOf<typeof contract>({
  changeMany: 'post /admin/reviews/bulk',
  download: 'get /admin/reviews.csv',
  hide: 'post /admin/reviews/{id}/hide',
  hideReply: 'post /admin/reviews/{id}/reply/hide',
  list: 'get /admin/reviews',
  remove: 'delete /admin/reviews/{id}',
  restore: 'post /admin/reviews/{id}/restore',
  restoreReply: 'post /admin/reviews/{id}/reply/restore',
  show: 'get /admin/reviews/{id}',
})
