// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/admin/admin-booking.contract.ts'

export const bookings = /* @__PURE__ */ clientOf<typeof contract>({
  cancel: 'post /admin/bookings/{id}/cancel',
  cancelMany: 'post /admin/bookings/cancel',
  complete: 'post /admin/bookings/{id}/complete',
  confirm: 'post /admin/bookings/{id}/confirm',
  confirmPayment: 'post /admin/bookings/{id}/confirm-payment',
  correct: 'post /admin/bookings/{id}/correct',
  download: 'get /admin/bookings.csv',
  list: 'get /admin/bookings',
  show: 'get /admin/bookings/{id}',
})
