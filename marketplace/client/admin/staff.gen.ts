// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/admin/staff/staff-member.contract.ts'

export const staff = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /admin/staff',
})
