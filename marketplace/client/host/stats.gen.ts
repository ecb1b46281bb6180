// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/hosts/dashboard/stats.contract.ts'

export const stats = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /host/stats',
})
