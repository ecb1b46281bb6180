// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/discovery/recommendation/recommendation.contract.ts'

export const recommendations = /* @__PURE__ */ clientOf<typeof contract>({
  listSimilar: 'get /experiences/{id}/similar',
  showHome: 'get /home',
})
