// Written from the contracts by: npm run client:routes
import { clientOf } from '#marketplace/send.ts'
import type * as contract from '#marketplace/questions/admin/admin-question.contract.ts'

export const questions = /* @__PURE__ */ clientOf<typeof contract>({
  download: 'get /admin/questions.csv',
  hide: 'post /admin/questions/{id}/hide',
  list: 'get /admin/questions',
  restore: 'post /admin/questions/{id}/restore',
  show: 'get /admin/questions/{id}',
})
