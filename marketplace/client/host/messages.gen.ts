// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/links/host-message.contract.ts'

export const messages = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /host/messages',
})
