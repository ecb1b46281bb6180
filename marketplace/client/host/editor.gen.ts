// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/editor/update/update.contract.ts'

export const editor = /* @__PURE__ */ clientOf<typeof contract>({
  create: 'post /host/experiences',
  show: 'get /host/experiences/{id}',
  update: 'put /host/experiences/{id}',
})
