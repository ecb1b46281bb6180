import { type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import { ADMIN_PAGE_SIZE } from '../../admin/list.contract.ts'
import {
  findFirst,
  findPage,
  hostsCalled,
  oneWay,
  pageWithin,
  type Searched,
  travelersCalled,
} from '../../admin/list.data.ts'
import type { AdminReview, AdminReviewRow, ReviewQuery } from './admin-review.contract.ts'

/** What holds besides the words; for `reviews r`. */
function filterOf({ rating, state, person }: ReviewQuery): SQL | undefined {
  const wanted = [
    rating ? sql`r.rating = ${Number(rating)}` : null,
    state === 'hidden' ? sql`r.hidden_at is not null` : null,
    person ? sql`(r.user_id = ${person} or r.host_id = ${person})` : null,
    state === 'visible' ? sql`r.hidden_at is null` : null,
  ].filter((one) => one !== null)
  return wanted.length > 0 ? sql.join(wanted, sql` and `) : undefined
}

/** `dir` is one of two words of ours. */
function orderOf({ sort, dir }: ReviewQuery): SQL {
  const way = dir === 'asc' ? 'asc nulls last' : 'desc nulls first'
  // The stars go one way or the other; among the same stars the newest come first, as the index has them.
  return sort === 'rating'
    ? sql.raw(`rating ${dir}, created_at desc nulls first, id desc nulls first`)
    : sql.raw(`created_at ${way}, id ${way}`)
}

const SORTED = sql`r.id, r.created_at, r.rating`

/** Reviews whose comment has these words, or whose author or host is called so. */
const searched =
  (query: ReviewQuery): Searched =>
  async (match) => {
    const [travelers, hosts] = await Promise.all([travelersCalled(match), hostsCalled(match)])
    return {
      from: sql`reviews r`,
      columns: SORTED,
      filter: filterOf(query),
      // The comment as its indexes have it.
      ways: [oneWay(match.text(sql`coalesce(r.comment, '')`)), ...travelers(sql`r.user_id`), ...hosts(sql`r.host_id`)],
      order: orderOf(query),
    }
  }

const COLUMNS = sql`r.id, json_build_object('id', a.id, 'name', coalesce(nullif(a.full_name, ''), 'Viajero'), 'avatar', a.avatar_url) as author,
  json_build_object('id', h.id, 'name', coalesce(nullif(h.full_name, ''), 'Anfitrión'), 'avatar', h.avatar_url) as host,
  r.rating, r.comment, ${isoInstant(sql`r.created_at`)} as "createdAt", ${isoInstant(sql`r.hidden_at`)} as "hiddenAt",
  r.hidden_reason as "hiddenReason"`
const PARTIES = sql`join profiles a on a.id = r.user_id join profiles h on h.id = r.host_id`

async function idsOf(query: ReviewQuery, limit: number, offset: number): Promise<string[]> {
  const filter = filterOf(query)
  const { rows } = await database().execute<{ id: string }>(sql`select ${SORTED} from reviews r
    ${filter ? sql`where ${filter}` : sql``} order by ${orderOf(query)} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** The rows of these reviews, in the order of their ids. */
async function rowsAmong(ids: string[]): Promise<AdminReviewRow[]> {
  const { rows } = await database().execute<AdminReviewRow>(sql`
    select ${COLUMNS} from unnest(${sql.param(ids)}::uuid[]) with ordinality as page (id, place)
    join reviews r on r.id = page.id ${PARTIES} order by page.place`)
  return rows
}

/** A page of all reviews. @returns the last page when a later one is asked for */
export async function listAllReviews(_admin: Admin, query: ReviewQuery) {
  if (query.q) {
    const { ids, ...found } = await findPage(query.q, searched(query), query.page)
    return { ...found, items: await rowsAmong(ids) }
  }
  const filter = filterOf(query)
  const counted = await database().execute<{ n: number }>(
    sql`select count(*)::int n from reviews r ${filter ? sql`where ${filter}` : sql``}`,
  )
  const total = counted.rows[0]!.n
  const { page, pages, offset } = pageWithin(total, query.page)
  return { items: await rowsAmong(await idsOf(query, ADMIN_PAGE_SIZE, offset)), total, page, pages }
}

/** The same list from its beginning, for a file. */
export const listForFile = async (_admin: Admin, query: ReviewQuery, most: number) =>
  rowsAmong(query.q ? await findFirst(query.q, searched(query), most) : await idsOf(query, most, 0))

/** A review with what it rests on; null when it is missing. */
export async function findReview(_admin: Admin, id: string): Promise<AdminReview | null> {
  const { rows } = await database().execute<AdminReview>(sql`
    select ${COLUMNS}, json_build_object('id', b.id, 'experienceId', e.id, 'experience', e.title,
        'startDate', ${isoInstant(sql`b.start_date`)}, 'completedAt', ${isoInstant(sql`b.completed_at`)}, 'guests', b.guests) as booking,
      json_build_object('average', h.average_rating, 'count', h.rating_count) as figures
    from reviews r ${PARTIES} join bookings b on b.id = r.reservation_id join experiences e on e.id = b.experience_id
    where r.id = ${id}`)
  return rows[0] ?? null
}
