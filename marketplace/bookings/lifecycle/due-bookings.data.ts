// Bookings that are due for the sweeps of `booking.jobs.ts`.
import { and, eq, lte, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { bookings } from '../booking.table.ts'

/** Overdue requests, oldest first. */
export const listOverdue = (limit: number) =>
  database()
    .select()
    .from(bookings)
    .where(and(eq(bookings.status, 'pending'), lte(bookings.expiresAt, sql`now()`)))
    .orderBy(bookings.expiresAt)
    .limit(limit)

/** Bookings in progress whose experience ended long enough ago. @param before ended (or started) by then */
export const listUnfinished = (before: Date, limit: number) =>
  database()
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.status, 'in_progress'), lte(sql`coalesce(${bookings.endDate}, ${bookings.startDate})`, before)),
    )
    .limit(limit)
