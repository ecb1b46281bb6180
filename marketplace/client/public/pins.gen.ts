// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/discovery/map/pin.contract.ts'

export const pins = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /experiences/pins',
})
