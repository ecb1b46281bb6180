// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/profiles/profile.contract.ts'

export const profile = /* @__PURE__ */ clientOf<typeof contract>({
  changeAvatar: 'put /profile/avatar',
  removeAvatar: 'delete /profile/avatar',
  show: 'get /profile',
  update: 'patch /profile',
})
