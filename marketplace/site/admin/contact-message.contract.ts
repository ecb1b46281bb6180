import { z } from 'zod'
import { MAX_ANSWER_LENGTH } from '#marketplace/site/contact/contact.rules.ts'
import { endpoint } from '#platform/http/contract.ts'
import { BulkAnswer, bulkIds, listEndpoint, listPage } from '../../admin/list.contract.ts'
import { messageList } from './contact-message.list.ts'

const instant = z.iso.datetime()
const Kind = z.enum(['question', 'report', 'host-wish'])

const row = {
  id: z.uuid(),
  kind: Kind,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
  answeredAt: instant.nullable(),
  archivedAt: instant.nullable(),
}

const AdminMessageRow = z
  .object({
    ...row,
    /** The first words of the message. */
    beginning: z.string(),
  })
  .meta({ id: 'AdminMessageRow' })
export type AdminMessageRow = z.output<typeof AdminMessageRow>

export const AdminMessage = z
  .object({
    ...row,
    message: z.string(),
    /** The sender's account, if they were signed in. */
    person: z.object({ id: z.uuid(), name: z.string(), role: z.enum(['traveler', 'host', 'admin']) }).nullable(),
    /** The reported page. */
    about: z.string().nullable(),
    answer: z.string().nullable(),
    answeredBy: z.string().nullable(),
    /** The delivery state of the answer's mail. */
    mail: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed']).nullable(),
    /** Whether a mail server is configured. */
    mailLeaves: z.boolean(),
  })
  .meta({ id: 'AdminMessage' })
export type AdminMessage = z.output<typeof AdminMessage>

const messageId = z.object({ id: z.uuid() })
const shared = { tag: 'Administración', access: 'admin' } as const

export const list = listEndpoint(messageList, {
  summary: 'What people wrote through the contact page, by box',
  answer: listPage(AdminMessageRow)
    .extend({ boxes: z.object({ new: z.int(), reports: z.int(), wishes: z.int() }) })
    .meta({ id: 'AdminMessagePage' }),
})

export const show = endpoint({
  ...shared,
  method: 'get',
  path: '/admin/messages/{id}',
  summary: 'One message, with who wrote it and what became of it',
  params: messageId,
  status: 200,
  answer: AdminMessage,
  refusals: [],
})

export const read = endpoint({
  ...shared,
  method: 'post',
  path: '/admin/messages/{id}/read',
  summary: 'Remembers that somebody of the team has opened it; the first time counts',
  params: messageId,
  status: 204,
  answer: null,
  refusals: [],
})

export const answer = endpoint({
  ...shared,
  method: 'post',
  path: '/admin/messages/{id}/answer',
  summary: 'Answers by mail, once; further words are a matter of the mailbox',
  params: messageId,
  body: z
    .object({
      answer: z
        .string('Escribe la respuesta')
        .trim()
        .min(2, 'Escribe la respuesta')
        .max(MAX_ANSWER_LENGTH, `Escribe como máximo ${MAX_ANSWER_LENGTH} caracteres`),
    })
    .meta({ id: 'ContactAnswer' }),
  status: 200,
  answer: AdminMessage,
  refusals: ['MESSAGE_ANSWERED'],
})

const several = z.object({ ids: bulkIds }).meta({ id: 'ContactMessageIds' })

export const archive = endpoint({
  ...shared,
  method: 'post',
  path: '/admin/messages/archive',
  summary: 'Puts messages away; they can be brought back',
  body: several,
  status: 200,
  answer: BulkAnswer,
  refusals: [],
})

export const restore = endpoint({
  ...shared,
  method: 'post',
  path: '/admin/messages/restore',
  summary: 'Brings messages back from the archive',
  body: several,
  status: 200,
  answer: BulkAnswer,
  refusals: [],
})
