// Cards: what every list shows of an experience, read in one statement for a list of any length.
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { pictureJson } from '#marketplace/experiences/images/image.data.ts'
import { pool, readShared } from '#platform/database/pool.ts'
import type { UndatedCard } from './catalogue/cards/cards.rules.ts'
import type { DateWindow } from './search/trip/dates.rules.ts'

const dialect = new PgDialect()
const statementNames = new Map<string, string>()
const MAX_STATEMENTS = 100

/**
 * Runs a statement of this slice. The first hundred texts become named prepared statements, which are planned once; so they
 * must be written in a way that the best plan does not depend on the values.
 */
export async function read<Row extends object>(statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  if (statementNames.size < MAX_STATEMENTS && !statementNames.has(text))
    statementNames.set(text, `discovery-${statementNames.size}`)
  const name = statementNames.get(text)
  const { rows } = await pool().query<Row>({ ...(name && { name }), text, values: params })
  return rows
}

/** Visible to everybody (INV-16): published, and the host not suspended. For an `experiences` row named `e`. */
export const visible = sql`e.status = 'published'
  and not exists (select from users u where u.id = e.host_id and u.suspended_at is not null)`

/** Whether the host takes new reservations (docs/decisions/0225). For an `experiences` row named `e`. */
export const takesRequests = sql`not exists (select from profiles paused
  where paused.id = e.host_id and paused.requests_paused_at is not null)`

/** Condition for a date with places, whoever its host is; for `available_dates` named `d`. */
export const openDate = ({ from, before, guests }: DateWindow) =>
  sql`d.status = 'available' and d.spots_available > 0 and d.spots_available >= ${guests}
      and d.start_date > ${from} and d.start_date < coalesce(${before}::timestamptz, 'infinity')`

/** Condition for a bookable date of the experience `e`. */
export const bookable = (window: DateWindow) => sql`d.experience_id = e.id and ${openDate(window)} and ${takesRequests}`

/**
 * FROM clause: the experiences `e` of these ids with their position in `wanted`, host `h`, location `l`, category `c` and
 * first picture `main`.
 */
export const experiencesByIds = (
  ids: string[],
) => sql`from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, place)
  join experiences e on e.id = wanted.id
  join profiles h on h.id = e.host_id
  left join locations l on l.id = e.location_id
  left join categories c on c.id = e.category_id
  left join lateral (select ${pictureJson} as picture from experience_images i join pictures p on p.id = i.picture_id
    where i.experience_id = e.id order by i.is_main desc, i.position limit 1) main on true`

/** Columns of a card without its dates; one index lookup per table and experience. */
const cardColumns = sql`e.id, e.title, e.short_description as "shortDescription", coalesce(l.city, '') as city,
    coalesce(l.state, '') as state, coalesce(l.country, 'El Salvador') as country, l.lat, l.lng, c.name as category,
    e.price::float8 as price, e.child_price::float8 as "childPrice", e.child_age as "childAge", e.min_age as "minAge",
    e.booking_required as "bookingRequired", e.booking_required and e.confirmation is not distinct from 'instant' as instant,
    e.duration_value as "durationValue",
    e.duration_unit as "durationUnit", e.max_guests as "maxGuests", e.featured, main.picture,
    h.average_rating::float8 as rating, h.rating_count as "reviewCount"`

const undatedCards = (ids: string[]) =>
  sql`select ${cardColumns} ${experiencesByIds(ids)} where ${visible} order by wanted.place`

const cards = (ids: string[], window: DateWindow) => sql`
  select ${cardColumns}, free.start_date as "nextDate",
    case when free.start_date is null then 0 else least(free.spots_available, e.max_guests) end as spots,
    free.start_date is null and exists (select from available_dates d where d.experience_id = e.id
      and d.status = 'available' and d.start_date > ${window.from} and h.requests_paused_at is null) as "soldOut"
  ${experiencesByIds(ids)}
  left join lateral (select d.start_date, d.spots_available from available_dates d where ${bookable(window)}
    order by d.start_date limit 1) free on true
  where ${visible} order by wanted.place`

type CardRow = Omit<ExperienceCard, 'nextDate'> & { nextDate: Date | null }

/**
 * Cards of these experiences in the given order, without those that are not visible. The date shown is the first in the
 * window, by default the next one.
 */
export async function cardsByIds(ids: string[], now: Date, window?: DateWindow): Promise<ExperienceCard[]> {
  if (ids.length === 0) return []
  const rows = await read<CardRow>(cards(ids, window ?? { from: now, before: null, guests: 1 }))
  return rows.map(({ nextDate, ...row }) => ({ ...row, nextDate: nextDate?.toISOString() ?? null }))
}

const undated = dialect.sqlToQuery(undatedCards([])).sql

/** The same cards without their dates, which the catalogue knows. @returns in the given order, only visible ones */
export async function undatedCardsByIds(ids: string[]): Promise<UndatedCard[]> {
  if (ids.length === 0) return []
  const { rows } = await readShared<UndatedCard>({ name: 'undated-cards', text: undated, values: [ids] })
  return rows
}
