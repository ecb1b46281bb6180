// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/assistant/flyer/flyer.contract.ts'

export const flyer = /* @__PURE__ */ clientOf<typeof contract>({
  read: 'post /host/flyer',
})
