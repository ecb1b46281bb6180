// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/admin/users/user.contract.ts'

export const users = /* @__PURE__ */ clientOf<typeof contract>({
  changeMany: 'post /admin/users/bulk',
  changeRole: 'post /admin/users/{id}/role',
  download: 'get /admin/users.csv',
  list: 'get /admin/users',
  restore: 'post /admin/users/{id}/restore',
  sendLink: 'post /admin/users/{id}/reset-link',
  show: 'get /admin/users/{id}',
  suspend: 'post /admin/users/{id}/suspend',
  unverify: 'post /admin/users/{id}/unverify',
  verify: 'post /admin/users/{id}/verify',
})
