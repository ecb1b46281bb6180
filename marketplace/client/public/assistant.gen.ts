// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/assistant/assistant.contract.ts'

export const assistant = /* @__PURE__ */ clientOf<typeof contract>({
  ask: 'post /intelligent-chat',
  follow: 'post /intelligent-chat/live',
  forget: 'delete /intelligent-chat',
  show: 'get /intelligent-chat',
})
