// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/hosts/own-profile/own-host.contract.ts'

export const profile = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /host/profile',
  update: 'patch /host/profile',
})
