// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/cash/payment.contract.ts'

export const payments = /* @__PURE__ */ clientOf<typeof contract>({
  confirm: 'post /host/bookings/{id}/confirm-payment',
  undo: 'post /host/bookings/{id}/undo-payment',
})
