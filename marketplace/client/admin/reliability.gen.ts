// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/reliability/staff-reliability.contract.ts'

export const reliability = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /admin/users/{id}/reliability',
})
