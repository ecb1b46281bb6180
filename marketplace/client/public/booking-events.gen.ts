// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/live/booking-events.contract.ts'

export const bookingEvents = /* @__PURE__ */ clientOf<typeof contract>({
  follow: 'get /bookings/events',
})
