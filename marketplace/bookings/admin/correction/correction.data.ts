import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { bookings } from '../../booking.table.ts'
import type { Corrected } from './correction.rules.ts'

/** Allows this transaction to change final states, which a trigger refuses otherwise; or forbids it again. */
const correcting = (tx: Executor, on: boolean) =>
  tx.execute(sql`select set_config('torogoz.correction', ${on ? 'on' : ''}, true)`)

/** Corrects a closed booking if it has not changed. @returns whether this call changed it */
export async function correctBooking(
  tx: Executor,
  expected: Pick<typeof bookings.$inferSelect, 'id' | 'attendedBy' | 'paymentStatus'>,
  to: Corrected,
): Promise<boolean> {
  await correcting(tx, true)
  const changed = await tx
    .update(bookings)
    .set({ ...to, updatedAt: sql`now()` })
    .where(
      and(
        eq(bookings.id, expected.id),
        eq(bookings.status, 'completed'),
        eq(bookings.paymentStatus, expected.paymentStatus),
        sql`${bookings.attendedBy} is not distinct from ${expected.attendedBy}`,
      ),
    )
    .returning({ id: bookings.id })
  await correcting(tx, false)
  return changed.length === 1
}
