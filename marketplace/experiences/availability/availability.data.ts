import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { availableDates } from './availability.table.ts'

/**
 * Takes places on a date if enough remain, in one conditional update: of two that want the last place, one gets it
 * (INV-03, BOOK-40). Must run in the transaction that inserts the booking.
 * @returns the date as it was booked, or null when it is closed, past or short of places
 */
export async function takePlaces(tx: Executor, dateId: string, experienceId: string, guests: number) {
  const [taken] = await tx
    .update(availableDates)
    .set({ spotsAvailable: sql`${availableDates.spotsAvailable} - ${guests}` })
    .where(
      and(
        eq(availableDates.id, dateId),
        eq(availableDates.experienceId, experienceId),
        eq(availableDates.status, 'available'),
        gt(availableDates.startDate, sql`now()`),
        gte(availableDates.spotsAvailable, guests),
      ),
    )
    .returning({ startDate: availableDates.startDate, endDate: availableDates.endDate })
  return taken ?? null
}

/** Gives the places of a cancelled booking back to its date; only whoever changed the status calls this (INV-04). */
export async function returnPlaces(tx: Executor, dateId: string, guests: number): Promise<void> {
  await tx
    .update(availableDates)
    .set({ spotsAvailable: sql`${availableDates.spotsAvailable} + ${guests}` })
    .where(eq(availableDates.id, dateId))
}
