// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/conversations/live/conversation-events.contract.ts'

export const conversationEvents = /* @__PURE__ */ clientOf<typeof contract>({
  follow: 'get /conversations/{id}/events',
})
