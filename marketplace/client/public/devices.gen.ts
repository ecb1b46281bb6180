// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/session/device.contract.ts'

export const devices = /* @__PURE__ */ clientOf<typeof contract>({
  end: 'delete /profile/sessions/{id}',
  endOthers: 'delete /profile/sessions',
  list: 'get /profile/sessions',
})
