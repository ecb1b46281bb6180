import { randomBytes } from 'node:crypto'
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import { reserveSpots } from '#marketplace/experiences/availability/availability.data.ts'
import { bookableSpots } from '#marketplace/experiences/availability/availability.rules.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { totalFor } from '#marketplace/experiences/party.rules.ts'
import { settingsIn } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { type Refusal, refuse } from '#platform/http/refusal.ts'
import { enqueue, enqueueLater } from '#platform/jobs/jobs.ts'
import { DAY_MS } from '#platform/units.ts'
import { formatPrice } from '#ui/price.tsx'
import type * as contract from './booking.contract.ts'
import {
  type BookingWithParties,
  cancelAndReturn,
  changeBooking,
  countBookingsOf,
  findBookable,
  findBookingOf,
  findUpcoming,
  listBookingsOf,
  lockCreations,
} from './booking.data.ts'
import type { Occasion } from './booking.mail.tsx'
import {
  allowedActions,
  type BookingInput,
  canBook,
  canCancel,
  canComplete,
  cancellationNow,
  codeFrom,
  codeStateOf,
  codeWindowOf,
  effectiveStatus,
  expiryOf,
  isFreeCancellation,
  isOverdue,
} from './booking.rules.ts'
import { tooManyPending, UNANSWERED } from './booking.text.ts'
import { collect } from './cash/payment.data.ts'
import { hasReceipt, undoUntilOf } from './cash/payment.rules.ts'
import { attendanceAfter, canReportAbsent } from './check-in/attendance.rules.ts'
import { insertBooking } from './creation/new-booking.data.ts'
import { priceChanged } from './creation/new-booking.text.ts'
import { canMove } from './date-cancellation/date-cancellation.rules.ts'
import { notifyParties } from './notifications/notification.jobs.ts'
import { AFTER_COMPLETION, secondsToInvitation } from './notifications/notification.rules.ts'
import { openReconfirmation } from './reconfirmation/reconfirmation.rules.ts'

/** An id that matches no date. */
const NO_DATE = '00000000-0000-0000-0000-000000000000'

