// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/whatsapp/whatsapp.contract.ts'

export const whatsapp = /* @__PURE__ */ clientOf<typeof contract>({
  confirm: 'post /host/whatsapp/confirm',
  end: 'delete /host/whatsapp',
  show: 'get /host/whatsapp',
  start: 'put /host/whatsapp',
})
