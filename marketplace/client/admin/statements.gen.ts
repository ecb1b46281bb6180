// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/ledger/admin/statements/admin-statement.contract.ts'

export const statements = /* @__PURE__ */ clientOf<typeof contract>({
  adjust: 'post /admin/hosts/{id}/adjustments',
  download: 'get /admin/statements.csv',
  downloadCsv: 'get /admin/statements/{id}/csv',
  downloadPdf: 'get /admin/statements/{id}/pdf',
  liftPause: 'post /admin/hosts/{id}/pause/lift',
  list: 'get /admin/statements',
  make: 'post /admin/statements/run',
  pay: 'post /admin/hosts/{id}/payments',
  show: 'get /admin/statements/{id}',
  undo: 'post /admin/ledger-entries/{id}/undo',
})
