// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/admin/users/records/user-record.contract.ts'

export const userRecords = /* @__PURE__ */ clientOf<typeof contract>({
  addNote: 'post /admin/users/{id}/notes',
  show: 'get /admin/users/{id}/records',
})
