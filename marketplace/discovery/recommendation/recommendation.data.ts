import { sql } from 'drizzle-orm'
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { readShared } from '#platform/database/pool.ts'
import { bookable, read, visible } from '../discovery.data.ts'
import { type Comparable, MAX_BOOKINGS, MAX_CANDIDATES, type ScoringCandidate } from './recommendation.rules.ts'

/** Candidates for "similar" are of the same category, or among the newest of all. */
export const SAME_CATEGORY = 200
export const NEWEST = 1000

/** Condition for the front page: a bookable date (HOME-10) and real coordinates (HOME-11). */
const onHome = (now: Date) => sql`${visible}
  and case when (select l.lat <> 0 and l.lng <> 0 from locations l where l.id = e.location_id)
    and (select true from available_dates d where ${bookable({ from: now, before: null, guests: 1 })} limit 1) then true end`

const newest = sql`e.created_at desc, e.id desc`
const ids = (rows: { id: string }[]) => rows.map((row) => row.id)

/** The newest experiences for the grid of the front page (HOME-12). */
export const listedIds = async (now: Date, limit: number): Promise<string[]> =>
  ids(
    await read(
      sql`select e.id from experiences e where ${onHome(now)} order by ${newest} limit ${sql.raw(String(limit))}`,
    ),
  )

export const featuredIds = async (now: Date, limit: number): Promise<string[]> =>
  ids(
    await read(
      sql`select e.id from experiences e where e.featured and ${onHome(now)} order by ${newest} limit ${sql.raw(String(limit))}`,
    ),
  )

/**
 * The newest bookable experiences with the facts for their score (REC-06); bookings are counted up to the number that matters.
 */
export const listScoringCandidates = (now: Date): Promise<ScoringCandidate[]> =>
  read<ScoringCandidate>(
    sql`with candidates as materialized (select e.id, e.created_at, e.category_id, e.location_id from experiences e
        where ${onHome(now)} order by ${newest} limit ${sql.raw(String(MAX_CANDIDATES))})
      select e.id, e.created_at as "createdAt", e.category_id as category, l.lat, l.lng, l.country, popular.bookings
      from candidates e join locations l on l.id = e.location_id
      cross join lateral (select count(*)::int as bookings from (select from bookings b
        where b.experience_id = e.id and b.status <> 'cancelled' limit ${sql.raw(String(MAX_BOOKINGS))}) counted) popular`,
  )

/** Categories that a person saved or booked; cancelled bookings do not count (REC-05). */
export async function likedCategories({ id }: Pick<SignedIn, 'id'>): Promise<Set<string>> {
  const { rows } = await readShared<{ category: string }>({
    name: 'liked-categories',
    text: `select e.category_id as category from favorites f join experiences e on e.id = f.experience_id
        where f.user_id = $1 and e.category_id is not null
      union select e.category_id from bookings b join experiences e on e.id = b.experience_id
        where b.user_id = $1 and b.status <> 'cancelled' and e.category_id is not null`,
    values: [id],
  })
  return new Set(rows.map((row) => row.category))
}

const comparable = sql`e.id, e.category_id as category, e.price::float8 as price, e.created_at as "createdAt", l.lat, l.lng`

/** A published experience with the facts for comparison, or null. */
export async function findComparable(id: string): Promise<Comparable | null> {
  const [row] = await read<Comparable>(
    sql`select ${comparable} from experiences e left join locations l on l.id = e.location_id where e.id = ${id} and ${visible}`,
  )
  return row ?? null
}

/** The candidates an experience is compared with. */
export function comparables(origin: Comparable): Promise<Comparable[]> {
  const columns = sql`e.id, e.category_id, e.price, e.created_at, e.location_id`
  return read<Comparable>(
    sql`select ${comparable} from (
        (select ${columns} from experiences e where e.category_id = ${origin.category} and ${visible}
          order by ${newest} limit ${sql.raw(String(SAME_CATEGORY))})
        union (select ${columns} from experiences e where ${visible} order by ${newest} limit ${sql.raw(String(NEWEST))})
      ) e left join locations l on l.id = e.location_id`,
  )
}

/** Of the same category, featured first, then newest (REC-10). */
export async function sameCategoryIds({ id, category }: Comparable, max: number): Promise<string[]> {
  const limit = sql.raw(String(max))
  const subset = (featured: boolean) => sql`(select e.id from experiences e
    where e.category_id = ${category} and e.id <> ${id} and ${featured ? sql`e.featured` : sql`not e.featured`} and ${visible}
    order by ${newest} limit ${limit})`
  return ids(await read(sql`${subset(true)} union all ${subset(false)} limit ${limit}`))
}
