import { and, count, desc, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Traveler } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { database } from '#platform/database/pool.ts'

type Period = { from: Date; until: Date }

/**
 * Dollars this traveler paid for completed reservations, and the number of those.
 * @param period when they began; null for all
 */
export const sumSpent = ({ id }: Traveler, period: Period | null) =>
  summed(
    and(
      eq(bookings.userId, id),
      eq(bookings.status, 'completed'),
      ne(bookings.paymentStatus, 'pending'),
      period ? and(gte(bookings.startDate, period.from), lt(bookings.startDate, period.until)) : undefined,
    ),
  )

/**
 * Dollars still to be paid for the reservations that are to come, and the number of those; a request past its deadline is none.
 * @param period when they begin; null for all @param without the id of one that is left out
 */
export const sumDue = ({ id }: Traveler, now: Date, period: Period | null, without: string | null = null) =>
  summed(
    and(
      eq(bookings.userId, id),
      eq(bookings.paymentStatus, 'pending'),
      or(
        inArray(bookings.status, ['confirmed', 'in_progress']),
        and(eq(bookings.status, 'pending'), gt(bookings.expiresAt, now)),
      ),
      // What has ended was paid there or not at all, also where nobody has closed it yet.
      gt(sql`coalesce(${bookings.endDate}, ${bookings.startDate})`, now),
      without ? ne(bookings.id, without) : undefined,
      period ? and(gte(bookings.startDate, period.from), lt(bookings.startDate, period.until)) : undefined,
    ),
  )

async function summed(condition: SQL | undefined): Promise<{ total: number; count: number }> {
  const [row] = await database()
    .select({ total: sum(bookings.totalAmount), count: count() })
    .from(bookings)
    .where(condition)
  return { total: Number(row?.total ?? 0), count: row?.count ?? 0 }
}

const MOST_LOOKED_AT = 100

/** Hosts of this traveler's completed outings whom they have not reviewed, the latest outing first, one of each host. */
export async function listUnreviewed({ id }: Traveler) {
  const rows = await database()
    .select({
      hostId: bookings.hostId,
      host: nameOf(profiles.fullName, 'Anfitrión'),
      title: experiences.title,
      startDate: bookings.startDate,
    })
    .from(bookings)
    .innerJoin(experiences, eq(experiences.id, bookings.experienceId))
    .innerJoin(profiles, eq(profiles.id, bookings.hostId))
    .leftJoin(reviews, and(eq(reviews.hostId, bookings.hostId), eq(reviews.userId, id)))
    .where(
      and(
        eq(bookings.userId, id),
        eq(bookings.status, 'completed'),
        // Whoever did not come has no right to review (REV-06).
        sql`${bookings.attended} is not false`,
        isNull(reviews.id),
      ),
    )
    .orderBy(desc(bookings.startDate))
    .limit(MOST_LOOKED_AT)
  return [...new Map(rows.toReversed().map((row) => [row.hostId, row])).values()].toReversed()
}

export async function listWhatToBring(ids: string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await database()
    .select({ id: experiences.id, bring: experiences.bringWithYou })
    .from(experiences)
    .where(inArray(experiences.id, ids))
  return new Map(rows.map(({ id, bring }) => [id, bring]))
}
