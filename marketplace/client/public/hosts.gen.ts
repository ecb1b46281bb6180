// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/hosts/host.contract.ts'

export const hosts = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /hosts',
  listExperiences: 'get /hosts/{id}/experiences',
  show: 'get /hosts/{id}',
})
