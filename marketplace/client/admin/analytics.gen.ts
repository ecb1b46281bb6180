// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/admin/analytics/analytics.contract.ts'

export const analytics = /* @__PURE__ */ clientOf<typeof contract>({
  download: 'get /admin/analytics.csv',
  show: 'get /admin/analytics',
  showBreakdown: 'get /admin/analytics/breakdown',
})
