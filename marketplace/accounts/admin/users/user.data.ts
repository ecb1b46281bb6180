import { type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import { ADMIN_PAGE_SIZE } from '../../../admin/list.contract.ts'
import { findFirst, findPage, oneWay, pageWithin, part, type Searched } from '../../../admin/list.data.ts'
import type { UserDetail, UserQuery, UserRow } from './user.contract.ts'

/** For `users u`. */
const inState = {
  active: sql`u.deleted_at is null and u.suspended_at is null`,
  suspended: sql`u.deleted_at is null and u.suspended_at is not null`,
  deleted: sql`u.deleted_at is not null`,
}
const state = sql`case when u.deleted_at is not null then 'deleted' when u.suspended_at is not null then 'suspended' else 'active' end`

/** What holds besides the words; for `users u` and `profiles p`. */
function filterOf({ role, state, verified }: UserQuery): SQL | undefined {
  const wanted = [
    role ? sql`p.role = ${role}` : null,
    state ? inState[state] : null,
    verified === 'yes' ? sql`p.verified` : null,
    verified === 'no' ? sql`p.role = 'host' and not p.verified and ${inState.active}` : null,
  ].filter((one) => one !== null)
  return wanted.length > 0 ? sql.join(wanted, sql` and `) : undefined
}

const PEOPLE = sql`users u join profiles p on p.id = u.id`
const COUNTS = sql`reservation_counts c`
/** The reservations of everybody are kept, so that sorting by them reads an index. */
const fromOf = ({ sort }: UserQuery) =>
  sort === 'bookings' ? sql`${COUNTS} join ${PEOPLE} on u.id = c.person_id` : PEOPLE

/** By names of the columns of a search. `dir` is one of two words of ours. */
const orderOf = ({ sort, dir }: UserQuery) => {
  const way = dir === 'asc' ? 'asc nulls last' : 'desc nulls first'
  // As the indexes have it.
  return sort === 'bookings' ? sql.raw(`key ${dir}, id ${dir}`) : sql.raw(`key ${way}, id ${way}`)
}
const columnsOf = ({ sort }: UserQuery) =>
  ({
    created: sql`u.id, u.created_at as key`,
    name: sql`p.id, p.full_name as key`,
    bookings: sql`c.person_id as id, c.reservations as key`,
  })[sort]

/** People whose name has these words, or whose address has them anywhere: an address has no words. */
const searched =
  (query: UserQuery): Searched =>
  async ({ text }) => ({
    from: fromOf(query),
    columns: columnsOf(query),
    filter: filterOf(query),
    ways: [
      oneWay(text(sql`p.full_name`)),
      oneWay(sql`(lower(u.email) like lower(${part(query.q)}) and u.deleted_at is null)`),
    ],
    order: orderOf(query),
  })

/** The ids of a page without words. */
async function idsOf(query: UserQuery, limit: number, offset: number): Promise<string[]> {
  const filter = filterOf(query)
  // What they are sorted by is all that has to be read.
  const alone = { created: sql`users u`, name: sql`profiles p`, bookings: COUNTS }[query.sort]
  const from = filter ? fromOf(query) : alone
  const { rows } = await database().execute<{ id: string }>(sql`select ${columnsOf(query)} from ${from}
    ${filter ? sql`where ${filter}` : sql``} order by ${orderOf(query)} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** The rows of these people, in the order of their ids. */
async function rowsAmong(ids: string[]): Promise<UserRow[]> {
  const { rows } = await database().execute<UserRow>(sql`
    select u.id, coalesce(nullif(p.full_name, ''), 'Usuario') as name,
      case when u.deleted_at is null then u.email end as email, p.avatar_url as avatar, p.role, p.verified, ${state} as state,
      ${isoInstant(sql`u.created_at`)} as "createdAt", p.total_bookings as received,
      (select count(*)::int from bookings b where b.user_id = u.id) as bookings,
      (select count(*)::int from experiences e where e.host_id = u.id) as experiences
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as page (id, place)
    join users u on u.id = page.id join profiles p on p.id = u.id order by page.place`)
  return rows
}

/** A page of the people there are. @returns the last page when a later one is asked for */
export async function listPeople(_admin: Admin, query: UserQuery) {
  if (query.q) {
    const { ids, ...found } = await findPage(query.q, searched(query), query.page)
    return { ...found, items: await rowsAmong(ids) }
  }
  const filter = filterOf(query)
  // Everybody has a profile, so that without a condition the smaller table tells.
  const counted = await database().execute<{ n: number }>(
    filter ? sql`select count(*)::int n from ${PEOPLE} where ${filter}` : sql`select count(*)::int n from users`,
  )
  const total = counted.rows[0]!.n
  const { page, pages, offset } = pageWithin(total, query.page)
  return { items: await rowsAmong(await idsOf(query, ADMIN_PAGE_SIZE, offset)), total, page, pages }
}

/** The same list from its beginning, for a file. */
export const listForFile = async (_admin: Admin, query: UserQuery, most: number) =>
  rowsAmong(query.q ? await findFirst(query.q, searched(query), most) : await idsOf(query, most, 0))

/** Experiences of a person that are offered, or would be with one press. */
export async function countOffered(tx: Executor, id: string): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int n from experiences where host_id = ${id} and status in ('published', 'paused')`,
  )
  return rows[0]!.n
}

const LATEST = 10
const json = (item: SQL, from: SQL, order: SQL) =>
  sql`(select coalesce(json_agg(item), '[]') from (select ${item} from ${from} order by ${order} limit ${LATEST}) item)`

const BOOKING = sql`b.id, e.title as experience, coalesce(o.full_name, '') as with,
  ${isoInstant(sql`b.start_date`)} as "startDate", b.guests, b.total_amount::float8 as total, b.status`
const bookingsWith = (own: SQL, other: SQL) => sql`(select json_build_object(
  'total', (select count(*)::int from bookings b where ${own} = u.id),
  'items', ${json(
    BOOKING,
    sql`bookings b join experiences e on e.id = b.experience_id join profiles o on o.id = ${other} where ${own} = u.id`,
    sql`b.created_at desc, b.id desc`,
  )}))`
const reviewsWith = (own: SQL, other: SQL) => sql`(select json_build_object(
  'total', (select count(*)::int from reviews r where ${own} = u.id),
  'items', ${json(
    sql`r.id, coalesce(o.full_name, '') as with, r.rating, r.comment, ${isoInstant(sql`r.created_at`)} as "createdAt",
      r.hidden_at is not null as hidden`,
    sql`reviews r join profiles o on o.id = ${other} where ${own} = u.id`,
    sql`r.created_at desc, r.id desc`,
  )}))`

export type FoundPerson = Omit<UserDetail, 'own' | 'open' | 'roles' | 'devices'>

/** A person with what they do; null when there is none. */
export async function findPerson(_admin: Admin, id: string): Promise<FoundPerson | null> {
  const ofStatus = (status: string) =>
    sql`(select count(*)::int from experiences e where e.host_id = u.id and e.status = ${sql.raw(`'${status}'`)})`
  const { rows } = await database().execute<FoundPerson>(sql`
    select u.id, coalesce(nullif(p.full_name, ''), 'Usuario') as name,
      case when u.deleted_at is null then u.email end as email, u.email_verified as "emailVerified", p.avatar_url as avatar,
      p.role, p.verified, ${state} as state, p.phone, p.bio, p.languages, ${isoInstant(sql`u.created_at`)} as "createdAt",
      ${isoInstant(sql`u.suspended_at`)} as "suspendedAt", ${isoInstant(sql`u.deleted_at`)} as "deletedAt",
      ${isoInstant(sql`u.terms_accepted_at`)} as "termsAcceptedAt",
      case when u.suspended_at is not null then (select a.reason from audit_entries a where a.object_type = 'user'
        and a.object_id = u.id::text and a.action = 'user.suspend' order by a.id desc limit 1) end as "suspendedFor",
      array(select i.provider_id from identities i where i.user_id = u.id order by i.created_at) as "signInWith",
      case when p.role = 'host' then json_build_object('since', ${isoInstant(sql`p.host_since`)},
        'averageRating', p.average_rating, 'ratingCount', p.rating_count, 'totalBookings', p.total_bookings,
        'responseRate', p.response_rate, 'responseTimeHours', p.response_time_hours, 'published', ${ofStatus('published')},
        'paused', ${ofStatus('paused')},
        'draft', ${ofStatus('draft')}, 'archived', ${ofStatus('archived')}) end as host,
      json_build_object('total', (select count(*)::int from experiences e where e.host_id = u.id), 'items', ${json(
        sql`e.id, e.title, e.status, e.price::float8 as price,
          (select count(*)::int from bookings b where b.experience_id = e.id) as bookings`,
        sql`experiences e where e.host_id = u.id`,
        sql`e.created_at desc, e.id desc`,
      )}) as experiences,
      ${bookingsWith(sql`b.user_id`, sql`b.host_id`)} as traveling,
      ${bookingsWith(sql`b.host_id`, sql`b.user_id`)} as hosting,
      ${reviewsWith(sql`r.user_id`, sql`r.host_id`)} as "reviewsWritten",
      ${reviewsWith(sql`r.host_id`, sql`r.user_id`)} as "reviewsReceived"
    from users u join profiles p on p.id = u.id where u.id = ${id}`)
  return rows[0] ?? null
}
