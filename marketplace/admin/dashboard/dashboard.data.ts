import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { displayName } from '#marketplace/accounts/names/name.data.ts'
import { isAgreed } from '#marketplace/bookings/booking.rules.ts'
import { earnedCash } from '#marketplace/bookings/cash/cash.data.ts'
import { effectiveStatusOf, isStuckBooking } from '#marketplace/bookings/lifecycle/status.data.ts'
import { pool } from '#platform/database/pool.ts'
import type { Badges, Figures, Overview, Waiting } from './dashboard.contract.ts'
import { DAYS_BEFORE_DUE, HOURS_BEFORE_END, HOURS_RUNNING } from './dashboard.rules.ts'

const LATEST = 6

/**
 * What is waiting, unordered; kinds with nothing waiting are left out. Each count reads a partial index that holds little more
 * than what it counts, so it is fast in a large table.
 */
export async function listWaiting(_admin: Admin): Promise<Waiting[]> {
  const { rows } = await pool().query<{ what: Waiting['what']; count: number; at: Date }>({
    name: 'admin-waiting',
    text: `
      select * from (
        select 'approvals' as what, count(*)::int as count, min(submitted_at) as at
          from experiences where submitted_at is not null
        union all select case when kind in ('report', 'dispute') then 'reports' else 'cases' end, count(*)::int, min(asked_at)
          from cases where status = 'open' and kind <> 'data' group by 1
        union all select 'requests', count(*)::int, min(expires_at)
          from bookings where status = 'pending' and expires_at > now()
          and expires_at <= now() + make_interval(hours => ${HOURS_BEFORE_END})
        union all select 'stuck', count(*)::int, min(start_date)
          from bookings where ${isStuckBooking('bookings')}
        union all select 'running', count(*)::int, min(start_date)
          from bookings where status = 'in_progress'
          and coalesce(end_date, start_date) < now() - make_interval(hours => ${HOURS_RUNNING})
        union all select 'mail', count(*)::int, min(created_at) from outbox where status = 'failed'
        union all select 'rights', count(*)::int, min(due_at)
          from data_requests where status = 'open' and due_at <= now() + make_interval(days => ${DAYS_BEFORE_DUE})
        union all select 'hosts', count(*)::int, min(coalesce(p.host_since, p.created_at))
          from profiles p join users u on u.id = p.id and u.suspended_at is null and u.deleted_at is null
          where p.role = 'host' and not p.verified
          and exists (select from experiences e where e.host_id = p.id and e.status = 'published')
      ) waiting where count > 0`,
  })
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** The counts shown in the menu, each from an index that holds just these rows. */
export async function menuBadges(_admin: Admin): Promise<Badges> {
  const { rows } = await pool().query<Badges>({
    name: 'admin-badges',
    text: `select
      (select count(*)::int from experiences where submitted_at is not null) as experiences,
      (select count(*)::int from cases where status = 'open') as cases,
      (select count(*)::int from data_requests where status = 'open') as rights,
      (select count(*)::int from outbox where status = 'failed') as outbox`,
  })
  return rows[0]!
}

type Row = { subject: string; state: string; count: number; amount: number; paid: number }

/** All counts by state, in one query that reads every row at most once; states without rows count 0. */
export async function marketFigures(_admin: Admin): Promise<Figures> {
  const figures: Figures = {
    users: { traveler: 0, host: 0, admin: 0 },
    suspended: 0,
    experiences: { published: 0, draft: 0, paused: 0, archived: 0 },
    bookings: { pending: 0, confirmed: 0, in_progress: 0, completed: 0, cancelled: 0 },
    volume: { booked: 0, paid: 0 },
    rating: { average: null, count: 0 },
    mail: { waiting: 0, sent: 0, kept: 0, failed: 0 },
  }
  const { rows } = await pool().query<Row>({
    name: 'admin-figures',
    // Deleted accounts are rare: counting everybody from an index and subtracting them is cheaper than filtering every row.
    text: `
      select 'users' as subject, role as state, count(*)::int as count, 0::float8 as amount, 0::float8 as paid
        from profiles group by role
      union all select 'users', p.role, -count(*)::int, 0, 0
        from users u join profiles p on p.id = u.id where u.deleted_at is not null group by p.role
      union all select 'suspended', '', count(*)::int, 0, 0 from users where suspended_at is not null and deleted_at is null
      union all select 'experiences', status, count(*)::int, 0, 0 from experiences group by status
      union all select 'bookings', ${effectiveStatusOf('bookings')},
        count(*)::int, sum(total_amount)::float8, coalesce(sum(total_amount) filter (where ${earnedCash('bookings')}), 0)::float8
        from bookings group by 2
      union all select 'rating', '', coalesce(sum(rating_count), 0)::int, coalesce(sum(rating_sum), 0)::float8, 0 from profiles
      union all select 'mail', status, count(*)::int, 0, 0 from outbox group by status`,
  })
  for (const { subject, state, count, amount, paid } of rows) {
    if (subject === 'suspended') figures.suspended = count
    else if (subject === 'rating')
      figures.rating = { average: count > 0 ? Math.round((amount / count) * 10) / 10 : null, count }
    else {
      const counts = figures[subject as 'users' | 'experiences' | 'bookings' | 'mail'] as Record<string, number>
      counts[state] = (counts[state] ?? 0) + count
      if (subject !== 'bookings' || !isAgreed(state)) continue
      figures.volume.booked = cents(figures.volume.booked + amount)
      figures.volume.paid = cents(figures.volume.paid + paid)
    }
  }
  return figures
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100

type Latest = Pick<Overview, 'bookings' | 'people'>
type Json = { bookings: Latest['bookings'] | null; people: Latest['people'] | null }

/** The newest reservations and people. */
export async function latestOf(_admin: Admin): Promise<Latest> {
  const { rows } = await pool().query<Json>({
    name: 'admin-latest',
    text: `select
      (select json_agg(one) from (
        select b.id, b.confirmation_code as code, ${displayName('p.full_name')} as traveler, e.title,
          b.total_amount as total, b.payment_status as "paymentStatus", b.created_at as "createdAt",
          ${effectiveStatusOf('b')} as status
        from bookings b join profiles p on p.id = b.user_id join experiences e on e.id = b.experience_id
        order by b.created_at desc, b.id desc limit ${LATEST}
      ) one) as bookings,
      (select json_agg(one) from (
        select u.id, ${displayName('p.full_name')} as name, p.avatar_url as avatar, p.role,
          u.created_at as "createdAt"
        from users u join profiles p on p.id = u.id where u.deleted_at is null
        order by u.created_at desc, u.id desc limit ${LATEST}
      ) one) as people`,
  })
  const dated = <One extends { createdAt: string }>(all: One[] | null) =>
    (all ?? []).map((item) => ({ ...item, createdAt: new Date(item.createdAt).toISOString() }))
  return { bookings: dated(rows[0]!.bookings), people: dated(rows[0]!.people) }
}
