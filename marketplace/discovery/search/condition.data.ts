// A search as SQL over an `experiences` row `e`, in two forms. With few matches it starts from the index of the rarest
// condition; with many it walks an ordered index and tests row by row. The planner often chooses wrongly, because words and
// amenities are correlated and it underestimates the walk, so each form leaves it no choice. docs/decisions/0030 has the
// figures.
import { type SQL, sql } from 'drizzle-orm'
import { type Area, isInArea, SAN_SALVADOR } from '#marketplace/locations/location.rules.ts'
import { DAY_MS } from '#platform/units.ts'
import { bookable, openDate, takesRequests, visible } from '../discovery.data.ts'
import { type FilterCriteria, testsOf } from './filters/filter.data.ts'
import { boundingBox } from './near/near.data.ts'
import { kmWithin } from './near/near.rules.ts'
import type { Located } from './search.rules.ts'
import { type DateWindow, requestedDates } from './trip/dates.rules.ts'
import { wordsOf } from './words/words.data.ts'

export type SearchCriteria = FilterCriteria & { dates: DateWindow | null; area: Area | null }

/** @param area only experiences a map shows inside of it */
export async function toSearchCriteria(
  { filters, near }: Located,
  now: Date,
  area: Area | null = null,
): Promise<SearchCriteria> {
  return {
    filters,
    words: await wordsOf(filters.q),
    dates: requestedDates(filters, now),
    near,
    area: area ?? (near && boundingBox(near, kmWithin(filters.minutes))),
  }
}

/** Points inside of an area; for `locations` named `l`. Missing ones count as San Salvador, where the map shows them (MAP-06). */
const inArea = ({ west, south, east, north }: Area) =>
  sql`place_point(l.lat, l.lng) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`

const allOf = (parts: SQL[]) => sql.join(parts, sql` and `)

/** Conditions on columns of the row itself, which are cheap to test. */
const plainConditions = (criteria: SearchCriteria) => [
  visible,
  ...testsOf(criteria).flatMap(({ plain }) => plain ?? []),
]

/** Conditions with an inverted index: column, operator and value. */
const invertedConditions = (criteria: SearchCriteria) => testsOf(criteria).flatMap(({ inverted }) => inverted ?? [])

/** Conditions on other tables: one index lookup per row. */
const probes = ({ dates, area, ...criteria }: SearchCriteria) => [
  ...(area
    ? [
        sql`coalesce((select ${inArea(area)} from locations l where l.id = e.location_id), ${isInArea(area, SAN_SALVADOR)}::boolean)`,
      ]
    : []),
  ...testsOf(criteria).flatMap(({ probe }) => probe ?? []),
  ...(dates ? [sql`(select true from available_dates d where ${bookable(dates)} limit 1)`] : []),
]

const isShort = ({ from, before }: DateWindow) => before !== null && before.getTime() - from.getTime() <= 3 * DAY_MS

/** Square degrees below which starting from the area pays: a fifth of the country. A walk soon finds matches in a larger one. */
const isSmallArea = ({ west, south, east, north }: Area) => (east - west) * (north - south) < 0.6

/**
 * Up to `max` matches in no order, starting from the index of one condition: an inverted one, else the place, else a few
 * days; without any of these nearly everything matches, and a walk is fast. Values of inverted conditions are hidden from the
 * planner, which then assumes that they are rare and starts there. Experiences of a place or a day are fetched one by one
 * (`offset 0`), or the planner would read the whole table for the join.
 */
export function filterFirstQuery(criteria: SearchCriteria, columns: SQL, max: number): SQL {
  const { location, price, minPrice, maxPrice, budget } = criteria.filters
  const limit = sql.raw(`limit ${max}`)
  const rare = invertedConditions(criteria).map(({ column, value }) => sql`${column} (select ${value})`)
  if (rare.length > 0) {
    const where = allOf([...plainConditions(criteria), ...rare, ...probes(criteria)])
    return sql`select ${columns} from experiences e where ${where} ${limit}`
  }
  if (location) {
    const otherCriteria = { ...criteria, filters: { ...criteria.filters, location: '' } }
    return sql`select ${columns} from (select l.id from locations l where l.city_key = place_key(${location})
        union select l.id from locations l where l.state_key = place_key(${location})) placed
        cross join lateral (select * from experiences x where x.location_id = placed.id offset 0) e where ${allOf([...plainConditions(criteria), ...probes(otherCriteria)])} ${limit}`
  }
  if (criteria.area && isSmallArea(criteria.area)) {
    const otherCriteria = { ...criteria, area: null }
    const placeless = isInArea(criteria.area, SAN_SALVADOR)
      ? sql`union all select x.* from experiences x where x.location_id is null`
      : sql``
    return sql`select ${columns} from (select x.* from (select l.id from locations l where ${inArea(criteria.area)}) placed
        cross join lateral (select * from experiences y where y.location_id = placed.id offset 0) x ${placeless}) e
        where ${allOf([...plainConditions(criteria), ...probes(otherCriteria)])} ${limit}`
  }
  if (criteria.dates && isShort(criteria.dates)) {
    const otherConditions = [...probes({ ...criteria, dates: null }), takesRequests]
    return sql`select ${columns} from (select distinct d.experience_id as id from available_dates d
        where ${openDate(criteria.dates)}) dated
        cross join lateral (select * from experiences x where x.id = dated.id offset 0) e where ${allOf([...plainConditions(criteria), ...otherConditions])} ${limit}`
  }
  const byPrice = price !== null || minPrice > 0 || maxPrice < 1000 || budget > 0
  const order = byPrice ? sql`e.price, e.id` : sql`e.created_at desc, e.id desc`
  return sql`select ${columns} from experiences e where ${orderedScanConditions(criteria)} order by ${order} ${limit}`
}

/** Conditions for walking an ordered index with many matches. A CASE is opaque to the planner, so that it keeps to the order. */
export function orderedScanConditions(criteria: SearchCriteria): SQL {
  const tests = [
    ...invertedConditions(criteria).map(({ column, value }) => sql`${column} ${value}`),
    ...probes(criteria),
  ]
  return allOf([
    ...plainConditions(criteria),
    ...(tests.length > 0 ? [sql`case when ${allOf(tests)} then true end`] : []),
  ])
}
