// One query per table; the database does the sums (docs/decisions/0123).
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { BookingStatus } from '#marketplace/bookings/booking.rules.ts'
import { claimedCash, earnedCash } from '#marketplace/bookings/cash/cash.data.ts'
import { effectiveStatusOf, isCancelled } from '#marketplace/bookings/lifecycle/status.data.ts'
import { startOfDay } from '#platform/clock.ts'
import { pool } from '#platform/database/pool.ts'
import { monthOf } from '#platform/database/sql-time.ts'
import { DAY_MS } from '#platform/units.ts'
import type { Analytics, AnalyticsRow, By } from './analytics.contract.ts'
import { emptyRow, type Range } from './analytics.rules.ts'

/** The start and end instants of a range, and its days. */
const bounds = ({ from, until }: Range) => [
  startOfDay(from),
  new Date(startOfDay(until).getTime() + DAY_MS),
  from,
  until,
]

const CANCELLED = isCancelled('b')
const WHO = `case when b.status = 'pending' then 'system' else b.cancelled_by end`

type Source = 'booking' | 'date' | 'view'
type Key = Record<Source, string> & {
  /** Further joins of the sources that need their experience. */
  joins: string
  label: string
}
const sameKeys = (key: string) => ({ booking: key, date: key, view: key })
const KEYS: Record<By, Key> = {
  month: {
    booking: monthOf('b.created_at'),
    date: monthOf('d.start_date'),
    view: `to_char(v.day, 'YYYY-MM')`,
    joins: '',
    label: 'key',
  },
  category: {
    ...sameKeys('e.category_id'),
    joins: '',
    label: '(select name from categories where id::text = key)',
  },
  department: {
    ...sameKeys(`nullif(trim(l.state), '')`),
    joins: 'left join locations l on l.id = e.location_id',
    label: 'key',
  },
  // A booking names its host and its experience itself: over a year that spares two joins of every booking.
  host: {
    booking: 'b.host_id',
    date: 'e.host_id',
    view: 'e.host_id',
    joins: '',
    label: '(select full_name from profiles where id = key::uuid)',
  },
  experience: {
    booking: 'b.experience_id',
    date: 'd.experience_id',
    view: 'v.experience_id',
    joins: '',
    label: '(select title from experiences where id = key::uuid)',
  },
}
const ALIAS: Record<Source, string> = { booking: 'b', date: 'd', view: 'v' }

const COUNTED = [
  'bookings',
  'guests',
  'cancelled',
  'by_traveler',
  'by_host',
  'by_admin',
  'by_system',
  'no_shows',
  'volume',
  'earnings',
  'to_confirm',
  'commission',
  'seats_offered',
  'seats_filled',
  'sign_ups',
  'views',
]
/** One part of the union; figures that it does not compute are 0. */
const part = (key: string, expressions: Record<string, string>, source: string) =>
  `select ${key}::text as key, ${COUNTED.map((name) => `${expressions[name] ?? '0'} as ${name}`).join(', ')} ${source}`

/**
 * Commission is what the ledger holds for the bookings, rounded to whole cents per booking, so that every breakdown adds up to
 * the same sum (docs/decisions/0210).
 */
function breakdownSql(by: By): string {
  const { booking, date, view, joins, label } = KEYS[by]
  const joined = (source: Source) =>
    /\b[el]\./.test(KEYS[by][source]) ? `join experiences e on e.id = ${ALIAS[source]}.experience_id ${joins}` : ''
  return `
    with made as (
      select ${booking} as key, count(*) as bookings, coalesce(sum(b.guests) filter (where not ${CANCELLED}), 0) as guests,
        count(*) filter (where ${CANCELLED}) as cancelled,
        count(*) filter (where ${CANCELLED} and ${WHO} = 'traveler') as by_traveler,
        count(*) filter (where ${CANCELLED} and ${WHO} = 'host') as by_host,
        count(*) filter (where ${CANCELLED} and ${WHO} = 'admin') as by_admin,
        count(*) filter (where ${CANCELLED} and ${WHO} = 'system') as by_system,
        count(*) filter (where b.status = 'completed' and b.attended = false) as no_shows,
        coalesce(sum(b.total_amount) filter (where not ${CANCELLED}), 0) as volume,
        coalesce(sum(b.total_amount) filter (where not ${CANCELLED} and ${earnedCash('b')}), 0) as earnings,
        coalesce(sum(b.total_amount) filter (where not ${CANCELLED} and ${claimedCash('b')}), 0) as to_confirm
      from bookings b ${joined('booking')}
      where b.created_at >= $1 and b.created_at < $2
      group by 1
    ), measures as (
      ${part('key', Object.fromEntries(COUNTED.slice(0, 11).map((name) => [name, name])), 'from made')}
      union all
      ${part(booking, { commission: '-sum(p.cents) / 100' }, `from bookings b join ledger_entries c on c.booking_id = b.id join ledger_postings p on p.entry_id = c.id and p.account = 'income' ${joined('booking')} where b.created_at >= $1 and b.created_at < $2 group by ${booking}`)}
      union all
      ${part(date, { seats_offered: `sum(case d.status when 'available' then d.capacity else d.capacity - d.spots_available - d.held_spots end)`, seats_filled: 'sum(d.capacity - d.spots_available - d.held_spots)' }, `from available_dates d ${joined('date')} where d.start_date >= $1 and d.start_date < $2 and d.status <> 'cancelled' group by ${date}`)}
      union all
      ${part(view, { views: 'sum(v.views)' }, `from experience_views v ${joined('view')} where v.day between $3 and $4 group by ${view}`)}
      ${by === 'month' ? `union all ${part(monthOf('u.created_at'), { sign_ups: 'count(*)' }, `from users u where u.created_at >= $1 and u.created_at < $2 group by ${monthOf('u.created_at')}`)}` : ''}
    ), summed as (
      select key, grouping(key) = 1 as is_total, ${COUNTED.map((name) => `sum(${name}) as ${name}`).join(', ')}
      from measures group by grouping sets ((key), ())
    ), shown as (
      select *, count(*) filter (where not is_total) over () as among from summed order by is_total desc, volume desc, bookings desc, key limit $5
    )
    select coalesce(key, '') as key, is_total as "isTotal", among::int, ${label} as label,
      ${COUNTED.map((name) => `coalesce(${name}, 0)::float8 as ${name}`).join(', ')}
    from shown order by "isTotal" desc, volume desc, bookings desc, key`
}

