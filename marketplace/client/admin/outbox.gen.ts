// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/admin/outbox/outbox.contract.ts'

export const outbox = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /admin/outbox',
  open: 'post /admin/outbox/{id}/open',
  retry: 'post /admin/outbox/retry',
  show: 'get /admin/outbox/{id}',
  showContent: 'get /admin/outbox/{id}/content',
})
