// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/ledger/statements/statement.contract.ts'

export const statements = /* @__PURE__ */ clientOf<typeof contract>({
  downloadCsv: 'get /host/statements/{id}/csv',
  downloadPdf: 'get /host/statements/{id}/pdf',
  list: 'get /host/statements',
  show: 'get /host/statements/{id}',
})
