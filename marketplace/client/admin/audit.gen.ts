// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/admin/audit/audit.contract.ts'

export const audit = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /admin/audit',
})
