// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/mailbox/mailbox.contract.ts'

export const mailbox = /* @__PURE__ */ clientOf<typeof contract>({
  confirm: 'post /profile/mailbox/confirm',
  resend: 'post /profile/mailbox/link',
  show: 'get /profile/mailbox',
  showLink: 'get /mailbox-link',
})
