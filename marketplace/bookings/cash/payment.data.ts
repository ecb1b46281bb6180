import { eq, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import type { Executor } from '#platform/database/pool.ts'
import { enqueueLater, type JobName } from '#platform/jobs/jobs.ts'
import { MINUTE_S } from '#platform/units.ts'
import { changeBooking } from '../booking.data.ts'
import { bookings, undonePayments } from '../booking.table.ts'
import { MINUTES_TO_UNDO } from './payment.rules.ts'

/** The job that writes the receipt (receipt.mail.tsx), known by name only, because emails import this file. */
export const SEND_RECEIPT: JobName<{ id: string }> = { name: 'send-receipt' }

/** Enqueues the receipt for when the payment is final. One job waits, however often it is acknowledged and taken back. */
export const enqueueReceipt = (tx: Executor, id: string, seconds = MINUTES_TO_UNDO * MINUTE_S) =>
  enqueueLater(tx, SEND_RECEIPT, { id }, { key: `receipt ${id}`, seconds })

type BookingSnapshot = Parameters<typeof changeBooking>[1]
type Change = Parameters<typeof changeBooking>[2]

/**
 * Acknowledges the cash, at the database's time, if the booking has not changed; enqueues the receipt.
 * @param toldAt when it was tapped, by the clock of a device that was offline
 * @param also other columns that change with it
 * @returns whether this call changed it
 */
export async function collect(
  tx: Executor,
  expected: BookingSnapshot,
  { by, toldAt = null, ...also }: { by: 'host' | 'admin'; toldAt?: Date | null } & Change,
): Promise<boolean> {
  const change = { ...also, paymentStatus: 'paid', paidAt: sql`now()`, paidBy: by, paidToldAt: toldAt } as const
  const changed = await changeBooking(tx, expected, change)
  if (changed) await enqueueReceipt(tx, expected.id)
  return changed
}

/**
 * Takes back a payment that this host acknowledged less than ten minutes ago (database's clock), and records that. The row is
 * locked: of two calls one finds nothing.
 * @returns whether this call changed it
 */
export async function undoPayment(tx: Executor, { id: hostId }: Host, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${undonePayments} (booking_id, paid_at, paid_told_at)
    select id, paid_at, paid_told_at from ${bookings}
    where id = ${id} and host_id = ${hostId} and payment_status = 'paid' and paid_by = 'host'
      and now() < paid_at + make_interval(mins => ${MINUTES_TO_UNDO})
    for update`)
  if (!rowCount) return false
  await tx
    .update(bookings)
    .set({ paymentStatus: sql`coalesce(paid_from, 'pending')`, paidAt: null, paidBy: null })
    .where(eq(bookings.id, id))
  return true
}
