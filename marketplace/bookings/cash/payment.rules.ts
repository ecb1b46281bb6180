// The handshake: the host says that the cash is in their hand, may take that back for ten minutes, and then the receipt stands.
import { MINUTE_MS } from '#platform/units.ts'
import type { PaymentStatus } from '../booking.rules.ts'

/** For this long the host's tap can be taken back; the database repeats it in `bookings_keep_rules` (BOOK-60). */
export const MINUTES_TO_UNDO = 10

type Acknowledged = { paymentStatus: PaymentStatus; paidAt: Date | string | null; paidBy: 'host' | 'admin' | null }

/** When the payment stands for good: then its receipt goes out. Null while nobody acknowledged it. */
export const finalFrom = ({ paymentStatus, paidAt }: Pick<Acknowledged, 'paymentStatus' | 'paidAt'>): Date | null =>
  paymentStatus === 'paid' && paidAt ? new Date(new Date(paidAt).getTime() + MINUTES_TO_UNDO * MINUTE_MS) : null

/** Until when the host may take it back, that moment excluded; null: not any more, or an administrator said it. */
export function undoUntilOf(booking: Acknowledged, now: Date): Date | null {
  const until = finalFrom(booking)
  return until && booking.paidBy === 'host' && now < until ? until : null
}

/** Whether there is a receipt to show: not while it may still be taken back. */
export function hasReceipt(booking: Pick<Acknowledged, 'paymentStatus' | 'paidAt'>, now: Date): boolean {
  const from = finalFrom(booking)
  return from !== null && now >= from
}

/**
 * 'R-20261122-0190C5A3': the day it was paid in El Salvador, and the first letters of the reservation's id. Computed, so that it
 * is the same wherever it is shown; never the code, which is the proof of the meeting (INV-11).
 * @param paidOn the day, as `dayOf` gives it
 */
export const receiptNumber = (id: string, paidOn: string) =>
  `R-${paidOn.replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`
