import type { Host } from '#marketplace/accounts/account.rules.ts'
import { pool } from '#platform/database/pool.ts'
import type { Departure, HostOverview } from './overview.contract.ts'

type Count = { subject: 'experiences' | 'bookings'; state: string; count: number }
type DepartureRow = Omit<Departure, 'startDate'> & { startDate: Date }

/** What this host has, by state, and the next starts for which people have reserved. @param now the instant to count from */
export async function hostOverview(host: Host, now: Date): Promise<HostOverview> {
  const overview: HostOverview = {
    experiences: { published: 0, draft: 0, archived: 0 },
    bookings: { pending: 0, confirmed: 0, in_progress: 0, completed: 0, cancelled: 0 },
    departures: [],
  }
  const [counts, departures] = await Promise.all([
    pool().query<Count>({
      name: 'host-overview',
      text: `select 'experiences' as subject, status as state, count(*)::int as count
             from experiences where host_id = $1 group by status
             union all select 'bookings', status, count(*)::int from bookings where host_id = $1 group by status`,
      values: [host.id],
    }),
    pool().query<DepartureRow>({
      name: 'host-departures',
      text: `select d.id as "dateId", e.id as "experienceId", e.title, d.start_date as "startDate",
                    sum(b.guests)::int as guests,
                    coalesce(sum(b.guests) filter (where b.status = 'pending'), 0)::int as unanswered,
                    coalesce(sum(b.total_amount) filter (where b.payment_status = 'pending'), 0)::float8 as cash
             from bookings b
             join available_dates d on d.id = b.available_date_id
             join experiences e on e.id = b.experience_id
             where b.host_id = $1 and b.status in ('pending', 'confirmed') and d.start_date > $2
             group by d.id, e.id
             order by d.start_date, d.id
             limit 5`,
      values: [host.id, now],
    }),
  ])
  for (const { subject, state, count } of counts.rows) Object.assign(overview[subject], { [state]: count })
  overview.departures = departures.rows.map((row) => ({ ...row, startDate: row.startDate.toISOString() }))
  return overview
}
