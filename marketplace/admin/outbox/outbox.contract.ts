import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { BulkAnswer, bulkIds, listEndpoint, listPage } from '../list.contract.ts'
import { outboxList } from './outbox.list.ts'
import { MAIL_STATES } from './outbox.rules.ts'

const moment = z.iso.datetime()
const MailState = z.enum(MAIL_STATES)

export const AdminMailRow = z
  .object({
    id: z.uuid(),
    recipient: z.string(),
    subject: z.string(),
    state: MailState,
    /** Delivery attempts since it was last queued. */
    attempts: z.int(),
    /** The first line of the mail server's answer at the last attempt. */
    lastError: z.string().nullable(),
    createdAt: moment,
    sentAt: moment.nullable(),
  })
  .meta({ id: 'AdminMailRow' })
export type AdminMailRow = z.output<typeof AdminMailRow>

export const AdminMail = AdminMailRow.extend({
  /** The full answer of the mail server. */
  error: z.string().nullable(),
  replyTo: z.string().nullable(),
  /** The recipient can unsubscribe from this topic with one press. */
  unsubscribable: z.boolean(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), bytes: z.int() })),
  /** Whether a mail server is configured; without one nothing is sent. */
  deliverable: z.boolean(),
}).meta({ id: 'AdminMail' })
export type AdminMail = z.output<typeof AdminMail>

/** The plain text of an email; the HTML is a document of its own. */
export const MailText = z.object({ text: z.string() }).meta({ id: 'AdminMailText' })

const shared = { tag: 'Administración', access: 'admin' } as const

export const list = listEndpoint(outboxList, {
  summary: 'Mail of the product: searched by recipient or subject, filtered by state and day, sorted, 20 to a page',
  answer: listPage(AdminMailRow).extend({ deliverable: z.boolean() }),
})

export const show = endpoint({
  ...shared,
  method: 'get',
  path: '/admin/outbox/{id}',
  permission: 'mail.read',
  summary: 'What became of one mail; what it says is opened separately',
  params: idParams,
  status: 200,
  answer: AdminMail,
  refusals: [],
})

export const open = endpoint({
  ...shared,
  method: 'post',
  path: '/admin/outbox/{id}/open',
  permission: 'correspondence.open',
  summary: 'Opens a mail to its administrator for an hour and writes that down; emails quote chats and open doors',
  params: idParams,
  status: 200,
  answer: MailText,
  refusals: [],
})

export const showContent = endpoint({
  ...shared,
  method: 'get',
  path: '/admin/outbox/{id}/content',
  permission: 'correspondence.open',
  summary: 'An opened mail as it was written, in a document without scripts',
  params: idParams,
  status: 200,
  answer: z.string(),
  file: 'text/html; charset=utf-8',
  refusals: ['MAIL_NOT_OPENED'],
})

export const retry = endpoint({
  ...shared,
  method: 'post',
  path: '/admin/outbox/retry',
  permission: 'system.write',
  summary: 'Lets mail leave that was kept, given up or still waits; what was sent is never sent again',
  body: z.object({ ids: bulkIds }).meta({ id: 'MailRetry' }),
  status: 200,
  answer: BulkAnswer,
  refusals: ['MAIL_OFF'],
})