/** A stored booking for this viewer at this moment; an overdue request already counts as cancelled (BOOK-56). */
export function present(row: BookingWithParties, viewer: 'traveler' | 'host', now: Date): contract.Booking {
  const { booking, experience, host, traveler } = row
  const overdue = isOverdue(booking, now)
  const cancelledAt = overdue ? booking.expiresAt : booking.cancelledAt
  const { status, place, address, city, state, country, ...about } = experience
  const { opensAt, closesAt } = codeWindowOf(booking)
  return {
    ...booking,
    status: effectiveStatus(booking, now),
    currency: 'USD',
    startDate: booking.startDate.toISOString(),
    endDate: booking.endDate?.toISOString() ?? null,
    createdAt: booking.createdAt.toISOString(),
    expiresAt: booking.status === 'pending' && !overdue ? booking.expiresAt.toISOString() : null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    cancelledBy: overdue ? 'system' : booking.cancelledBy,
    cancelReason: overdue ? UNANSWERED : booking.cancelReason,
    attendance: booking.guestConfirmedAt?.toISOString() ?? null,
    attendanceSeen: booking.hostNotified,
    reconfirmBy: viewer === 'traveler' ? (openReconfirmation(booking)?.toISOString() ?? null) : null,
    travelerReliability: null,
    startedAt: booking.startedAt?.toISOString() ?? null,
    paidAt: booking.paidAt?.toISOString() ?? null,
    paidToldAt: booking.paidToldAt?.toISOString() ?? null,
    undoUntil: viewer === 'host' ? (undoUntilOf(booking, now)?.toISOString() ?? null) : null,
    hasReceipt: hasReceipt(booking, now),
    codeWindow: { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
    codeState: codeStateOf(booking, now),
    cancelledLate:
      booking.cancelledBy === 'traveler' && !!cancelledAt && !isFreeCancellation(booking.startDate, cancelledAt),
    experience: {
      ...about,
      place: place ?? '',
      address: address ?? '',
      city: city ?? '',
      state: state ?? '',
      country: country ?? '',
      offered: status === 'published',
    },
    host,
    traveler,
    allowed: allowedActions(booking, viewer, now),
    cancellation: cancellationNow(booking, now),
    movable: viewer === 'traveler' && canMove(booking, row.dateCancellation),
  }
}

/** Enqueues the invitation to a review for the right time. */
export const enqueueReviewInvitation = (
  tx: Executor,
  booking: Pick<BookingWithParties['booking'], 'id' | 'startDate' | 'endDate'>,
  now: Date,
) =>
  enqueueLater(
    tx,
    AFTER_COMPLETION,
    { id: booking.id },
    { key: `invite ${booking.id}`, seconds: secondsToInvitation(booking, now) },
  )

export const enqueueNotification = (tx: Executor, id: string, occasion: Occasion) =>
  enqueue(tx, notifyParties, { id, occasion }, `${occasion} ${id}`)

/**
 * Creates a booking in one transaction: takes the spots, stores it (confirmed or as a request) and enqueues the mails (INV-03,
 * INV-06, BOOK-28 to 41).
 */
export const create: Serve<typeof contract.create> = async ({ caller, body, now, tx }) => {
  const {
    experienceId,
    availableDateId,
    hostId,
    guests,
    children,
    guestInfo,
    specialRequests,
    quotedTotal,
    again = false,
  } = body
  if (!availableDateId) return refuse('DATE_MISSING')
  const dateId = isUuidShaped(availableDateId) ? availableDateId : NO_DATE
  // In this order and in one packet.
  const [, bookable, { limits }] = await Promise.all([
    lockCreations(tx, caller),
    findBookable(tx, caller, experienceId, dateId),
    settingsIn(tx),
  ])
  if (!bookable) return refuse('EXPERIENCE_GONE')
  const { host, traveler } = bookable
  if (hostId !== undefined && hostId !== host.id) return refuse('HOST_INVALID')
  if (host.id === caller.id) return refuse('OWN_EXPERIENCE')
  const input = { guests, again, mostPending: limits.pendingBookings }
  const refusal = refusalOf(bookable, input, now)
  if (refusal) return refusal
  const totalAmount = totalFor(bookable, { guests, children })
  if (quotedTotal !== undefined && quotedTotal !== totalAmount)
    return refuse('PRICE_CHANGED', { text: priceChanged(formatPrice(totalAmount)), data: { total: totalAmount } })
  const date = await reserveSpots(tx, { userId: caller.id, dateId, experienceId, guests, waits: bookable.waits })
  if (!date) {
    // Somebody was faster, so the message depends on what is left now.
    const current = await findBookable(tx, caller, experienceId, dateId)
    return (current && refusalOf(current, input, now)) ?? refuse('NOT_ENOUGH_SPOTS', { data: { spots: 0 } })
  }
  const occasion: Occasion = bookable.instant ? 'instant' : 'requested'
  const booking = await insertBooking(
    tx,
    {
      userId: caller.id,
      experienceId,
      hostId: host.id,
      availableDateId: dateId,
      ...date,
      guests,
      children,
      unitPrice: bookable.price,
      childPrice: bookable.childPrice,
      totalAmount,
      guestInfo,
      specialRequests,
      expiresAt: expiryOf(now, date.startDate),
      createdAt: now,
      ...(bookable.instant && { status: 'confirmed' as const, confirmedAt: now }),
    },
    () => codeFrom(randomBytes(5)),
    occasion,
  )
  const reachable = { ...host, phone: null, email: null }
  const dateCancellation = { reason: null, note: null }
  return present(
    { booking, experience: bookable.experience, host: reachable, traveler, dateCancellation },
    'traveler',
    now,
  )
}

type Bookable = NonNullable<Awaited<ReturnType<typeof findBookable>>>

/** The rules' refusal of a booking, with the data the screen needs to go on. */
function refusalOf(bookable: Bookable, input: Pick<BookingInput, 'guests' | 'again' | 'mostPending'>, now: Date) {
  const { experience, hostSuspended, hostPaused, date, already, pending, externalBookingUrl } = bookable
  const decision = canBook(
    {
      ...input,
      experience: { ...experience, hostSuspended, hostPaused },
      date: date && { ...date, open: date.status === 'available' },
      already: already !== null,
      pending,
    },
    now,
  )
  switch (decision) {
    case 'yes':
      return null
    case 'NOT_ENOUGH_SPOTS':
      return refuse(decision, { data: { spots: bookableSpots(date?.spotsAvailable ?? 0, experience.maxGuests) } })
    case 'ALREADY_BOOKED':
      return refuse(decision, { data: { bookingId: already } })
    case 'NOT_BOOKABLE':
      return refuse(decision, { data: { url: externalBookingUrl } })
    case 'TOO_MANY_PENDING':
      return refuse(decision, { text: tooManyPending(pending) })
    default:
      return refuse(decision)
  }
}

export const list: Serve<typeof contract.list> = async ({ caller, query, now }) => {
  const [{ rows, next }, counts] = await Promise.all([listBookingsOf(caller, query), countBookingsOf(caller)])
  return { bookings: rows.map((row) => present(row, 'traveler', now)), next, counts }
}

/** Today's booking, else tomorrow's, by the calendar of El Salvador. */
export const showUpcoming: Serve<typeof contract.showUpcoming> = async ({ caller, now }) => {
  const from = startOfDay(dayOf(now))
  const row = await findUpcoming(caller, { from, until: new Date(from.getTime() + 2 * DAY_MS), now })
  if (!row) return { booking: null, day: null }
  const { status, startDate } = row.booking
  // Guests may be checked in before its hour.
  const isNow = status === 'in_progress' && startDate <= now
  const day = isNow ? 'now' : dayOf(startDate) === dayOf(now) ? 'today' : 'tomorrow'
  return { booking: present(row, 'traveler', now), day }
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const row = await findBookingOf(caller, id)
  return row ? present(row, 'traveler', now) : refuse('NOT_FOUND')
}

/**
 * Reads a booking of this person, decides, writes if it has not changed, and reads it again. Of concurrent changes the first
 * commit wins; the others are refused with the new state.
 */
export async function change<Code extends string>(
  caller: Traveler | Host,
  id: string,
  now: Date,
  write: (tx: Executor, row: BookingWithParties) => Promise<boolean | Refusal<Code>>,
): Promise<contract.Booking | Refusal<Code | 'NOT_FOUND' | 'BOOKING_STATE'>> {
  return database().transaction(async (tx) => {
    const row = await findBookingOf(caller, id, tx)
    if (!row) return refuse('NOT_FOUND')
    const result = await write(tx, row)
    const after = (await findBookingOf(caller, id, tx))!
    // What refused it may be the time that passed while it waited for the row.
    if (result === false) return stateRefusal('BOOKING_STATE', after, new Date())
    return result === true ? present(after, caller.role, now) : result
  })
}

export const stateRefusal = <Code extends string>(code: Code, { booking }: BookingWithParties, now: Date) =>
  refuse(code, { data: { status: effectiveStatus(booking, now) } })

export const cancel: Serve<typeof contract.cancel> = ({ caller, params: { id }, now }) =>
  change(caller, id, now, async (tx, row) => {
    const decision = canCancel(row.booking, 'traveler', now)
    if (decision !== 'yes') return stateRefusal(decision, row, now)
    const changed = await cancelAndReturn(tx, row.booking, { cancelledBy: 'traveler', cancelReason: null })
    if (changed) await enqueueNotification(tx, id, 'cancelled')
    return changed
  })

export const complete: Serve<typeof contract.complete> = ({ caller, params: { id }, body, now }) =>
  change(caller, id, now, async (tx, row) => {
    const { booking } = row
    const decision = canComplete(booking, now)
    if (decision !== 'yes') return stateRefusal(decision, row, now)
    const absent = body.attended ? 'yes' : canReportAbsent(booking, now)
    if (absent !== 'yes') return stateRefusal(absent, row, now)
    const attendance = attendanceAfter(booking, body.attended, 'host_list')
    const closed = { status: 'completed', completedAt: now, ...attendance } as const
    const paid = body.paid && booking.paymentStatus !== 'paid'
    const changed = paid
      ? await collect(tx, booking, { by: 'host', ...closed })
      : await changeBooking(tx, booking, closed)
    if (changed && body.attended) await enqueueReviewInvitation(tx, booking, now)
    if (changed && !body.attended) await enqueueNotification(tx, id, 'absent')
    return changed
  })
