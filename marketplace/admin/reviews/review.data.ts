import { type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { ADMIN_PAGE_SIZE } from '../list.contract.ts'
import { contains, findPage, pageWithin } from '../list.data.ts'
import type { AdminReview, AdminReviewRow, ReviewQuery } from './review.contract.ts'

const instantOf = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Words of the comment, the author or the host; each by its own index. */
const about = (words: string) => {
  return sql`r.id in (with people as materialized (select id from profiles where ${contains(sql`full_name`, words)})
    select id from reviews where ${contains(sql`coalesce(comment, '')`, words)}
    union all select id from reviews where user_id in (select id from people)
    union all select id from reviews where host_id in (select id from people))`
}

function conditionOf({ q, rating, state, person }: ReviewQuery): SQL {
  const wanted = [
    q ? about(q) : null,
    rating ? sql`r.rating = ${Number(rating)}` : null,
    state === 'hidden' ? sql`r.hidden_at is not null` : null,
    person ? sql`(r.user_id = ${person} or r.host_id = ${person})` : null,
    state === 'visible' ? sql`r.hidden_at is null` : null,
  ].filter((one) => one !== null)
  return wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``
}

/** `dir` is one of two words of ours. @param table what stands before the columns */
function orderOf({ sort, dir }: ReviewQuery, table: 'r.' | '' = 'r.'): SQL {
  const way = dir === 'asc' ? 'asc nulls last' : 'desc nulls first'
  // The stars go one way or the other; among the same stars the newest come first, as the index has them.
  return sort === 'rating'
    ? sql.raw(`${table}rating ${dir}, ${table}created_at desc nulls first, ${table}id desc nulls first`)
    : sql.raw(`${table}created_at ${way}, ${table}id ${way}`)
}

const COLUMNS = sql`r.id, json_build_object('id', a.id, 'name', coalesce(nullif(a.full_name, ''), 'Viajero'), 'avatar', a.avatar_url) as author,
  json_build_object('id', h.id, 'name', coalesce(nullif(h.full_name, ''), 'Anfitrión'), 'avatar', h.avatar_url) as host,
  r.rating, r.comment, ${instantOf(sql`r.created_at`)} as "createdAt", ${instantOf(sql`r.hidden_at`)} as "hiddenAt",
  r.hidden_reason as "hiddenReason"`
const PARTIES = sql`join profiles a on a.id = r.user_id join profiles h on h.id = r.host_id`

const rowsOf = (query: ReviewQuery, limit: number, offset: number) => {
  const order = orderOf(query)
  return rowsAmong(
    sql`select r.id from reviews r ${conditionOf(query)} order by ${order} limit ${limit} offset ${offset}`,
    order,
  )
}

/** @param page selects the ids of the rows */
async function rowsAmong(page: SQL, order: SQL): Promise<AdminReviewRow[]> {
  const { rows } = await database().execute<AdminReviewRow>(sql`with page as materialized (${page})
    select ${COLUMNS} from page join reviews r on r.id = page.id ${PARTIES} order by ${order}`)
  return rows
}

/** A page of all reviews. @returns the last page when a later one is asked for */
export async function listAllReviews(_admin: Admin, query: ReviewQuery) {
  const order = orderOf(query)
  if (query.q) {
    const hits = sql`select r.id, r.created_at, r.rating from reviews r ${conditionOf(query)}`
    const { ids, ...found } = await findPage(hits, orderOf(query, ''), query.page)
    return { ...found, items: await rowsAmong(sql`select unnest(${sql.param(ids)}::uuid[]) as id`, order) }
  }
  const counted = await database().execute<{ n: number }>(
    sql`select count(*)::int n from reviews r ${conditionOf(query)}`,
  )
  const total = counted.rows[0]!.n
  const { page, pages, offset } = pageWithin(total, query.page)
  return { items: await rowsOf(query, ADMIN_PAGE_SIZE, offset), total, page, pages }
}

/** The same list from its beginning, for a file. */
export const listForFile = (_admin: Admin, query: ReviewQuery, most: number) => rowsOf(query, most, 0)

/** A review with what it rests on; null when it is missing. */
export async function findReview(_admin: Admin, id: string): Promise<AdminReview | null> {
  const { rows } = await database().execute<AdminReview>(sql`
    select ${COLUMNS}, json_build_object('id', b.id, 'experienceId', e.id, 'experience', e.title,
        'startDate', ${instantOf(sql`b.start_date`)}, 'completedAt', ${instantOf(sql`b.completed_at`)}, 'guests', b.guests) as booking,
      json_build_object('average', h.average_rating, 'count', h.rating_count) as figures
    from reviews r ${PARTIES} join bookings b on b.id = r.reservation_id join experiences e on e.id = b.experience_id
    where r.id = ${id}`)
  return rows[0] ?? null
}
