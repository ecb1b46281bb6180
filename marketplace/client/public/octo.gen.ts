// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/discovery/channels/octo/octo.contract.ts'

export const octo = /* @__PURE__ */ clientOf<typeof contract>({
  availability: 'post /octo/availability',
  calendar: 'post /octo/availability/calendar',
  product: 'get /octo/products/{id}',
  products: 'get /octo/products',
})
