import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { Category } from '../experience.contract.ts'

export const list = endpoint({
  method: 'get',
  path: '/categories',
  summary: 'The categories, by name',
  tag: 'Experiencias',
  access: 'anyone',
  replica: true,
  status: 200,
  answer: z.object({ categories: z.array(Category) }).meta({ id: 'Categories' }),
  refusals: [],
})
