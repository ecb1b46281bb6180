import { and, asc, eq, gt, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { findDateOf, lockDateOf } from '#marketplace/experiences/availability/schedule/schedule.data.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Actor } from '../booking.rules.ts'
import { bookings } from '../booking.table.ts'

type Stored = typeof bookings.$inferSelect

/** Bookings of a date that are not cancelled, always in the same order so that locking them can not deadlock. */
const activeOf = (tx: Executor, dateId: string) =>
  tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.availableDateId, dateId), ne(bookings.status, 'cancelled')))
    .orderBy(asc(bookings.id))
export const listActive = (tx: Executor, dateId: string): Promise<Stored[]> => activeOf(tx, dateId)
const lockActive = (tx: Executor, dateId: string): Promise<Stored[]> => activeOf(tx, dateId).for('update')

/**
 * Locks what cancelling a date changes, until the transaction ends. First the experience, which travelers share-lock when they
 * book, so that no booking is added; then the bookings; and the date last, as every cancellation does. Another order could
 * deadlock.
 * @returns null when the date is not the host's
 */
export async function lockDate(tx: Executor, host: Host, dateId: string) {
  const itsExperience = tx
    .select({ id: availableDates.experienceId })
    .from(availableDates)
    .where(eq(availableDates.id, dateId))
  await tx
    .select({ id: experiences.id })
    .from(experiences)
    .where(and(inArray(experiences.id, itsExperience), eq(experiences.hostId, host.id)))
    .for('no key update')
  if (!(await findDateOf(host, dateId, tx))) return null
  const activeBookings = await lockActive(tx, dateId)
  const date = await lockDateOf(host, dateId, tx)
  return date && { date, activeBookings }
}

/**
 * Cancels bookings that the caller has locked. Their spots are returned with the date.
 * @returns the number of people in those that this call cancelled
 */
export async function cancelTogether(
  tx: Executor,
  ids: string[],
  by: { cancelledBy: Actor; cancelReason: string },
): Promise<number> {
  if (ids.length === 0) return 0
  const changed = await tx
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: sql`now()`, ...by })
    .where(and(inArray(bookings.id, ids), inArray(bookings.status, ['pending', 'confirmed'])))
    .returning({ guests: bookings.guests })
  return changed.reduce((sum, { guests }) => sum + guests, 0)
}

export const countEnded = (tx: Executor, dateId: string, cancelReason: string): Promise<number> =>
  tx.$count(
    bookings,
    and(
      eq(bookings.availableDateId, dateId),
      eq(bookings.cancelledBy, 'host'),
      eq(bookings.cancelReason, cancelReason),
    ),
  )

type Search = {
  experienceId: string
  /** The cancelled date, and when it would have started. */
  dateId: string
  near: Date
  /** Free spots it must have. */
  guests: number
  limit: number
  /** Excludes dates this traveler has a live booking for. */
  userId?: string
}

/** Other bookable dates of an experience with enough spots, nearest to a moment first. */
export function listNearest(tx: Executor, { experienceId, dateId, near, guests, limit, userId }: Search) {
  const notBooked =
    userId &&
    sql`not exists (select 1 from ${bookings} b where b.available_date_id = ${availableDates.id} and b.user_id = ${userId}
      and b.status <> 'cancelled')`
  return tx
    .select({
      id: availableDates.id,
      startDate: availableDates.startDate,
      endDate: availableDates.endDate,
      spotsAvailable: availableDates.spotsAvailable,
    })
    .from(availableDates)
    .innerJoin(experiences, eq(experiences.id, availableDates.experienceId))
    .innerJoin(users, eq(users.id, experiences.hostId))
    .where(
      and(
        eq(availableDates.experienceId, experienceId),
        ne(availableDates.id, dateId),
        eq(availableDates.status, 'available'),
        gt(availableDates.startDate, sql`now()`),
        gte(availableDates.spotsAvailable, guests),
        eq(experiences.status, 'published'),
        eq(experiences.bookingRequired, true),
        isNull(users.suspendedAt),
        notBooked || undefined,
      ),
    )
    .orderBy(
      sql`abs(extract(epoch from ${availableDates.startDate} - ${near.toISOString()}::timestamptz))`,
      asc(availableDates.startDate),
    )
    .limit(limit)
}

/** Records which booking replaced another one, once. @returns whether this call did */
export async function linkMoved(tx: Executor, fromId: string, toId: string): Promise<boolean> {
  const linked = await tx
    .update(bookings)
    .set({ movedToId: toId })
    .where(and(eq(bookings.id, fromId), isNull(bookings.movedToId)))
    .returning({ id: bookings.id })
  return linked.length === 1
}

export async function findMovedFrom(toId: string): Promise<Stored | null> {
  const [row] = await database().select().from(bookings).where(eq(bookings.movedToId, toId))
  return row ?? null
}

export async function titleOf(experienceId: string): Promise<string> {
  const [row] = await database()
    .select({ title: experiences.title })
    .from(experiences)
    .where(eq(experiences.id, experienceId))
  return row?.title ?? ''
}
