// What an administrator may correct of a closed booking: attendance, and whether the cash was received (trust 4.1).
import type { BookingStatus, PaymentStatus } from '../../booking.rules.ts'
import type { Attendance } from '../../check-in/attendance.rules.ts'

type Correction = { attended: boolean; paid: boolean }
type Closed = Attendance & { status: BookingStatus; paymentStatus: PaymentStatus; paidAt: Date | null }
export type Corrected = Attendance & { paymentStatus: PaymentStatus; paidAt: Date | null }

/**
 * The new values of the row. A payment that only the traveler claims stays a claim, unless it is corrected to "not paid": that
 * applies to cash the host had acknowledged, and to somebody who did not come.
 */
export function correctionOf(
  { status, attended, attendedBy, paymentStatus, paidAt }: Closed,
  correction: Correction,
  now: Date,
): Corrected | 'BOOKING_STATE' | 'NOTHING_TO_CORRECT' {
  if (status !== 'completed') return 'BOOKING_STATE'
  const keepsClaim = paymentStatus === 'paid_cash' && correction.attended
  const payment: PaymentStatus = correction.paid ? 'paid' : keepsClaim ? 'paid_cash' : 'pending'
  if (attended === correction.attended && paymentStatus === payment) return 'NOTHING_TO_CORRECT'
  return {
    attended: correction.attended,
    attendedBy: attended === correction.attended ? attendedBy : 'admin',
    paymentStatus: payment,
    paidAt: correction.paid ? (paidAt ?? now) : null,
  }
}
