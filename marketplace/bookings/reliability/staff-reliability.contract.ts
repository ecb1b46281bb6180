import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { Reliability } from './reliability.contract.ts'

export const show = endpoint({
  method: 'get',
  path: '/admin/users/{id}/reliability',
  permission: 'people.read',
  summary: 'What the house counts of the reliability of a person, with the reservations behind each number',
  tag: 'Administración',
  access: 'admin',
  params: idParams,
  status: 200,
  answer: Reliability,
  refusals: [],
})
