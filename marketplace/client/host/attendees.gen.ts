// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/attendees/attendee.contract.ts'

export const attendees = /* @__PURE__ */ clientOf<typeof contract>({
  download: 'get /host/dates/{id}/guests.csv',
  list: 'get /host/dates/{id}/guests',
  markWritten: 'post /host/bookings/{id}/written',
  unmarkWritten: 'delete /host/bookings/{id}/written',
})
