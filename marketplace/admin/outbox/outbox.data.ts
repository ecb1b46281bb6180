import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { auditEntries } from '../audit/audit.table.ts'
import { descending, equals, inListOrder, nullsLast, readList, sinceDay, sortBy, untilDay } from '../list.data.ts'
import { outboxList } from './outbox.list.ts'

/** How long an opened mail stays readable for the administrator who opened it. */
const OPEN_FOR = sql`interval '1 hour'`

const facts = {
  id: outbox.id,
  recipient: outbox.recipient,
  subject: outbox.subject,
  state: outbox.status,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
}

export const outboxReader = readList(outboxList, {
  from: sql`${outbox}`,
  id: outbox.id,
  sorts: {
    created: sortBy(outbox.createdAt),
    sent: { keys: [nullsLast(outbox.sentAt), descending(outbox.createdAt)] },
    attempts: { keys: [inListOrder(outbox.attempts), descending(outbox.createdAt)] },
  },
  filters: { status: equals(outbox.status), from: sinceDay(outbox.createdAt), until: untilDay(outbox.createdAt) },
  // Must be the expression of the trigram index, otherwise the index is not used.
  search: sql`${outbox.recipient} || ' ' || ${outbox.subject}`,
  rows: (ids) => database().select(facts).from(outbox).where(inArray(outbox.id, ids)),
})

/** One mail with its email and attachments; null when there is none. */
export async function findMail(_admin: Admin, id: string, tx: Executor = database()) {
  const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id))
  return mail ?? null
}

/** Whether this administrator has opened this mail within the last hour. */
export async function hasOpened(admin: Admin, id: string): Promise<boolean> {
  const hasEntry = and(
    eq(auditEntries.actorId, admin.id),
    eq(auditEntries.action, 'mail.open'),
    eq(auditEntries.objectType, 'mail'),
    eq(auditEntries.objectId, id),
    sql`${auditEntries.at} > now() - ${OPEN_FOR}`,
  )
  return (await database().$count(auditEntries, hasEntry)) > 0
}
