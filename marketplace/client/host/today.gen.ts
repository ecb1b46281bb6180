// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/hosts/dashboard/today.contract.ts'

export const today = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /host/today',
})
