// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/experience.contract.ts'

export const experiences = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /experiences/{id}',
})
