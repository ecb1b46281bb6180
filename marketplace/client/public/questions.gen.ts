// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/questions/question.contract.ts'

export const questions = /* @__PURE__ */ clientOf<typeof contract>({
  ask: 'post /questions',
  list: 'get /experiences/{id}/questions',
  listOwn: 'get /experiences/{id}/questions/own',
  withdraw: 'delete /questions/{id}',
})
