import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

export const count = endpoint({
  method: 'post',
  path: '/experiences/{id}/views',
  summary: 'Count that the page of a published experience was opened; nobody is remembered',
  tag: 'Experiencias',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  limit: { points: 120, seconds: 60 },
  status: 204,
  answer: null,
  refusals: [],
})
