import { z } from 'zod'
import { ROLES } from '#marketplace/accounts/account.rules.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { BulkAnswer, bulkIds, fileEndpoint, listEndpoint, listPage, reason } from '../../admin/list.contract.ts'
import {
  CASE_KINDS,
  CASE_STATUSES,
  MAIL_STATUSES,
  MAX_LENGTH,
  MESSAGE_KINDS,
  NOTIFIED_OUTCOMES,
  OPENED_BY_HAND,
  OUTCOMES,
} from '../case.rules.ts'
import { caseList } from './admin-case.list.ts'

const instant = z.iso.datetime()
const reference = z.object({ id: z.uuid(), name: z.string() })
const MailStatus = z.enum(MAIL_STATUSES)

const row = {
  id: z.uuid(),
  /** The case number as it is said on the telephone. */
  number: z.int(),
  kind: z.enum(CASE_KINDS),
  subject: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  status: z.enum(CASE_STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
  assignee: reference.nullable(),
  createdAt: instant,
  /** When the team's turn began, and its deadline. */
  askedAt: instant,
  dueAt: instant,
  closedAt: instant.nullable(),
}

const CaseRow = z
  .object({
    ...row,
    beginning: z.string(),
    /** The delivery state of the latest mail. */
    mail: MailStatus.nullable(),
  })
  .meta({ id: 'AdminCaseRow' })
export type CaseRow = z.output<typeof CaseRow>

const CaseMessage = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  text: z.string(),
  /** The operator who wrote it, or recorded a call. */
  author: z.string().nullable(),
  createdAt: instant,
  mail: MailStatus.nullable(),
})
export type CaseMessage = z.output<typeof CaseMessage>

export const AdminCase = z
  .object({
    ...row,
    person: reference.extend({ role: z.enum(ROLES) }).nullable(),
    aboutPerson: reference.nullable(),
    booking: z.object({ id: z.uuid(), code: z.string() }).nullable(),
    experience: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    reviewId: z.uuid().nullable(),
    dataRequestId: z.uuid().nullable(),
    /** The reported page. */
    about: z.string().nullable(),
    messages: z.array(CaseMessage),
    staff: z.array(reference),
    mailLeaves: z.boolean(),
    /** Other open cases of the same person. */
    others: z.int(),
  })
  .meta({ id: 'AdminCase' })
export type AdminCase = z.output<typeof AdminCase>

const shared = { tag: 'Administración', access: 'admin' } as const
const line = (max: number, missing: string) =>
  z.string(missing).trim().min(2, missing).max(max, `Escribe como máximo ${max} caracteres`)
const text = line(MAX_LENGTH.text, 'Escribe el texto')
/** The latest message on the screen: an answer is refused when somebody else has written since. */
const last = z.uuid('No es válido')

export const list = listEndpoint(caseList, {
  summary: 'Cases by box, kind, deadline, who is in charge and whom they are about',
  answer: listPage(CaseRow)
    .extend({
      boxes: z.object({ open: z.int(), waiting: z.int(), late: z.int() }),
      staff: z.array(reference),
    })
    .meta({ id: 'AdminCasePage' }),
})

export const download = fileEndpoint(caseList, {
  summary: 'The cases of a search as a table for a spreadsheet, at most 10,000',
})

export const show = endpoint({
  ...shared,
  permission: 'cases.read',
  method: 'get',
  path: '/admin/cases/{id}',
  summary: 'One case: who asks, what about, everything that was said, and the notes of the team',
  params: idParams,
  status: 200,
  answer: AdminCase,
  refusals: [],
})

export const open = endpoint({
  ...shared,
  permission: 'cases.answer',
  method: 'post',
  path: '/admin/cases',
  summary: 'Opens a case for whoever called or wrote elsewhere, tied to a person and to a reservation',
  idempotent: true,
  body: z
    .object({
      kind: z.enum(OPENED_BY_HAND, 'Elige un tipo'),
      subject: line(MAX_LENGTH.subject, 'Escribe el asunto'),
      text: line(MAX_LENGTH.text, 'Escribe qué pasa'),
      personId: z.uuid('No es válido').nullable().default(null),
      bookingId: z.uuid('No es válido').nullable().default(null),
      /** Only for a person without an account; otherwise the account's data is used. */
      name: z.string().trim().max(MAX_LENGTH.name, `Escribe como máximo ${MAX_LENGTH.name} caracteres`).default(''),
      email: z
        .union([z.email('Email inválido').max(MAX_LENGTH.email), z.literal('')], 'Email inválido')
        .nullable()
        .default(null),
    })
    .refine(({ personId, name }) => personId !== null || name !== '', {
      path: ['name'],
      error: 'Escribe de quién es el caso',
    })
    .meta({ id: 'NewAdminCase' }),
  status: 201,
  answer: AdminCase,
  refusals: ['CASE_ABOUT_NOTHING'],
})

const write = {
  ...shared,
  permission: 'cases.answer',
  method: 'post',
  params: idParams,
  status: 200,
  answer: AdminCase,
} as const

export const answer = endpoint({
  ...write,
  path: '/admin/cases/{id}/answer',
  summary: 'Answers by email, as often as needed; the case then waits for who asked',
  idempotent: true,
  body: z.object({ text, last }).meta({ id: 'CaseAnswer' }),
  refusals: ['CASE_MOVED', 'CASE_CLOSED', 'CASE_WITHOUT_ADDRESS'],
})

export const note = endpoint({
  ...write,
  path: '/admin/cases/{id}/notes',
  summary: 'Notes something for the team; who asked never reads it',
  idempotent: true,
  body: z.object({ text }).meta({ id: 'CaseNote' }),
  refusals: [],
})

export const hear = endpoint({
  ...write,
  path: '/admin/cases/{id}/heard',
  summary: 'Writes down what who asked said on the telephone or in a mail; the case is open again, with a new deadline',
  idempotent: true,
  body: z.object({ text }).meta({ id: 'CaseHeard' }),
  refusals: ['CASE_OF_DATA'],
})

export const assign = endpoint({
  ...write,
  path: '/admin/cases/{id}/assignee',
  summary: 'Puts somebody of the team in charge, or nobody',
  body: z.object({ assigneeId: z.uuid('Elige a alguien del equipo').nullable() }).meta({ id: 'CaseAssignee' }),
  refusals: ['ASSIGNEE_NOT_STAFF'],
})

export const close = endpoint({
  ...write,
  path: '/admin/cases/{id}/close',
  summary: 'Closes with an outcome and words that are told to who asked',
  idempotent: true,
  body: z.object({ outcome: z.enum(NOTIFIED_OUTCOMES, 'Elige el resultado'), text, last }).meta({ id: 'CaseClosing' }),
  refusals: ['CASE_MOVED', 'CASE_CLOSED', 'CASE_OF_DATA'],
})

export const dismiss = endpoint({
  ...shared,
  permission: 'cases.answer',
  method: 'post',
  path: '/admin/cases/dismiss',
  summary: 'Closes several without a word to who asked, for spam and doubles, with a reason that the log keeps',
  body: z.object({ ids: bulkIds, reason }).meta({ id: 'CaseDismissal' }),
  status: 200,
  answer: BulkAnswer,
  refusals: [],
})
