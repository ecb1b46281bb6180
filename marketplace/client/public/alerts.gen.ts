// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/alerts/alert.contract.ts'

export const alerts = /* @__PURE__ */ clientOf<typeof contract>({
  awaitDate: 'put /experiences/{id}/alert',
  list: 'get /alerts',
  remove: 'delete /alerts/{id}',
  saveSearch: 'put /alerts/searches',
})
