import { and, desc, eq, sql } from 'drizzle-orm'
import type { Host, SignedIn, Traveler, Visitor } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { privacyJson } from '#marketplace/accounts/preferences/preference.data.ts'
import type { Privacy } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { openTo, viewing } from '#marketplace/experiences/experience.data.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { ZONE } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { preparedRead } from '#platform/database/prepared.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import type { ReviewSummary } from './review.contract.ts'
import type { CompletedBooking } from './review.rules.ts'
import { reviews } from './review.table.ts'

/** A reply; `hiddenFor` is the team's reason. */
export type ReplyRow = { text: string; createdAt: string; editedAt: string | null; hiddenFor: string | null }

export type ReviewRow = {
  id: string
  rating: number
  comment: string | null
  createdAt: string
  fullName: string | null
  avatar: string | null
  privacy: Privacy
  attendedOn: string | null
  reply: ReplyRow | null
}

const page = preparedRead((db) => {
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
          'comment', n.comment, 'createdAt', ${isoInstant(sql`n.created_at`)},
          'fullName', a.full_name, 'avatar', a.avatar_url, 'privacy', ${privacyJson(sql`a.id`)},
          'attendedOn', case when b.attended then to_char(b.start_date at time zone ${ZONE}, 'YYYY-MM-DD') end,
          'reply', case when p.review_id is not null then json_build_object('text', p.text, 'createdAt', ${isoInstant(sql`p.created_at`)},
            'editedAt', ${isoInstant(sql`p.edited_at`)}, 'hiddenFor', p.hidden_reason) end) order by n.created_at desc, n.id desc), '[]')
        from (select r.* ${ofHost} and (${after} is null or (r.created_at, r.id) <
                (select s.created_at, s.id from reviews s where s.id = ${after} and s.host_id = profiles.id))
              order by r.created_at desc, r.id desc limit ${sql.placeholder('most')}) n
        join profiles a on a.id = n.user_id
        join bookings b on b.id = n.reservation_id
        left join review_replies p on p.review_id = n.id and (p.hidden_at is null or ${sql.placeholder('own')}::boolean))`,
    })
    .from(profiles)
    .where(sql`profiles.id = ${sql.placeholder('host')} and profiles.role = 'host'`)
    .prepare('host-reviews')
})

/**
 * Public reviews of a host, newest first, after the one named `after` (REV-26).
 * @returns null when there is no such host; figures only without `after`
 */
export async function findHostReviews(hostId: string, after: string | null, limit: number, tx?: Executor) {
  const [row] = await page(tx).execute({ host: hostId, after, most: limit, own: false })
  return row ?? null
}

/** The same list for the host, including replies that the team hid. */
export async function findReceivedReviews({ id }: Host, after: string | null, limit: number) {
  const [row] = await page().execute({ host: id, after, most: limit, own: true })
  return row!
}

const experienceHost = preparedRead((db) =>
  db
    .select({ id: experiences.hostId })
    .from(experiences)
    .where(sql`${experiences.id} = ${sql.placeholder('id')} and ${openTo}`)
    .prepare('host-of-experience'),
)

/** The host of an experience, or null when it is missing or not visible to this visitor. @param id UUID-shaped */
export async function findHostOfExperience(visitor: Visitor, id: string): Promise<string | null> {
  const [row] = await experienceHost().execute({ id, ...viewing(visitor) })
  return row?.id ?? null
}

/** The id if it belongs to a host, else null. @param id UUID-shaped */
export async function findHostId(id: string): Promise<string | null> {
  const [row] = await database()
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.role, 'host')))
  return row?.id ?? null
}

type Author = Pick<SignedIn, 'id'>

/** This person's review of the host, hidden ones included (REV-26); null when there is none. */
export async function findOwnReview({ id }: Author, hostId: string): Promise<{ hiddenFor: string | null } | null> {
  const [row] = await database()
    .select({ hiddenFor: reviews.hiddenReason })
    .from(reviews)
    .where(and(eq(reviews.userId, id), eq(reviews.hostId, hostId)))
  return row ?? null
}

/** The reviews this person wrote, newest first, hidden ones included. */
export const listWrittenReviews = ({ id }: Author, limit: number) =>
  database()
    .select({
      host: nameOf(profiles.fullName, 'Anfitrión'),
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      hidden: sql<boolean>`${reviews.hiddenAt} is not null`,
    })
    .from(reviews)
    .innerJoin(profiles, eq(profiles.id, reviews.hostId))
    .where(eq(reviews.userId, id))
    .orderBy(desc(reviews.createdAt))
    .limit(limit)

/** Completed bookings of this person with the host (REV-27). */
export const listCompletedBookings = ({ id }: Author, hostId: string): Promise<CompletedBooking[]> =>
  database()
    .select({
      id: bookings.id,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
      attended: bookings.attended,
    })
    .from(bookings)
    .where(and(eq(bookings.userId, id), eq(bookings.hostId, hostId), eq(bookings.status, 'completed')))

/**
 * Stores a review; the averages follow by trigger (INV-20).
 * @returns the stored row, or null when this traveler has reviewed the host already (INV-19)
 */
export async function insertReview(
  tx: Executor,
  { id }: Traveler,
  review: Omit<typeof reviews.$inferInsert, 'userId'>,
): Promise<typeof reviews.$inferSelect | null> {
  const [stored] = await tx
    .insert(reviews)
    .values({ ...review, userId: id })
    .onConflictDoNothing({ target: [reviews.userId, reviews.hostId] })
    .returning()
  return stored ?? null
}
