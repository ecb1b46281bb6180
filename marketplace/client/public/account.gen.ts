// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/account-deletion/account-deletion.contract.ts'

export const account = /* @__PURE__ */ clientOf<typeof contract>({
  downloadData: 'get /profile/data',
  previewDeletion: 'get /profile/deletion',
  remove: 'post /profile/deletion',
})
