// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/booking.contract.ts'

export const bookings = /* @__PURE__ */ clientOf<typeof contract>({
  cancel: 'post /bookings/{id}/cancel',
  complete: 'post /host/bookings/{id}/complete',
  confirm: 'post /host/bookings/{id}/confirm',
  create: 'post /bookings',
  decline: 'post /host/bookings/{id}/cancel',
  list: 'get /bookings',
  show: 'get /bookings/{id}',
  showUpcoming: 'get /bookings/upcoming',
})
