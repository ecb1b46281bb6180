// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/site/contact/contact.contract.ts'

export const contact = /* @__PURE__ */ clientOf<typeof contract>({
  send: 'post /contact-messages',
})
