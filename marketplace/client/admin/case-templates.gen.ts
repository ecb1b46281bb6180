// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/cases/admin/templates/case-template.contract.ts'

export const caseTemplates = /* @__PURE__ */ clientOf<typeof contract>({
  change: 'put /admin/case-templates/{id}',
  create: 'post /admin/case-templates',
  list: 'get /admin/case-templates',
  remove: 'delete /admin/case-templates/{id}',
})
