// What an administrator does to a booking: the host's actions in their place, and cancelling. The rules are everybody's
// (booking.rules.ts); each act is one transaction with its audit entry.
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { queueResponseCount } from '#marketplace/accounts/responses/response-rate.data.ts'
import { enqueueReviewInvitation, stateRefusal } from '#marketplace/bookings/booking.api.ts'
import {
  acceptRequest,
  type BookingWithParties,
  cancelAndReturn,
  changeBooking,
} from '#marketplace/bookings/booking.data.ts'
import { factsOf } from '#marketplace/bookings/booking.mail.tsx'
import {
  canCancel,
  canComplete,
  canConfirm,
  canConfirmPayment,
  effectiveStatus,
} from '#marketplace/bookings/booking.rules.ts'
import { bookingRefusals, statusLabel } from '#marketplace/bookings/booking.text.ts'
import { collect } from '#marketplace/bookings/cash/payment.data.ts'
import { attendanceAfter, canReportAbsent } from '#marketplace/bookings/check-in/attendance.rules.ts'
import { notifyParties } from '#marketplace/bookings/notifications/notification.jobs.ts'
import { doneForHostNotification } from '#marketplace/bookings/notifications/notification.text.ts'
import type { Serve } from '#marketplace/slice.ts'
import { shortDate } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refuse } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import type { AuditAction } from '../../../admin/audit/audit.rules.ts'
import { present } from '../admin-booking.api.ts'
import type * as contract from '../admin-booking.contract.ts'
import { findAnyBooking } from '../admin-booking.data.ts'
import { cancelReasonOf, changedMeanwhile, doneForHost } from '../admin-booking.text.ts'

/** The name of a booking in the audit log; never its code, because the log can not be erased (INV-47). */
export const labelOf = ({ experience, booking }: BookingWithParties) =>
  `${experience.title}, ${shortDate(booking.startDate)}`
const statesOf = ({ booking }: BookingWithParties) => ({ status: booking.status, paymentStatus: booking.paymentStatus })

type Act = { admin: Admin; id: string; action: AuditAction; reason: string }

/**
 * Reads a booking, decides, writes if it has not changed, logs it, and reads the answer, in one transaction: who hears that the
 * database is too busy finds nothing done. Of concurrent changes the first commit wins; the others are refused with the new
 * state (INV-05).
 */
async function changeAsAdmin<Code extends string, Answer>(
  { admin, id, action, reason }: Act,
  write: (tx: Executor, row: BookingWithParties) => Promise<boolean | Refusal<Code>>,
  answer: (row: BookingWithParties, tx: Executor) => Promise<Answer>,
): Promise<Answer | Refusal<Code | 'NOT_FOUND' | 'BOOKING_STATE'>> {
  return database().transaction(async (tx) => {
    const row = await findAnyBooking(admin, id, tx)
    if (!row) return refuse('NOT_FOUND')
    const result = await write(tx, row)
    const after = (await findAnyBooking(admin, id, tx))!
    if (result === false) return stateRefusal('BOOKING_STATE', after, new Date())
    if (result !== true) return result
    const object = { type: 'booking', id, label: labelOf(row) } as const
    await recordAudit(tx, admin, { action, object, before: statesOf(row), after: statesOf(after), reason })
    return answer(after, tx)
  })
}

type Shown = (row: BookingWithParties, tx: Executor) => Promise<contract.AdminBooking>
const shownTo =
  (admin: Admin, now: Date): Shown =>
  (row, tx) =>
    present(admin, row, now, tx)

/** Tells the host what was done in their place. */
const notifyHost = (tx: Executor, row: BookingWithParties, action: keyof typeof doneForHost, reason: string) =>
  createNotice(tx, {
    ...doneForHostNotification(factsOf(row), doneForHost[action], reason),
    userId: row.booking.hostId,
    kind: 'booking',
    key: `${action} by admin ${row.booking.id}`,
  })

