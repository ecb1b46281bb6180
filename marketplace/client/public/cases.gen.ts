// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/cases/own/own-case.contract.ts'

export const cases = /* @__PURE__ */ clientOf<typeof contract>({
  list: 'get /profile/cases',
  show: 'get /profile/cases/{id}',
  write: 'post /profile/cases/{id}/messages',
})
