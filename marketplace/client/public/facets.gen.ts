// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/discovery/facets/facet.contract.ts'

export const facets = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /experiences/facets',
})
