// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/images/upload.contract.ts'

export const pictures = /* @__PURE__ */ clientOf<typeof contract>({
  upload: 'post /host/pictures',
})
