// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/admin/settings/setting.contract.ts'

export const settings = /* @__PURE__ */ clientOf<typeof contract>({
  change: 'patch /admin/settings',
  show: 'get /admin/settings',
})
