// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/admin/dashboard/dashboard.contract.ts'

export const dashboard = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /admin/overview',
  showBadges: 'get /admin/badges',
})