export const confirm: Serve<typeof contract.confirm> = async ({ caller, params: { id }, body, now }) => {
  return changeAsAdmin(
    { admin: caller, id, action: 'booking.confirm', ...body },
    async (tx, row) => {
      const decision = canConfirm(row.booking, now)
      if (decision !== 'yes') return stateRefusal(decision, row, now)
      if (!(await acceptRequest(tx, id, now))) return false
      await enqueue(tx, notifyParties, { id, occasion: 'accepted' }, `accepted ${id}`)
      await queueResponseCount(tx, row.booking.hostId)
      return true
    },
    shownTo(caller, now),
  )
}

export const complete: Serve<typeof contract.complete> = async ({ caller, params: { id }, body, now }) => {
  const { attended, reason } = body
  return changeAsAdmin(
    { admin: caller, id, action: 'booking.complete', reason },
    async (tx, row) => {
      const { booking } = row
      const decision = canComplete(booking, now)
      if (decision !== 'yes') return stateRefusal(decision, row, now)
      const absent = attended ? 'yes' : canReportAbsent(booking, now)
      if (absent !== 'yes') return stateRefusal(absent, row, now)
      const attendance = attendanceAfter(booking, attended, 'admin')
      if (!(await changeBooking(tx, booking, { status: 'completed', completedAt: now, ...attendance }))) return false
      await notifyHost(tx, row, attended ? 'completed' : 'no-show', reason)
      if (attended) await enqueueReviewInvitation(tx, booking, now)
      else await enqueue(tx, notifyParties, { id, occasion: 'absent' }, `absent ${id}`)
      return true
    },
    shownTo(caller, now),
  )
}

export const confirmPayment: Serve<typeof contract.confirmPayment> = async ({ caller, params, body, now }) => {
  const command = { admin: caller, id: params.id, action: 'booking.confirm-payment', ...body } as const
  return changeAsAdmin(
    command,
    async (tx, row) => {
      const decision = canConfirmPayment(row.booking, now)
      if (decision !== 'yes') return stateRefusal(decision, row, now)
      if (!(await collect(tx, row.booking, { by: 'admin' }))) return false
      await notifyHost(tx, row, 'paid', body.reason)
      return true
    },
    shownTo(caller, now),
  )
}

/** Cancels on somebody's behalf, after the start too; both parties get a mail with the reason (trust 4.1). */
const cancelBooking = <Answer>(
  admin: Admin,
  id: string,
  { status: shown, ...cancellation }: contract.Cancellation,
  now: Date,
  answer: (row: BookingWithParties, tx: Executor) => Promise<Answer>,
) =>
  changeAsAdmin(
    { admin, id, action: 'booking.cancel', reason: cancelReasonOf(cancellation) },
    async (tx, row) => {
      const status = effectiveStatus(row.booking, now)
      if (shown && shown !== status)
        return refuse('BOOKING_STATE', { text: changedMeanwhile(statusLabel[status]), data: { status } })
      const decision = canCancel(row.booking, 'admin', now)
      if (decision !== 'yes') return stateRefusal('BOOKING_STATE', row, now)
      const by = { cancelledBy: 'admin', cancelReason: cancelReasonOf(cancellation) } as const
      if (!(await cancelAndReturn(tx, row.booking, by))) return false
      await enqueue(tx, notifyParties, { id, occasion: 'cancelled' }, `cancelled ${id}`)
      await queueResponseCount(tx, row.booking.hostId)
      return true
    },
    answer,
  )

/** As `cancel`, for who cancels many and shows none. */
export const cancelOne = (admin: Admin, id: string, cancellation: contract.Cancellation, now: Date) =>
  cancelBooking(admin, id, cancellation, now, async () => true)

export const cancel: Serve<typeof contract.cancel> = async ({ caller, params: { id }, body, now }) =>
  cancelBooking(caller, id, body, now, shownTo(caller, now))

export const cancelMany: Serve<typeof contract.cancelMany> = async ({
  caller,
  body: { ids, ...cancellation },
  now,
}) => {
  const answer: { done: string[]; refused: { id: string; message: string }[] } = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    const result = await cancelOne(caller, id, cancellation, now)
    if (!isRefusal(result)) answer.done.push(id)
    else
      answer.refused.push({
        id,
        message: result.code === 'NOT_FOUND' ? 'La reserva ya no existe.' : bookingRefusals.BOOKING_STATE.text,
      })
  }
  return answer
}
