// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/views/view.contract.ts'

export const views = /* @__PURE__ */ clientOf<typeof contract>({
  count: 'post /experiences/{id}/views',
})
