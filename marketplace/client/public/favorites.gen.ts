// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/favorites/favorite.contract.ts'

export const favorites = /* @__PURE__ */ clientOf<typeof contract>({
  add: 'put /favorites/{id}',
  list: 'get /favorites',
  listCards: 'get /favorites/experiences',
  remove: 'delete /favorites/{id}',
})
