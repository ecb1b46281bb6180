import { aliasedTable, eq, inArray, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { dataRequests as requests } from '#marketplace/accounts/rights/right.table.ts'
import { configuration } from '#platform/configuration.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import { ascending, equals, inListOrder, inReverseOrder, readList, toWire } from '../../../admin/list.data.ts'
import type { AdminRight } from './admin-right.contract.ts'
import { rightList } from './admin-right.list.ts'

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
const words = sql`${requests.name} || ' ' || ${requests.email} || ' ' || ${requests.details}`

export async function rightCounts(_admin: Admin) {
  const { rows } = await pool().query<{ open: number; overdue: number }>({
    name: 'admin-right-counts',
    text: `select count(*)::int as open, count(*) filter (where due_at < now())::int as overdue
           from data_requests where status = 'open'`,
  })
  return rows[0]!
}

export const rightReader = readList(rightList, {
  from: sql`${requests}`,
  id: requests.id,
  sorts: {
    // Open ones always come before closed ones. Lists are descending by default; for due dates that means the most urgent
    // first.
    due: { keys: [ascending(sql`${requests.status} <> 'open'`), inReverseOrder(requests.dueAt), ascending('id')] },
    received: { keys: [inListOrder(requests.receivedAt), ascending('id')] },
  },
  filters: { status: equals(requests.status), kind: equals(requests.kind) },
  search: words,
  rows: (ids) => database().select(row).from(requests).where(inArray(requests.id, ids)),
})

const operator = aliasedTable(profiles, 'operator')

/** One request; null when there is none. */
export async function findRight(_admin: Admin, id: string, tx: Executor = database()): Promise<AdminRight | null> {
  const [right] = await tx
    .select({
      row: { ...row, details: requests.details, answer: requests.answer },
      person: { id: profiles.id, name: profiles.fullName },
      answeredBy: operator.fullName,
    })
    .from(requests)
    .leftJoin(profiles, eq(profiles.id, requests.userId))
    .leftJoin(operator, eq(operator.id, requests.answeredBy))
    .where(eq(requests.id, id))
  if (!right) return null
  const { person, answeredBy } = right
  return {
    ...toWire(right.row),
    person: person && { ...person, name: person.name || 'Sin nombre' },
    answeredBy,
    mailLeaves: Boolean(configuration().SMTP_URL),
  }
}
