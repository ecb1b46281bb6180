import { sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import { descending, inListOrder, readList, sortBy } from '../../admin/list.data.ts'
import { hostsByName, predicate, travelersByName } from '../../admin/search-plan.data.ts'
import type { AdminReview, AdminReviewRow } from './admin-review.contract.ts'
import { reviewList } from './admin-review.list.ts'

const COLUMNS = sql`r.id, json_build_object('id', a.id, 'name', coalesce(nullif(a.full_name, ''), 'Viajero'), 'avatar', a.avatar_url) as author,
  json_build_object('id', h.id, 'name', coalesce(nullif(h.full_name, ''), 'Anfitrión'), 'avatar', h.avatar_url) as host,
  r.rating, r.comment, ${isoInstant(sql`r.created_at`)} as "createdAt", ${isoInstant(sql`r.hidden_at`)} as "hiddenAt",
  r.hidden_reason as "hiddenReason"`
const PARTIES = sql`join profiles a on a.id = r.user_id join profiles h on h.id = r.host_id`

/** Reviews by words of the comment, or by the name of author or host. */
export const reviewReader = readList(reviewList, {
  from: sql`reviews r`,
  id: sql`r.id`,
  sorts: {
    created: sortBy(sql`r.created_at`),
    // Stars in either direction; within the same stars newest first, as the index is sorted.
    rating: { keys: [inListOrder(sql`r.rating`), descending(sql`r.created_at`), descending('id')] },
  },
  filters: {
    rating: (stars) => sql`r.rating = ${Number(stars)}`,
    state: (state) => (state === 'hidden' ? sql`r.hidden_at is not null` : sql`r.hidden_at is null`),
    person: (id) => sql`(r.user_id = ${id} or r.host_id = ${id})`,
  },
  search: async (match) => {
    const [travelers, hosts] = await Promise.all([travelersByName(match), hostsByName(match)])
    // The comment exactly as the indexed expression, or the index would not be used.
    const comment = match.text(sql`coalesce(r.comment, '')`)
    return [predicate(comment), ...travelers(sql`r.user_id`), ...hosts(sql`r.host_id`)]
  },
  rows: async (ids) => {
    const { rows } = await database().execute<AdminReviewRow>(
      sql`select ${COLUMNS} from reviews r ${PARTIES} where r.id = any(${sql.param(ids)}::uuid[])`,
    )
    return rows
  },
})

/** A review with the booking behind it; null when it is missing. */
export async function findReview(_admin: Admin, id: string): Promise<AdminReview | null> {
  const { rows } = await database().execute<AdminReview>(sql`
    select ${COLUMNS}, json_build_object('id', b.id, 'experienceId', e.id, 'experience', e.title,
        'startDate', ${isoInstant(sql`b.start_date`)}, 'completedAt', ${isoInstant(sql`b.completed_at`)}, 'guests', b.guests) as booking,
      (select json_build_object('text', p.text, 'createdAt', ${isoInstant(sql`p.created_at`)}, 'editedAt', ${isoInstant(sql`p.edited_at`)},
        'hiddenAt', ${isoInstant(sql`p.hidden_at`)}, 'hiddenReason', p.hidden_reason) from review_replies p where p.review_id = r.id) as reply,
      json_build_object('average', h.average_rating, 'count', h.rating_count) as figures
    from reviews r ${PARTIES} join bookings b on b.id = r.reservation_id join experiences e on e.id = b.experience_id
    where r.id = ${id}`)
  return rows[0] ?? null
}
