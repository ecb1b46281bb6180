import { sql } from 'drizzle-orm'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ReviewSummary } from './review.contract.ts'
import { reviews } from './review.table.ts'

export type ReviewRow = {
  id: string
  rating: number
  comment: string | null
  createdAt: string
  fullName: string | null
  avatar: string | null
}

const page = prepared((db) => {
  const ofHost = sql`from ${reviews} r where r.host_id = profiles.id and r.hidden_at is null`
  const after = sql`${sql.placeholder('after')}::uuid`
  return db
    .select({
      summary: sql<ReviewSummary | null>`case when ${after} is null then json_build_object(
        'average', profiles.average_rating, 'count', profiles.rating_count,
        'distribution', (select array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
          count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]
          ${ofHost})) end`,
      rows: sql<ReviewRow[]>`(select coalesce(json_agg(json_build_object('id', n.id, 'rating', n.rating,
          'comment', n.comment, 'createdAt', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'fullName', a.full_name, 'avatar', a.avatar_url) order by n.created_at desc, n.id desc), '[]')
        from (select r.* ${ofHost} and (${after} is null or (r.created_at, r.id) <
                (select s.created_at, s.id from reviews s where s.id = ${after} and s.host_id = profiles.id))
              order by r.created_at desc, r.id desc limit ${sql.placeholder('most')}) n
        join profiles a on a.id = n.user_id)`,
    })
    .from(profiles)
    .where(sql`profiles.id = ${sql.placeholder('host')} and profiles.role = 'host'`)
    .prepare('host-reviews')
})

/**
 * Reviews of a host that were not hidden, newest first, after the one named `after` (REV-26).
 * @returns null when there is no such host; figures only without `after`
 */
export async function findHostReviews(hostId: string, after: string | null, most: number) {
  const [row] = await page().execute({ host: hostId, after, most })
  return row ?? null
}
