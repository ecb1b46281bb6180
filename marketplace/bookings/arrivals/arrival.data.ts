import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { bookings } from '../booking.table.ts'

/**
 * Begins the experience of a booking, in one conditional update: right code, right person, still ahead (START-06).
 * A request counts as accepted from now on; a payment the host has already acknowledged stays acknowledged (INV-14).
 * @returns whether this call was the one
 */
export async function startWithCode(tx: Executor, { id: userId }: Traveler, id: string, code: string) {
  const changed = await tx
    .update(bookings)
    .set({
      status: 'in_progress',
      paymentStatus: sql`case when ${bookings.paymentStatus} = 'pending' then 'paid_cash' else ${bookings.paymentStatus} end`,
      confirmedAt: sql`coalesce(${bookings.confirmedAt}, now())`,
      startedAt: sql`now()`,
    })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.userId, userId),
        eq(bookings.confirmationCode, code),
        or(eq(bookings.status, 'confirmed'), and(eq(bookings.status, 'pending'), gt(bookings.expiresAt, sql`now()`))),
      ),
    )
    .returning({ id: bookings.id })
  return changed.length === 1
}

/** Notes that the traveler will be there; a second time finds nothing to change (ACC-24). */
export async function noteAttendance(tx: Executor, { id: userId }: Traveler, id: string) {
  const changed = await tx
    .update(bookings)
    .set({ guestConfirmed: true, guestConfirmedAt: sql`now()`, hostNotified: false })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.userId, userId),
        eq(bookings.guestConfirmed, false),
        inArray(bookings.status, ['confirmed', 'in_progress']),
      ),
    )
    .returning({ id: bookings.id })
  return changed.length === 1
}

/** Notes that this host has been shown the attendance of these bookings; others' stay as they are. */
export const markAttendancesSeen = ({ id: hostId }: Host, ids: string[]) =>
  database()
    .update(bookings)
    .set({ hostNotified: true })
    .where(
      and(
        inArray(bookings.id, ids),
        eq(bookings.hostId, hostId),
        eq(bookings.guestConfirmed, true),
        eq(bookings.hostNotified, false),
      ),
    )
