import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { bookings } from '../booking.table.ts'

/** @param from start of the day to remind of @param until start of the day after */
export type Day = { from: Date; until: Date }

const due = ({ from, until }: Day) =>
  and(
    eq(bookings.status, 'confirmed'),
    isNull(bookings.remindedAt),
    gte(bookings.startDate, from),
    lt(bookings.startDate, until),
  )

/** Hosts with confirmed bookings on a day that were not reminded yet. */
export async function listHostsToRemind(day: Day): Promise<string[]> {
  const rows = await database().selectDistinct({ hostId: bookings.hostId }).from(bookings).where(due(day))
  return rows.map(({ hostId }) => hostId)
}

/**
 * Claims the bookings of a host that were not reminded yet. Of two concurrent sweeps the second waits for the first to commit,
 * and then finds none. Must run in a transaction.
 */
export async function claimReminders(tx: Executor, hostId: string, day: Day): Promise<string[]> {
  const rows = await tx
    .update(bookings)
    .set({ remindedAt: sql`now()` })
    .where(and(eq(bookings.hostId, hostId), due(day)))
    .returning({ id: bookings.id })
  return rows.map(({ id }) => id)
}
