// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/reviews/review.contract.ts'

export const reviews = /* @__PURE__ */ clientOf<typeof contract>({
  checkFromExperience: 'get /experiences/{id}/reviews/eligibility',
  checkFromHost: 'get /hosts/{id}/reviews/eligibility',
  createFromExperience: 'post /experiences/{id}/reviews',
  createFromHost: 'post /hosts/{id}/reviews',
  listForHost: 'get /hosts/{id}/reviews',
})
