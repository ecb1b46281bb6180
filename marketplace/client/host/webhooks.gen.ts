// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/hosts/webhooks/webhook.contract.ts'

export const webhooks = /* @__PURE__ */ clientOf<typeof contract>({
  change: 'patch /host/webhooks/{id}',
  create: 'post /host/webhooks',
  deliveries: 'get /host/webhooks/{id}/deliveries',
  list: 'get /host/webhooks',
  remove: 'delete /host/webhooks/{id}',
  renewSecret: 'post /host/webhooks/{id}/secret',
  resend: 'post /host/webhooks/deliveries/{id}/resend',
  sendTest: 'post /host/webhooks/{id}/test',
})
