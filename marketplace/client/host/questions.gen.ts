// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/questions/received/received-question.contract.ts'

export const questions = /* @__PURE__ */ clientOf<typeof contract>({
  answer: 'post /host/questions/{id}/answer',
  countWaiting: 'get /host/questions/waiting',
  list: 'get /host/questions',
  unpublish: 'post /host/questions/{id}/unpublish',
})
