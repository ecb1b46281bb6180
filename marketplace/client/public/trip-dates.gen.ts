// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/discovery/search/trip/trip-date.contract.ts'

export const tripDates = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /experiences/trip-dates',
})
