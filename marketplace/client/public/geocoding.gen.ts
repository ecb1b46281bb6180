// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/locations/geocoding/geocoding.contract.ts'

export const geocoding = /* @__PURE__ */ clientOf<typeof contract>({
  forward: 'get /geocoding/forward',
  reverse: 'get /geocoding/reverse',
})
