import { z } from 'zod'
import { MAX_NOTE_LENGTH } from '#marketplace/accounts/notes/note.rules.ts'
import { CASE_KINDS, CASE_STATUSES, OUTCOMES } from '#marketplace/cases/case.rules.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'

const count = z.int().nonnegative()
const instant = z.iso.datetime()
/** The newest rows of a longer list. */
const latest = <Item extends z.ZodType>(item: Item) => z.object({ total: count, items: z.array(item) })

const MailRow = z.object({
  id: z.uuid(),
  subject: z.string(),
  state: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed']),
  createdAt: instant,
})
/** Only that a chat exists; reading its messages requires a reason (INV-23). */
const Chat = z.object({
  bookingId: z.uuid(),
  code: z.string(),
  with: z.string(),
  messages: count,
  lastAt: instant.nullable(),
})
const Case = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(CASE_KINDS),
  subject: z.string(),
  status: z.enum(CASE_STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
  createdAt: instant,
  isAbout: z.boolean(),
})
const Note = z
  .object({ id: z.uuid(), text: z.string(), author: z.string().nullable(), createdAt: instant })
  .meta({ id: 'PersonNote' })

export const UserRecords = z
  .object({
    notes: latest(Note),
    cases: latest(Case),
    mails: latest(MailRow),
    chats: latest(Chat),
    money: z.object({
      /** As a traveler: completed and missed bookings, and their cash. */
      traveler: z.object({ paid: count, paidTotal: z.number(), unpaid: count, absent: count, cancelled: count }),
      /** As a host: what they owe; negative is in their favour. Null for a person who has never been a host. */
      host: z
        .object({
          owed: z.number(),
          overdue: z.number(),
          unconfirmed: z.number(),
          statements: latest(z.object({ id: z.uuid(), number: z.string(), month: z.string(), closing: z.number() })),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'AdminUserRecords' })
export type UserRecords = z.output<typeof UserRecords>

const shared = { tag: 'Administración', access: 'admin', params: idParams } as const

export const show = endpoint({
  ...shared,
  permission: 'people.write',
  method: 'get',
  path: '/admin/users/{id}/records',
  summary:
    'What hangs on a person, the newest of each: notes of the team, cases, emails, chats without their words, money',
  status: 200,
  answer: UserRecords,
  refusals: [],
})

export const addNote = endpoint({
  ...shared,
  permission: 'people.write',
  method: 'post',
  path: '/admin/users/{id}/notes',
  summary: 'Notes something about a person for whoever answers them next; notes are only ever added to',
  idempotent: true,
  body: z
    .object({
      text: z
        .string('Escribe la nota')
        .trim()
        .min(2, 'Escribe la nota')
        .max(MAX_NOTE_LENGTH, `Escribe como máximo ${MAX_NOTE_LENGTH} caracteres`),
    })
    .meta({ id: 'NewPersonNote' }),
  status: 201,
  answer: Note,
  refusals: ['USER_DELETED'],
})
