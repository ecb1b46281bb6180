// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/conversations/messages/message.contract.ts'

export const messages = /* @__PURE__ */ clientOf<typeof contract>({
  follow: 'get /conversations/{id}/events',
  list: 'get /conversations/{id}/messages',
  read: 'post /conversations/{id}/read',
  send: 'post /conversations/{id}/messages',
})
