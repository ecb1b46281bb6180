// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/calendar/calendar.contract.ts'

export const bookingCalendar = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /bookings/{id}/calendar.ics',
})
