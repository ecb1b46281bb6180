// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/admin/health/health.contract.ts'

export const health = /* @__PURE__ */ clientOf<typeof contract>({
  retryJob: 'post /admin/health/jobs/{id}/retry',
  show: 'get /admin/health',
})
