import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { startOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { auditEntries } from '../audit/audit.table.ts'
import { ADMIN_PAGE_SIZE } from '../list.contract.ts'
import { contains, pageWithin } from '../list.data.ts'
import type { AdminMailQuery } from './outbox.contract.ts'

/** How long an opened mail stays open to who opened it. */
const OPEN_FOR = sql`interval '1 hour'`

function wanted({ q, status, from, until }: AdminMailQuery): SQL | undefined {
  return and(
    q ? contains(sql`${outbox.recipient} || ' ' || ${outbox.subject}`, q) : undefined,
    status && eq(outbox.status, status),
    from ? gte(outbox.createdAt, startOfDay(from)) : undefined,
    until ? lt(outbox.createdAt, new Date(startOfDay(until).getTime() + DAY_MS)) : undefined,
  )
}

function orderOf({ sort, dir }: AdminMailQuery): SQL[] {
  const [way, empty] = dir === 'asc' ? [asc, sql``] : [desc, sql` nulls last`]
  if (sort === 'created') return [way(outbox.createdAt), way(outbox.id)]
  const column = sort === 'sent' ? outbox.sentAt : outbox.attempts
  return [sql`${way(column)}${empty}`, desc(outbox.createdAt)]
}

/** Everything but what a letter says. */
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

/** A page of the mail an administrator looks for. */
export async function listMail(_admin: Admin, query: AdminMailQuery) {
  const where = wanted(query)
  const total = await database().$count(outbox, where)
  const { page, pages, offset } = pageWithin(total, query.page)
  const items = await database()
    .select(facts)
    .from(outbox)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(ADMIN_PAGE_SIZE)
    .offset(offset)
  return { items, total, page, pages }
}

/** One mail with its letter and attachments; null when there is none. */
export async function findMail(_admin: Admin, id: string, tx: Executor = database()) {
  const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id))
  return mail ?? null
}

/** Whether this administrator has opened this mail within the last hour. */
export async function hasOpened(admin: Admin, id: string): Promise<boolean> {
  const opened = and(
    eq(auditEntries.actorId, admin.id),
    eq(auditEntries.action, 'mail.open'),
    eq(auditEntries.objectType, 'mail'),
    eq(auditEntries.objectId, id),
    sql`${auditEntries.at} > now() - ${OPEN_FOR}`,
  )
  return (await database().$count(auditEntries, opened)) > 0
}
