import { sql } from 'drizzle-orm'
import { database, pool } from '#platform/database/pool.ts'
import {
  type Counts,
  type FigureName,
  HOST_FIGURES,
  MAX_ROWS,
  ON_TIME_MINUTES,
  RELIABILITY_DAYS,
  TRAVELER_FIGURES,
} from './reliability.rules.ts'

/** Conditions on a booking `b`. A request counts as answered when it was confirmed, or declined while it was pending. */
const HOLDS: Record<FigureName, string> = {
  came: 'b.attended',
  missed: 'b.attended = false',
  answered: `(b.confirmed_at is not null and b.confirmed_at <> b.created_at) or (b.confirmed_at is null and b.cancelled_by = 'host')`,
  unanswered: `b.confirmed_at is null and b.cancelled_by = 'system'`,
  received: `b.status = 'completed' and b.attended is distinct from false`,
  cancelled: `b.confirmed_at is not null and b.cancelled_by = 'host'`,
  onTime: `b.started_at <= b.start_date + interval '${ON_TIME_MINUTES} minutes'`,
  late: `b.started_at > b.start_date + interval '${ON_TIME_MINUTES} minutes'`,
}
const SINCE = `b.start_date > now() - interval '${RELIABILITY_DAYS} days'`

type Row = { id: string; code: string; title: string; startDate: string }
export type Figure = { name: FigureName; count: number; rows: Row[] }

const figuresSql = (column: 'user_id' | 'host_id', names: readonly FigureName[]) => `
  with told as (
    select k.name, b.id, b.confirmation_code as code, x.title, b.start_date,
      row_number() over (partition by k.name order by b.start_date desc, b.id) as n
    from bookings b join experiences x on x.id = b.experience_id
      cross join lateral (values ${names.map((name) => `('${name}', (${HOLDS[name]}))`).join(', ')}) k (name, holds)
    where b.${column} = $1 and ${SINCE} and k.holds
  )
  select name, count(*)::int as count, json_agg(json_build_object('id', id, 'code', code, 'title', title, 'startDate', start_date) order by n)
    filter (where n <= ${MAX_ROWS}) as rows
  from told group by name`

/** Every figure of a person with the latest bookings behind it, zeros included. @param id the caller, or found by staff */
export async function figuresOf(id: string, role: 'traveler' | 'host'): Promise<Figure[]> {
  const names: readonly FigureName[] = role === 'host' ? HOST_FIGURES : TRAVELER_FIGURES
  const { rows } = await pool().query<Figure>({
    name: `reliability-${role}`,
    text: figuresSql(role === 'host' ? 'host_id' : 'user_id', names),
    values: [id],
  })
  return names.map((name) => rows.find((row) => row.name === name) ?? { name, count: 0, rows: [] })
}

/** The figures of several travelers, for the words their host reads. @param ids travelers of the host's bookings */
export async function countsOfTravelers(ids: string[]): Promise<Map<string, Counts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database().execute<{ id: string; came: number; missed: number }>(sql`
    select b.user_id as id, count(*) filter (where b.attended)::int as came, count(*) filter (where b.attended = false)::int as missed
    from bookings b where b.user_id = any(${`{${[...new Set(ids)].join(',')}}`}::uuid[]) and ${sql.raw(SINCE)} group by 1`)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** The figures of a host without bookings, for the words on the public profile. */
export async function countsOfHost(id: string): Promise<Counts> {
  const counts = HOST_FIGURES.map((name) => `count(*) filter (where ${HOLDS[name]})::int as "${name}"`)
  const { rows } = await pool().query<Counts>({
    name: 'reliability-counts-host',
    text: `select ${counts.join(', ')} from bookings b where b.host_id = $1 and ${SINCE}`,
    values: [id],
  })
  return rows[0]!
}
