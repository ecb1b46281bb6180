import { sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import type { SuspensionPlan } from './suspension.contract.ts'

const SHOWN_DATES = 20
const SHOWN_TITLES = 10

/** Still to be lived or closed, for `bookings b`: what `countActive` counts. */
const OPEN = sql`(b.status in ('confirmed', 'in_progress') or b.status = 'pending' and b.expires_at > now())`
const withPerson = (id: string) => sql`(b.host_id = ${id} or b.user_id = ${id}) and ${OPEN}`

type Row = Omit<SuspensionPlan, 'debt' | 'more'> & { dateCount: number; role: string }

/** What a suspension would touch; null when there is no such person. */
export async function findPlan(
  _admin: Admin<'people.write'>,
  id: string,
): Promise<(Omit<SuspensionPlan, 'debt'> & { isHost: boolean }) | null> {
  const { rows } = await database().execute<Row>(sql`
    with open as (
      select b.*, e.title as experience from bookings b join experiences e on e.id = b.experience_id where ${withPerson(id)}),
    dates as (
      select experience, start_date, case when host_id = ${id} then 'host' else 'traveler' end as side,
        count(*)::int as bookings, sum(guests)::int as guests, bool_or(status = 'in_progress') as running
      from open group by experience_id, experience, start_date, 3)
    select p.role,
      (select json_build_object('total', count(*)::int, 'titles', coalesce((select json_agg(title) from (
          select title from experiences where host_id = ${id} and status = 'published'
          order by title limit ${SHOWN_TITLES}) first), '[]'))
        from experiences where host_id = ${id} and status = 'published') as experiences,
      (select coalesce(json_agg(json_build_object('experience', experience, 'startDate', ${isoInstant(sql`start_date`)},
          'as', side, 'bookings', bookings, 'guests', guests, 'running', running) order by start_date, experience), '[]')
        from (select * from dates order by start_date, experience limit ${SHOWN_DATES}) nearest) as dates,
      (select count(*)::int from dates) as "dateCount",
      (select count(*)::int from open where status <> 'in_progress') as cancellable,
      (select count(distinct case when host_id = ${id} then user_id else host_id end)::int from open) as told
    from profiles p join users u on u.id = p.id where p.id = ${id} and u.deleted_at is null`)
  const row = rows[0]
  if (!row) return null
  const { role, dateCount, ...plan } = row
  return { ...plan, more: dateCount - plan.dates.length, isHost: role === 'host' }
}

/** The requests and confirmed reservations of a person, the nearest first: those that have begun are lived to their end. */
export async function listCancellable(id: string): Promise<{ id: string; as: 'host' | 'traveler' }[]> {
  const { rows } = await database().execute<{ id: string; as: 'host' | 'traveler' }>(sql`
    select b.id, case when b.host_id = ${id} then 'host' else 'traveler' end as "as" from bookings b
    where ${withPerson(id)} and b.status <> 'in_progress' order by b.start_date, b.id`)
  return rows
}

/** Whether this suspension still stands. @param since the moment it was made, an ISO instant */
export async function isSuspendedSince(id: string, since: string): Promise<boolean> {
  const { rows } = await database().execute(sql`
    select from users where id = ${id} and suspended_at = ${since}::timestamptz and deleted_at is null`)
  return rows.length > 0
}

/** Who has an open reservation with this host, one row for each experience. */
export async function listGuestsOf(tx: Executor, hostId: string): Promise<{ userId: string; experience: string }[]> {
  const { rows } = await tx.execute<{ userId: string; experience: string }>(sql`
    select distinct b.user_id as "userId", e.title as experience from bookings b join experiences e on e.id = b.experience_id
    where b.host_id = ${hostId} and ${OPEN} order by 1, 2`)
  return rows
}
