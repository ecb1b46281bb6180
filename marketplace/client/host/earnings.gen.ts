// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/hosts/earnings/earnings.contract.ts'

export const earnings = /* @__PURE__ */ clientOf<typeof contract>({
  download: 'get /host/earnings.csv',
  show: 'get /host/earnings',
})
