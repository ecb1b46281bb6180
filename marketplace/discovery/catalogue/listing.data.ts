// Reads experiences for the catalogue: all of them through a cursor, or the changed ones.
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { CHOICES_AS_WORDS } from '#marketplace/experiences/experience.table.ts'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { TimeoutClient } from '#platform/database/timeout-client.ts'
import { TIMEOUTS } from '#platform/database/timeouts.ts'
import { visible } from '../discovery.data.ts'
import { MAX_BOOKINGS } from '../recommendation/recommendation.rules.ts'
import { listColumns } from '../search/filters/filter.data.ts'
import { listedFilters } from '../search/filters/filter.fields.ts'
import type { Category, Listing } from './listing.rules.ts'

const BATCH = 500
/** Batch size while everything is read: some 30 ms in which no request is answered. */
const FETCHED = 100

type Row = Omit<Listing, 'place' | 'dates' | 'lists'> & {
  city: string | null
  state: string
  country: string
  cityKey: string
  stateKey: string
  starts: number[]
  spots: number[]
} & Record<string, string[]>

const microseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000000)::float8`)
const lists = sql.join(
  listedFilters.map(([name]) => sql`e.${listColumns[name]} as ${sql.raw(`"${name}"`)}`),
  sql`, `,
)

const listings = sql`select e.id, e.host_id as "hostId", ${microseconds('e.created_at')} as "createdAt",
    (e.price * 100)::float8 as price, (e.child_price * 100)::float8 as "childPrice", coalesce(e.min_age, 0) as "minAge",
    array_remove(${CHOICES_AS_WORDS}, null) as choices, e.category_id as category, e.max_guests as "maxGuests", e.featured,
    l.city, l.state, l.country, l.city_key as "cityKey", l.state_key as "stateKey", l.lat, l.lng,
    (h.average_rating * 10)::float8 as rating, h.rating_count as "ratingCount", ${lists},
    (select count(*)::int from (select from bookings b where b.experience_id = e.id and b.status <> 'cancelled'
      limit ${sql.raw(String(MAX_BOOKINGS))}) counted) as bookings,
    coalesce(e.search::text, '') as document, coming.starts, coming.spots
  from experiences e join profiles h on h.id = e.host_id left join locations l on l.id = e.location_id
  cross join lateral (select coalesce(array_agg(${microseconds('d.start_date')} order by d.start_date), '{}') as starts,
      coalesce(array_agg(d.spots_available order by d.start_date), '{}') as spots
    from available_dates d where d.experience_id = e.id and d.status = 'available' and d.start_date > now()
      and h.requests_paused_at is null) coming
  where ${visible}`

const ALL = new PgDialect().sqlToQuery(listings).sql
const SOME = `${ALL} and e.id = any($1::uuid[])`

const listingOf = ({ city, state, country, cityKey, stateKey, starts, spots, ...row }: Row): Listing => ({
  ...row,
  place: city === null ? null : { city, state, country, cityKey, stateKey },
  lists: Object.fromEntries(listedFilters.map(([name]) => [name, row[name]!])) as Listing['lists'],
  dates: starts.map((start, at) => [start, spots[at]!]),
})

/** The visible ones among these experiences, as they are now. */
export async function listingsOf(ids: string[]): Promise<Listing[]> {
  const result: Listing[] = []
  for (let at = 0; at < ids.length; at += BATCH) {
    const { rows } = await pool().query<Row>({ name: 'catalogue', text: SOME, values: [ids.slice(at, at + BATCH)] })
    result.push(...rows.map(listingOf))
  }
  return result
}

/**
 * Passes every visible experience to `onBatch`, as of one moment, in batches so that few are in memory. It opens a connection of
 * its own, because it may last longer than the pool's time-outs allow.
 */
export async function eachListing(onBatch: (listings: Listing[]) => void, isWanted: () => boolean): Promise<void> {
  const client = new TimeoutClient({
    connectionString: configuration().DATABASE_URL,
    query_timeout: TIMEOUTS.job.answer,
  })
  // Without a listener, losing the connection would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin read only')
    await client.query(`declare listed no scroll cursor for ${ALL}`)
    while (isWanted()) {
      const { rows } = await client.query<Row>(`fetch ${FETCHED} from listed`)
      if (rows.length === 0) break
      onBatch(rows.map(listingOf))
      // Lets requests run between two batches.
      await new Promise((resolve) => setImmediate(resolve))
    }
  } finally {
    void client.end().catch(() => {})
  }
}

/** All categories, with their names as searches compare them. */
export async function readCategories(): Promise<Category[]> {
  const { rows } = await pool().query<Category>(
    'select id, name, icon, lower(name) as key from categories order by name',
  )
  return rows
}
