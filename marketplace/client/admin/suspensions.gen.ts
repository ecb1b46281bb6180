// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/admin/users/suspension/suspension.contract.ts'

export const suspensions = /* @__PURE__ */ clientOf<typeof contract>({
  show: 'get /admin/users/{id}/suspension',
})
