import { z } from 'zod'
import { details, RightStatusSchema } from '#marketplace/accounts/rights/right.contract.ts'
import { MAX_LENGTH, RIGHTS } from '#marketplace/accounts/rights/right.rules.ts'
import { endpoint } from '#platform/http/contract.ts'
import { listEndpoint, listPage } from '../../../admin/list.contract.ts'
import { rightList } from './admin-right.list.ts'

const instant = z.iso.datetime()
const Kind = z.enum(RIGHTS, 'Elige qué se pide')

const row = {
  id: z.uuid(),
  kind: Kind,
  name: z.string(),
  email: z.string(),
  status: RightStatusSchema,
  receivedAt: instant,
  dueAt: instant,
  answeredAt: instant.nullable(),
}
const AdminRightRow = z.object(row).meta({ id: 'AdminRightRow' })

export const AdminRight = z
  .object({
    ...row,
    details: z.string(),
    /** The account that asked; null when an operator registered it. */
    person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    answer: z.string().nullable(),
    answeredBy: z.string().nullable(),
    mailLeaves: z.boolean(),
  })
  .meta({ id: 'AdminRight' })
export type AdminRight = z.output<typeof AdminRight>

const shared = { tag: 'Administración', access: 'admin' } as const
const rightId = z.object({ id: z.uuid() })

export const list = listEndpoint(rightList, {
  summary: 'Requests about personal data and breaches, open ones first, by what is due',
  answer: listPage(AdminRightRow).extend({ open: z.int(), overdue: z.int() }).meta({ id: 'AdminRightPage' }),
})

export const show = endpoint({
  ...shared,
  method: 'get',
  path: '/admin/rights/{id}',
  permission: 'cases.read',
  summary: 'One request with its clock and its answer',
  params: rightId,
  status: 200,
  answer: AdminRight,
  refusals: [],
})

const line = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `Escribe como máximo ${max} caracteres`)

export const register = endpoint({
  ...shared,
  method: 'post',
  path: '/admin/rights',
  permission: 'cases.answer',
  summary: 'Registers a request that came by mail or in person, or a breach; its clock began when it was received',
  idempotent: true,
  body: z
    .object({
      kind: Kind,
      name: line(MAX_LENGTH.name, 'Escribe de quién es'),
      email: line(MAX_LENGTH.email, 'Escribe un correo').pipe(z.email('Email inválido')),
      details,
      receivedAt: z.iso.datetime('Elige cuándo se recibió'),
    })
    .meta({ id: 'NewAdminRight' }),
  status: 201,
  answer: AdminRight,
  refusals: ['RECEIVED_LATER'],
})

export const close = endpoint({
  ...shared,
  method: 'post',
  path: '/admin/rights/{id}/answer',
  permission: 'cases.answer',
  summary: 'Answers or refuses, with words that are mailed to who asked; a breach is only noted',
  params: rightId,
  body: z
    .object({
      status: z.enum(['answered', 'refused'], 'Elige si se atiende o se rechaza'),
      answer: z
        .string('Escribe la respuesta')
        .trim()
        .min(10, 'Escribe la respuesta: 10 caracteres o más')
        .max(MAX_LENGTH.answer, `Escribe como máximo ${MAX_LENGTH.answer} caracteres`),
    })
    .meta({ id: 'RightAnswer' }),
  status: 200,
  answer: AdminRight,
  refusals: ['REQUEST_CLOSED'],
})
