// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/reviews/replies/reply.contract.ts'

export const reviews = /* @__PURE__ */ clientOf<typeof contract>({
  changeReply: 'patch /host/reviews/{id}/reply',
  list: 'get /host/reviews',
  reply: 'post /host/reviews/{id}/reply',
})
