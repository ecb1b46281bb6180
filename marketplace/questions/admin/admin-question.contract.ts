import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { fileEndpoint, listEndpoint, listPage, reason } from '../../admin/list.contract.ts'
import { QUESTION_STATES } from '../question.rules.ts'
import { questionList } from './admin-question.list.ts'

const instant = z.iso.datetime()
const Reference = z.object({ id: z.uuid(), name: z.string() })

export const AdminQuestion = z
  .object({
    id: z.uuid(),
    text: z.string(),
    answer: z.string().nullable(),
    experience: Reference,
    traveler: Reference,
    host: Reference,
    createdAt: instant,
    answeredAt: instant.nullable(),
    state: z.enum(QUESTION_STATES),
    hiddenAt: instant.nullable(),
    hiddenReason: z.string().nullable(),
  })
  .meta({ id: 'AdminQuestion' })
export type AdminQuestion = z.output<typeof AdminQuestion>

export const list = listEndpoint(questionList, {
  summary: 'Every question before a reservation, hidden ones included, 20 a page',
  answer: listPage(AdminQuestion).meta({ id: 'AdminQuestions' }),
})

export const download = fileEndpoint(questionList, {
  summary: 'The same list as a file, at most 10,000 rows; written into the audit log',
  limit: { points: 20, seconds: HOUR_S },
})

const common = { tag: 'Administración', access: 'admin', params: idParams } as const
const action = { ...common, method: 'post', status: 204, answer: null } as const
const Reasoned = z.object({ reason }).meta({ id: 'QuestionReason' })

export const show = endpoint({
  ...common,
  method: 'get',
  path: '/admin/questions/{id}',
  permission: 'content.read',
  summary: 'A question with its answer, and who wrote them',
  status: 200,
  answer: AdminQuestion,
  refusals: [],
})

export const hide = endpoint({
  ...action,
  path: '/admin/questions/{id}/hide',
  permission: 'content.moderate',
  summary: 'Takes a question and its answer out of every page; those who wrote them are told why',
  body: Reasoned,
  refusals: ['QUESTION_UNCHANGED'],
})

export const restore = endpoint({
  ...action,
  path: '/admin/questions/{id}/restore',
  permission: 'content.moderate',
  summary: 'Shows a hidden question again, where it stood',
  body: Reasoned,
  refusals: ['QUESTION_UNCHANGED'],
})
