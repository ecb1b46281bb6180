// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/ledger/admin/rates/rate.contract.ts'

export const commissionRates = /* @__PURE__ */ clientOf<typeof contract>({
  add: 'post /admin/commission-rates',
  list: 'get /admin/commission-rates',
})
