// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/freshness/freshness.contract.ts'

export const freshness = /* @__PURE__ */ clientOf<typeof contract>({
  answer: 'post /host/experiences/{id}/freshness',
})
