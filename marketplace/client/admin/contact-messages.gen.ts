// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/site/admin/contact-message.contract.ts'

export const contactMessages = /* @__PURE__ */ clientOf<typeof contract>({
  answer: 'post /admin/messages/{id}/answer',
  archive: 'post /admin/messages/archive',
  list: 'get /admin/messages',
  read: 'post /admin/messages/{id}/read',
  restore: 'post /admin/messages/restore',
  show: 'get /admin/messages/{id}',
})
