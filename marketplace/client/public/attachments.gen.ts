// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/conversations/attachments/attachment.contract.ts'

export const attachments = /* @__PURE__ */ clientOf<typeof contract>({
  add: 'post /conversations/{id}/attachments',
  show: 'get /conversations/{id}/attachments/{attachment}',
})
