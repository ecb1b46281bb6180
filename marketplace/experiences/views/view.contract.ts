import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'

export const count = endpoint({
  method: 'post',
  path: '/experiences/{id}/views',
  summary: 'Count that the page of a published experience was opened; nobody is remembered',
  tag: 'Experiencias',
  access: 'anyone',
  params: idParams,
  limit: { points: 120, seconds: 60 },
  status: 204,
  answer: null,
  refusals: [],
})
