// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/cases/admin/admin-case.contract.ts'

export const cases = /* @__PURE__ */ clientOf<typeof contract>({
  answer: 'post /admin/cases/{id}/answer',
  assign: 'post /admin/cases/{id}/assignee',
  close: 'post /admin/cases/{id}/close',
  dismiss: 'post /admin/cases/dismiss',
  download: 'get /admin/cases.csv',
  hear: 'post /admin/cases/{id}/heard',
  list: 'get /admin/cases',
  note: 'post /admin/cases/{id}/notes',
  open: 'post /admin/cases',
  show: 'get /admin/cases/{id}',
})
