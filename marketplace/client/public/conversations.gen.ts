// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/conversations/conversation.contract.ts'

export const conversations = /* @__PURE__ */ clientOf<typeof contract>({
  countUnread: 'get /conversations/unread',
  findForExperience: 'get /experiences/{id}/chat',
  list: 'get /conversations',
  open: 'post /bookings/{id}/conversation',
  show: 'get /conversations/{id}',
})
