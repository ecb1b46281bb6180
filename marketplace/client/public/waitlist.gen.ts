// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/experiences/waitlist/waitlist.contract.ts'

export const waitlist = /* @__PURE__ */ clientOf<typeof contract>({
  join: 'put /dates/{id}/waitlist',
  leave: 'delete /dates/{id}/waitlist',
  list: 'get /waitlist',
})
