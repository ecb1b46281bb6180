import { aliasedTable, and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { dataRequests as requests } from '#marketplace/accounts/rights/right.table.ts'
import { configuration } from '#platform/configuration.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import { ADMIN_PAGE_SIZE } from '../../../admin/list.contract.ts'
import { contains, pageWithin } from '../../../admin/list.data.ts'
import type { AdminRight, RightView } from './admin-right.contract.ts'

const row = {
  id: requests.id,
  kind: requests.kind,
  name: requests.name,
  email: requests.email,
  status: requests.status,
  receivedAt: requests.receivedAt,
  dueAt: requests.dueAt,
  answeredAt: requests.answeredAt,
}
const shown = <Row extends { receivedAt: Date; dueAt: Date; answeredAt: Date | null }>(one: Row) => ({
  ...one,
  receivedAt: one.receivedAt.toISOString(),
  dueAt: one.dueAt.toISOString(),
  answeredAt: one.answeredAt?.toISOString() ?? null,
})

const words = sql`${requests.name} || ' ' || ${requests.email} || ' ' || ${requests.details}`

/** How many wait, and how many of them for too long. */
export async function rightCounts(_admin: Admin) {
  const { rows } = await pool().query<{ open: number; overdue: number }>({
    name: 'admin-right-counts',
    text: `select count(*)::int as open, count(*) filter (where due_at < now())::int as overdue
           from data_requests where status = 'open'`,
  })
  return rows[0]!
}

/** A page of requests. By what is due, open ones stand before closed ones, and what is due first before what is due later. */
export async function rightPage(_admin: Admin, { q, status, kind, sort, dir, page: asked }: RightView) {
  const where: SQL | undefined = and(
    status ? eq(requests.status, status) : undefined,
    kind ? eq(requests.kind, kind) : undefined,
    q ? contains(words, q) : undefined,
  )
  const total = await database().$count(requests, where)
  const { page, pages, offset } = pageWithin(total, asked)
  const byDue = sort === 'due'
  // Unasked for, a list runs downwards; by what is due that is from the most pressing on.
  const ascending = byDue ? dir === 'desc' : dir === 'asc'
  const column = byDue ? requests.dueAt : requests.receivedAt
  const rows = await database()
    .select(row)
    .from(requests)
    .where(where)
    .orderBy(
      ...(byDue ? [sql`${requests.status} <> 'open'`] : []),
      ascending ? asc(column) : desc(column),
      asc(requests.id),
    )
    .limit(ADMIN_PAGE_SIZE)
    .offset(offset)
  return { items: rows.map(shown), total, page, pages }
}

const operator = aliasedTable(profiles, 'operator')

/** One request; null when there is none. */
export async function findRight(_admin: Admin, id: string, tx: Executor = database()): Promise<AdminRight | null> {
  const [found] = await tx
    .select({
      row: { ...row, details: requests.details, answer: requests.answer },
      person: { id: profiles.id, name: profiles.fullName },
      answeredBy: operator.fullName,
    })
    .from(requests)
    .leftJoin(profiles, eq(profiles.id, requests.userId))
    .leftJoin(operator, eq(operator.id, requests.answeredBy))
    .where(eq(requests.id, id))
  if (!found) return null
  const { person, answeredBy } = found
  return {
    ...shown(found.row),
    person: person && { ...person, name: person.name || 'Sin nombre' },
    answeredBy,
    mailLeaves: Boolean(configuration().SMTP_URL),
  }
}
