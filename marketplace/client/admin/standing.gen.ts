// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/bookings/standing/staff-standing.contract.ts'

export const standing = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /admin/users/{id}/standing',
})
