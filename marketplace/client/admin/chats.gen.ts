// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/admin/chat/chat.contract.ts'

export const chats = /* @__PURE__ */ clientOf<typeof contract>({
  open: 'post /admin/bookings/{id}/chat',
  showPicture: 'get /admin/bookings/{id}/chat/pictures/{picture}',
})
