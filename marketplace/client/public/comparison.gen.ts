// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/comparison/comparison.contract.ts'

export const comparison = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /comparison',
})
