import { type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { publicResponseRate } from '#marketplace/accounts/responses/response-rate.data.ts'
import { effectiveStatusOf } from '#marketplace/bookings/lifecycle/status.data.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import { equals, readList, sortBy } from '../../../admin/list.data.ts'
import { part, predicate } from '../../../admin/search-plan.data.ts'
import type { UserDetail, UserRow } from './user.contract.ts'
import { userList } from './user.list.ts'

/** Conditions for `users u`. */
const inState = {
  active: sql`u.deleted_at is null and u.suspended_at is null`,
  suspended: sql`u.deleted_at is null and u.suspended_at is not null`,
  deleted: sql`u.deleted_at is not null`,
}
const state = sql`case when u.deleted_at is not null then 'deleted' when u.suspended_at is not null then 'suspended' else 'active' end`

/** People by words of their name, or by any part of their address, because addresses have no words. */
export const userReader = readList(userList, {
  from: sql`users u left join profiles p on p.id = u.id`,
  id: sql`u.id`,
  // Each sort starts from the table whose index has its order; PostgreSQL drops the join when nothing is read from the other.
  sorts: {
    created: sortBy(sql`u.created_at`),
    name: { ...sortBy(sql`p.full_name`), from: sql`profiles p left join users u on u.id = p.id`, id: sql`p.id` },
    bookings: {
      ...sortBy(sql`c.reservations`),
      from: sql`reservation_counts c left join users u on u.id = c.person_id left join profiles p on p.id = c.person_id`,
      id: sql`c.person_id`,
    },
  },
  filters: {
    role: equals(sql`p.role`),
    staff: equals(sql`p.staff_role`),
    state: (state) => inState[state],
    // 'no' means hosts who wait for the mark.
    verified: (verified) =>
      verified === 'yes' ? sql`p.verified` : sql`p.role = 'host' and not p.verified and ${inState.active}`,
  },
  search: async ({ text }, words) => [
    predicate(text(sql`p.full_name`)),
    predicate(sql`(lower(u.email) like lower(${part(words)}) and u.deleted_at is null)`),
  ],
  rows: async (ids) => {
    const { rows } = await database().execute<UserRow & { phone: string | null }>(sql`
      select u.id, ${nameOf('p.full_name')} as name,
        case when u.deleted_at is null then u.email end as email, p.phone, p.avatar_url as avatar, p.role, p.staff_role as "staffRole",
        p.verified, ${state} as state, ${isoInstant(sql`u.created_at`)} as "createdAt", p.total_bookings as received,
        (select count(*)::int from bookings b where b.user_id = u.id) as bookings,
        (select count(*)::int from experiences e where e.host_id = u.id) as experiences
      from users u join profiles p on p.id = u.id where u.id = any(${sql.param(ids)}::uuid[])`)
    return rows
  },
})

/** Number of a person's experiences that are published, or paused. */
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
  ${isoInstant(sql`b.start_date`)} as "startDate", b.guests, b.total_amount::float8 as total, b.attended,
  ${sql.raw(effectiveStatusOf('b'))} as status`
const bookingsWith = (ownId: SQL, otherId: SQL) => sql`(select json_build_object(
  'total', (select count(*)::int from bookings b where ${ownId} = u.id),
  'items', ${json(
    BOOKING,
    sql`bookings b join experiences e on e.id = b.experience_id join profiles o on o.id = ${otherId} where ${ownId} = u.id`,
    sql`b.created_at desc, b.id desc`,
  )}))`
const reviewsWith = (ownId: SQL, otherId: SQL) => sql`(select json_build_object(
  'total', (select count(*)::int from reviews r where ${ownId} = u.id),
  'items', ${json(
    sql`r.id, coalesce(o.full_name, '') as with, r.rating, r.comment, ${isoInstant(sql`r.created_at`)} as "createdAt",
      r.hidden_at is not null as hidden`,
    sql`reviews r join profiles o on o.id = ${otherId} where ${ownId} = u.id`,
    sql`r.created_at desc, r.id desc`,
  )}))`

type FoundPerson = Omit<UserDetail, 'own' | 'open' | 'roles' | 'devices'>

/** A person and their activity; null when there is none. */
export async function findPerson(_admin: Admin, id: string): Promise<FoundPerson | null> {
  const ofStatus = (status: string) =>
    sql`(select count(*)::int from experiences e where e.host_id = u.id and e.status = ${sql.raw(`'${status}'`)})`
  const { rows } = await database().execute<FoundPerson>(sql`
    select u.id, ${nameOf('p.full_name')} as name,
      case when u.deleted_at is null then u.email end as email, u.email_verified as "emailVerified", p.avatar_url as avatar,
      p.role, p.staff_role as "staffRole", p.verified, ${state} as state, p.phone, p.bio, p.languages, ${isoInstant(sql`u.created_at`)} as "createdAt",
      ${isoInstant(sql`u.suspended_at`)} as "suspendedAt", ${isoInstant(sql`u.deleted_at`)} as "deletedAt",
      ${isoInstant(sql`u.terms_accepted_at`)} as "termsAcceptedAt",
      (select count(*)::int from bookings b where (b.user_id = u.id or b.host_id = u.id)
        and b.cancelled_by = 'admin' and b.cancelled_at >= u.suspended_at) as "cancelledSince",
      case when u.suspended_at is not null then (select a.reason from audit_entries a where a.object_type = 'user'
        and a.object_id = u.id::text and a.action = 'user.suspend' order by a.id desc limit 1) end as "suspendedFor",
      array(select i.provider_id from identities i where i.user_id = u.id order by i.created_at) as "signInWith",
      case when p.role = 'host' then json_build_object('since', ${isoInstant(sql`p.host_since`)},
        'averageRating', p.average_rating, 'ratingCount', p.rating_count, 'totalBookings', p.total_bookings,
        'responseRate', ${publicResponseRate('p')}, 'responseTimeHours', p.response_time_hours, 'published', ${ofStatus('published')},
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
