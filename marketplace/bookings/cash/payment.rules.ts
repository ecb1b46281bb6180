// Payment in cash: the host acknowledges it, may take that back for ten minutes, and then the receipt is final.
import { MINUTE_MS } from '#platform/units.ts'
import type { PaymentStatus } from '../booking.rules.ts'

/** For this long the host's tap can be taken back; the database repeats it in `bookings_keep_rules` (BOOK-60). */
export const MINUTES_TO_UNDO = 10

type Acknowledged = { paymentStatus: PaymentStatus; paidAt: Date | string | null; paidBy: 'host' | 'admin' | null }

/** When the payment becomes final and its receipt is sent. Null while nobody acknowledged it. */
export const finalFrom = ({ paymentStatus, paidAt }: Pick<Acknowledged, 'paymentStatus' | 'paidAt'>): Date | null =>
  paymentStatus === 'paid' && paidAt ? new Date(new Date(paidAt).getTime() + MINUTES_TO_UNDO * MINUTE_MS) : null

/** Until when the host may take it back, exclusive; null when it is too late, or an administrator acknowledged it. */
export function undoUntilOf(booking: Acknowledged, now: Date): Date | null {
  const until = finalFrom(booking)
  return until && booking.paidBy === 'host' && now < until ? until : null
}

/**
 * For how many milliseconds a screen offers to take it back, after an answer that allows it. A device whose clock says that
 * this is over already, or not yet, is wrong: then for the whole time, and the server decides.
 */
export function undoTimeLeft(undoUntil: string, now: Date): number {
  const remaining = Date.parse(undoUntil) - now.getTime()
  const fullWindow = MINUTES_TO_UNDO * MINUTE_MS
  return remaining > 0 && remaining <= fullWindow ? remaining : fullWindow
}

/** Whether a receipt exists: not while the payment may still be taken back. */
export function hasReceipt(booking: Pick<Acknowledged, 'paymentStatus' | 'paidAt'>, now: Date): boolean {
  const from = finalFrom(booking)
  return from !== null && now >= from
}

/**
 * 'R-20261122-0190C5A3': the day of payment in El Salvador, and the first letters of the booking's id. Computed, so that it is
 * the same everywhere; never from the code, which is the proof of the meeting (INV-11).
 * @param paidOn the day, as `dayOf` gives it
 */
export const receiptNumber = (id: string, paidOn: string) =>
  `R-${paidOn.replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`
