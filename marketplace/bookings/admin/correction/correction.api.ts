// Corrections by an administrator of what is otherwise final: attendance, and whether the cash was received. Logged with the
// reason, and both sides are told (trust 4.1).
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import { enqueueReviewInvitation } from '../../booking.api.ts'
import { effectiveStatus } from '../../booking.rules.ts'
import { enqueueReceipt } from '../../cash/payment.data.ts'
import { notifyCorrection } from '../../notifications/correction.mail.tsx'
import { findBookingsToNotify } from '../../notifications/notification.data.ts'
import { labelOf } from '../actions/booking-action.api.ts'
import { present } from '../admin-booking.api.ts'
import type * as contract from '../admin-booking.contract.ts'
import { findAnyBooking } from '../admin-booking.data.ts'
import { changedMeanwhile, outcomeLabel, outcomeOf } from '../admin-booking.text.ts'
import { correctBooking } from './correction.data.ts'
import { correctionOf } from './correction.rules.ts'

type Outcome = { attended: boolean | null; attendedBy: string | null; paymentStatus: string; paidAt: Date | null }
const statesOf = ({ attended, attendedBy, paymentStatus, paidAt }: Outcome) => ({
  ...{ attended, attendedBy, paymentStatus },
  paidAt: paidAt?.toISOString() ?? null,
})

export const correct: Serve<typeof contract.correct> = async ({ caller, params: { id }, body, now }) => {
  const { reason, shown, ...correction } = body
  return database().transaction(async (tx) => {
    const row = await findAnyBooking(caller, id, tx)
    if (!row) return refuse('NOT_FOUND')
    const { booking } = row
    const state = () => refuse('BOOKING_STATE', { data: { status: effectiveStatus(booking, now) } })
    // Of two operators, each of whom heard another side, the second reads what the first wrote before it is replaced.
    if (shown && (shown.attended !== booking.attended || shown.paymentStatus !== booking.paymentStatus))
      return refuse('BOOKING_STATE', {
        text: changedMeanwhile(outcomeLabel[outcomeOf(booking)]),
        data: { status: effectiveStatus(booking, now) },
      })
    const to = correctionOf(booking, correction, now)
    if (to === 'NOTHING_TO_CORRECT') return refuse(to)
    if (to === 'BOOKING_STATE' || !(await correctBooking(tx, booking, to))) return state()
    const object = { type: 'booking', id, label: labelOf(row) } as const
    await recordAudit(tx, caller, {
      action: 'booking.correct',
      object,
      before: statesOf(booking),
      after: statesOf(to),
      reason,
    })
    const [context] = await findBookingsToNotify([id], tx)
    await notifyCorrection(tx, context!, reason, `${id} ${now.getTime()}`)
    if (to.paymentStatus === 'paid' && booking.paymentStatus !== 'paid') await enqueueReceipt(tx, id)
    // A guest who did attend may write a review.
    if (to.attended && !booking.attended) await enqueueReviewInvitation(tx, booking, now)
    return present(caller, (await findAnyBooking(caller, id, tx))!, now, tx)
  })
}
