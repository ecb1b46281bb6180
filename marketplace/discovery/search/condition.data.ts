// What a search asks for, as SQL over an `experiences` row `e`, in two forms for two ways of finding. With few matches
// one starts from the index of the rarest condition; with many one walks an ordered index and tests row by row. The
// planner guesses badly which it is (words and amenities go together, and it takes a walk for cheaper than it is), so
// each form leaves it no choice. docs/decisions/0030 has the figures.
import { type SQL, sql } from 'drizzle-orm'
import { type Area, isInArea, SAN_SALVADOR } from '#marketplace/locations/location.rules.ts'
import { DAY_MS } from '#platform/units.ts'
import { bookable, openDate, visible } from '../discovery.data.ts'
import { type Asked, testsOf } from './filters/filter.data.ts'
import { around } from './near/near.data.ts'
import { kmWithin } from './near/near.rules.ts'
import type { Located } from './search.rules.ts'
import { type DateWindow, wantedDates } from './trip/dates.rules.ts'
import { wordsOf } from './words/words.data.ts'

/** Filters with what the database has to say about them. */
export type SearchCriteria = Asked & { dates: DateWindow | null; area: Area | null }

/** @param area only what a map shows there */
export async function ask({ filters, near }: Located, now: Date, area: Area | null = null): Promise<SearchCriteria> {
  return {
    filters,
    words: await wordsOf(filters.q),
    dates: wantedDates(filters, now),
    near,
    area: area ?? (near && around(near, kmWithin(filters.minutes))),
  }
}

/** Points a map shows inside of an area; for `locations` named `l`. Missing ones are shown in San Salvador (MAP-06). */
const inArea = ({ west, south, east, north }: Area) =>
  sql`place_point(l.lat, l.lng) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`

const every = (parts: SQL[]) => sql.join(parts, sql` and `)

/** Conditions on columns that are cheap to test wherever the row comes from. */
const plain = (asked: SearchCriteria) => [visible, ...testsOf(asked).flatMap(({ plain }) => plain ?? [])]

/** Conditions that have an inverted index: the column and operator, and the value. */
const inverted = (asked: SearchCriteria) => testsOf(asked).flatMap(({ inverted }) => inverted ?? [])

/** Conditions on other tables, each one look into an index per row. */
const probes = ({ dates, area, ...asked }: SearchCriteria) => [
  ...(area
    ? [
        sql`coalesce((select ${inArea(area)} from locations l where l.id = e.location_id), ${isInArea(area, SAN_SALVADOR)}::boolean)`,
      ]
    : []),
  ...testsOf(asked).flatMap(({ probe }) => probe ?? []),
  ...(dates ? [sql`(select true from available_dates d where ${bookable(dates)} limit 1)`] : []),
]

/** A window short enough to begin with; a longer one holds a date of nearly every experience. */
const isShort = ({ from, before }: DateWindow) => before !== null && before.getTime() - from.getTime() <= 3 * DAY_MS

/** An area small enough to begin with, in square degrees: a fifth of the country. Most of a larger one is soon found. */
const isSmallArea = ({ west, south, east, north }: Area) => (east - west) * (north - south) < 0.6

/**
 * At most `most` matches in no order, found from the index of one condition: inverted ones first, then the place, then
 * a few days; without any of these nearly everything matches, and a walk soon has enough.
 * Values of inverted conditions are hidden from the planner, which then takes them for rare and always begins there; the
 * experiences of a place or a day are fetched one by one (`offset 0`), or it would read the whole table to join them.
 */
export function gathered(asked: SearchCriteria, columns: SQL, most: number): SQL {
  const { location, price, minPrice, maxPrice, budget } = asked.filters
  const limit = sql.raw(`limit ${most}`)
  const rare = inverted(asked).map(({ column, value }) => sql`${column} (select ${value})`)
  if (rare.length > 0) {
    const where = every([...plain(asked), ...rare, ...probes(asked)])
    return sql`select ${columns} from experiences e where ${where} ${limit}`
  }
  if (location) {
    const others = { ...asked, filters: { ...asked.filters, location: '' } }
    return sql`select ${columns} from (select l.id from locations l where l.city_key = place_key(${location})
        union select l.id from locations l where l.state_key = place_key(${location})) placed
        cross join lateral (select * from experiences x where x.location_id = placed.id offset 0) e where ${every([...plain(asked), ...probes(others)])} ${limit}`
  }
  if (asked.area && isSmallArea(asked.area)) {
    const others = { ...asked, area: null }
    const placeless = isInArea(asked.area, SAN_SALVADOR)
      ? sql`union all select x.* from experiences x where x.location_id is null`
      : sql``
    return sql`select ${columns} from (select x.* from (select l.id from locations l where ${inArea(asked.area)}) placed
        cross join lateral (select * from experiences y where y.location_id = placed.id offset 0) x ${placeless}) e
        where ${every([...plain(asked), ...probes(others)])} ${limit}`
  }
  if (asked.dates && isShort(asked.dates)) {
    const others = probes({ ...asked, dates: null })
    return sql`select ${columns} from (select distinct d.experience_id as id from available_dates d
        where ${openDate(asked.dates)}) dated
        cross join lateral (select * from experiences x where x.id = dated.id offset 0) e where ${every([...plain(asked), ...others])} ${limit}`
  }
  const byPrice = price !== null || minPrice > 0 || maxPrice < 1000 || budget > 0
  const order = byPrice ? sql`e.price, e.id` : sql`e.created_at desc, e.id desc`
  return sql`select ${columns} from experiences e where ${walked(asked)} order by ${order} ${limit}`
}

/**
 * The conditions for a walk along an ordered index that has many matches: a CASE is opaque to the planner, so nothing
 * tempts it away from the order.
 */
export function walked(asked: SearchCriteria): SQL {
  const tests = [...inverted(asked).map(({ column, value }) => sql`${column} ${value}`), ...probes(asked)]
  return every([...plain(asked), ...(tests.length > 0 ? [sql`case when ${every(tests)} then true end`] : [])])
}
