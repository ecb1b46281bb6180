// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/check-in/check-in.contract.ts'

export const checkIns = /* @__PURE__ */ clientOf<typeof contract>({
  confirmAttendance: 'post /bookings/{id}/attendance',
  markSeen: 'post /host/attendances/seen',
  start: 'post /bookings/{id}/start',
  startAsHost: 'post /host/bookings/{id}/start',
})
