// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/check-in/marks/mark.contract.ts'

export const marks = /* @__PURE__ */ clientOf<typeof contract>({
  add: 'post /host/bookings/{id}/marks',
  checkIn: 'post /host/dates/{id}/check-in',
})
