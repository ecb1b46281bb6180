// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/preferences/preference.contract.ts'

export const preferences = /* @__PURE__ */ clientOf<typeof contract>({
  change: 'patch /profile/preferences',
  show: 'get /profile/preferences',
})
