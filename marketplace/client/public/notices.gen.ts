// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/notices/notice.contract.ts'

export const notices = /* @__PURE__ */ clientOf<typeof contract>({
  countUnread: 'get /notices/unread',
  list: 'get /notices',
  read: 'post /notices/{id}/read',
  readAll: 'post /notices/read',
})
