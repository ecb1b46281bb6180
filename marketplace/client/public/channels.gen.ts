// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/discovery/channels/channel.contract.ts'

export const channels = /* @__PURE__ */ clientOf<typeof contract>({
  google: 'get /channels/google-things-to-do.json',
  meta: 'get /channels/meta-catalogue.csv',
})