type Line = Record<string, number> & { key: string; label: string | null; isTotal: boolean; among: number }

const WITHOUT: Partial<Record<By, string>> = {
  category: 'Sin categoría',
  department: 'Sin departamento',
  host: 'Anfitrión',
  experience: 'Sin título',
}
const rowOf = (line: Line, by: By): AnalyticsRow => ({
  key: line.key,
  label: line.isTotal ? 'Total' : line.label?.trim() || WITHOUT[by] || line.key,
  bookings: line.bookings!,
  guests: line.guests!,
  cancelled: line.cancelled!,
  cancelledBy: {
    traveler: line.by_traveler!,
    host: line.by_host!,
    admin: line.by_admin!,
    system: line.by_system!,
  },
  noShows: line.no_shows!,
  volume: line.volume!,
  earnings: line.earnings!,
  toConfirm: line.to_confirm!,
  commission: line.commission!,
  seatsOffered: line.seats_offered!,
  seatsFilled: line.seats_filled!,
  signUps: line.sign_ups!,
  views: line.views!,
})

/** The figures of a range grouped by a key, highest booked volume first, with their sum. @param limit rows at most */
export async function breakdown(_admin: Admin, range: Range, by: By, limit: number) {
  const { rows } = await pool().query<Line>({
    name: `analytics-${by}`,
    text: breakdownSql(by),
    values: [...bounds(range), limit + 1],
  })
  const totalLine = rows.find((line) => line.isTotal)
  return {
    rows: rows.filter((line) => !line.isTotal).map((line) => rowOf(line, by)),
    total: totalLine ? rowOf(totalLine, by) : emptyRow('', 'Total'),
    all: rows[0]?.among ?? 0,
  }
}

/** The current status of the reservations made in a range; overdue requests count as cancelled. */
export async function statusSplit(_admin: Admin, range: Range): Promise<Analytics['statuses']> {
  const { rows } = await pool().query<{ status: BookingStatus; bookings: number; volume: number }>({
    name: 'analytics-statuses',
    text: `select ${effectiveStatusOf('b')} as status, count(*)::int as bookings,
             sum(b.total_amount)::float8 as volume
           from bookings b where b.created_at >= $1 and b.created_at < $2 group by 1`,
    values: bounds(range).slice(0, 2),
  })
  return rows
}

/** The top experiences, hosts and categories by booked volume, in one pass over the reservations. */
export async function listTop(_admin: Admin, range: Range, limit: number): Promise<Analytics['top']> {
  type TopLine = {
    kind: 'experience' | 'host' | 'category'
    id: string
    label: string
    bookings: number
    guests: number
    volume: number
  }
  const { rows } = await pool().query<TopLine>({
    name: 'analytics-top',
    text: `
      with sums as (
        select b.experience_id, count(*) as bookings, sum(b.guests) as guests, sum(b.total_amount) as volume
        from bookings b where b.created_at >= $1 and b.created_at < $2 and not ${CANCELLED} group by 1
      ), named as (
        select case grouping(e.id, e.host_id, e.category_id) when 3 then 'experience' when 5 then 'host' else 'category' end as kind,
          coalesce(e.id, e.host_id, e.category_id) as id, sum(bookings) as bookings, sum(guests) as guests, sum(volume) as volume
        from sums s join experiences e on e.id = s.experience_id
        group by grouping sets ((e.id), (e.host_id), (e.category_id))
      ), ranked as (
        select *, row_number() over (partition by kind order by volume desc, bookings desc, id) as place from named where id is not null
      )
      select kind, id::text, bookings::int, guests::int, volume::float8, coalesce(nullif(trim(case kind
          when 'experience' then (select title from experiences x where x.id = r.id)
          when 'host' then (select full_name from profiles p where p.id = r.id)
          else (select name from categories c where c.id = r.id) end), ''), 'Sin nombre') as label
      from ranked r where place <= $3 order by kind, place`,
    values: [...bounds(range).slice(0, 2), limit],
  })
  const of = (kind: TopLine['kind']) => rows.filter((row) => row.kind === kind)
  return { experiences: of('experience'), hosts: of('host'), categories: of('category') }
}
