// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/locations/map/map.contract.ts'

export const map = /* @__PURE__ */ clientOf<typeof contract>({
  showSettings: 'get /map/token',
})
