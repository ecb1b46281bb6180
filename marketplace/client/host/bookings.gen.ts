// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/host-bookings/host-booking.contract.ts'

export const bookings = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /host/bookings',
  show: 'get /host/bookings/{id}',
})
