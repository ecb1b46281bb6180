// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/date-cancellation/date-cancellation.contract.ts'

export const dateCancellations = /* @__PURE__ */ clientOf<typeof contract>({
  create: 'post /host/dates/{id}/cancellation',
  listAlternatives: 'get /bookings/{id}/alternatives',
  moveBooking: 'post /bookings/{id}/move',
  preview: 'get /host/dates/{id}/cancellation',
})
