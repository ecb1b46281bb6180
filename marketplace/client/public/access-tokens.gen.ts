// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/accounts/access-tokens/access-token.contract.ts'

export const accessTokens = /* @__PURE__ */ clientOf<typeof contract>({
  create: 'post /profile/access-tokens',
  list: 'get /profile/access-tokens',
  revoke: 'delete /profile/access-tokens/{id}',
})
