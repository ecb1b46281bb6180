// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/availability/availability.contract.ts'

export const dates = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /experiences/{id}/dates',
})
