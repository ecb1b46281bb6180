import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { pool } from '#platform/database/pool.ts'
import type { Overview } from './overview.contract.ts'

type Row = { subject: keyof Overview; state: string; count: number }

/** Counts of everything by state, in one query; a state nobody is in counts 0. */
export async function marketOverview(_admin: Admin): Promise<Overview> {
  const overview: Overview = {
    users: { traveler: 0, host: 0, admin: 0 },
    experiences: { published: 0, draft: 0, archived: 0 },
    bookings: { pending: 0, confirmed: 0, in_progress: 0, completed: 0, cancelled: 0 },
    mail: { waiting: 0, sent: 0, kept: 0, failed: 0 },
  }
  const { rows } = await pool().query<Row>({
    name: 'admin-overview',
    text: `select 'users' as subject, role as state, count(*)::int as count from profiles group by role
           union all select 'experiences', status, count(*)::int from experiences group by status
           union all select 'bookings', status, count(*)::int from bookings group by status
           union all select 'mail', status, count(*)::int from outbox group by status`,
  })
  for (const { subject, state, count } of rows) Object.assign(overview[subject], { [state]: count })
  return overview
}
