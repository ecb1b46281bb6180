// Cancelling a whole date, and moving its travelers to another one with one tap (docs/decisions/0100).
import { randomBytes } from 'node:crypto'
import { queueResponseCount } from '#marketplace/accounts/responses/response-rate.data.ts'
import { reserveSpots } from '#marketplace/experiences/availability/availability.data.ts'
import { present as presentDate } from '#marketplace/experiences/availability/schedule/schedule.api.ts'
import { cancelDate, findDateOf } from '#marketplace/experiences/availability/schedule/schedule.data.ts'
import { deleteWaitlist } from '#marketplace/experiences/waitlist/waitlist.data.ts'
import { notifyWaitlist } from '#marketplace/experiences/waitlist/waitlist.mail.tsx'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { enqueueNotification, present } from '../booking.api.ts'
import { changeBooking, findBookable, findBookingOf, lockCreations } from '../booking.data.ts'
import { codeFrom, expiryOf, isOverdue } from '../booking.rules.ts'
import { EXPIRY } from '../booking.text.ts'
import { insertBooking } from '../creation/new-booking.data.ts'
import type * as contract from './date-cancellation.contract.ts'
import {
  cancelTogether,
  countEnded,
  linkMoved,
  listActive,
  listNearest,
  lockDate,
  titleOf,
} from './date-cancellation.data.ts'
import { notifyBookingMoved, notifyDateCancelled } from './date-cancellation.mail.tsx'
import {
  canMove,
  dateCancellationOf,
  dateCancellationText,
  MAX_OFFERED,
  offersAlternatives,
} from './date-cancellation.rules.ts'

/** Candidate dates examined for parties of all sizes. */
const MAX_CANDIDATE_DATES = 60

const presentOfferedDate = (date: { id: string; startDate: Date; endDate: Date | null; spotsAvailable: number }) => ({
  id: date.id,
  startDate: date.startDate.toISOString(),
  endDate: date.endDate?.toISOString() ?? null,
  spots: date.spotsAvailable,
})

export const preview: Serve<typeof contract.preview> = async ({ caller, params: { id }, now }) => {
  const date = await findDateOf(caller, id)
  if (!date) return refuse('NOT_FOUND')
  const { experienceId } = date
  const decision =
    date.status === 'cancelled' ? [] : dateCancellationOf(date.startDate, await listActive(database(), id), now)
  const ending = typeof decision === 'string' ? [] : decision
  const parties = ending.map(({ guests }) => guests)
  const nearest = await listNearest(database(), {
    experienceId,
    dateId: id,
    near: date.startDate,
    guests: parties.length > 0 ? Math.min(...parties) : 1,
    limit: MAX_CANDIDATE_DATES,
  })
  const { offered, without } = offersAlternatives(nearest, parties)
  return {
    title: await titleOf(experienceId),
    date: presentDate(date, now),
    bookings: ending.length,
    people: parties.reduce((sum, guests) => sum + guests, 0),
    underWay: decision === 'DATE_UNDER_WAY',
    offered: offered.map((alternative) => ({ ...presentOfferedDate(alternative), bookings: alternative.bookings })),
    without,
  }
}

/**
 * Cancels the date and its bookings and enqueues the mails in one transaction; repeating it changes nothing more. Requests past
 * their deadline end here too, as the timer would end them, or an acceptance that is on its way could still find one.
 */
export const create: Serve<typeof contract.create> = ({ caller, params: { id }, body, now }) =>
  database().transaction(async (tx) => {
    const locked = await lockDate(tx, caller, id)
    if (!locked) return refuse('NOT_FOUND')
    const { date, activeBookings } = locked
    if (date.status === 'cancelled') {
      const words = dateCancellationText(date.cancelReason!, date.cancelNote)
      return { date: presentDate(date, now), told: await countEnded(tx, id, words) }
    }
    const ending = dateCancellationOf(date.startDate, activeBookings, now)
    if (typeof ending === 'string') return refuse(ending)
    const ids = ending.map((booking) => booking.id)
    const expired = activeBookings.filter((booking) => isOverdue(booking, now)).map((booking) => booking.id)
    const cancelReason = dateCancellationText(body.reason, body.note)
    const back =
      (await cancelTogether(tx, ids, { cancelledBy: 'host', cancelReason })) +
      (await cancelTogether(tx, expired, EXPIRY))
    await notifyWaitlist(tx, await deleteWaitlist(tx, id), { ...date, closed: false })
    const cancelledDate = await cancelDate(tx, id, { ...body, back })
    for (const booking of ids) await enqueue(tx, notifyDateCancelled, { id: booking }, `called-off ${booking}`)
    for (const booking of expired) await enqueueNotification(tx, booking, 'expired')
    if (activeBookings.length > 0) await queueResponseCount(tx, caller.id)
    return { date: presentDate(cancelledDate, now), told: ids.length }
  })

export const listAlternatives: Serve<typeof contract.listAlternatives> = async ({ caller, params: { id } }) => {
  const row = await findBookingOf(caller, id)
  if (!row) return refuse('NOT_FOUND')
  const { booking, dateCancellation } = row
  if (!canMove(booking, dateCancellation)) return { dates: [] }
  const dates = await listNearest(database(), {
    experienceId: booking.experienceId,
    dateId: booking.availableDateId,
    near: booking.startDate,
    guests: booking.guests,
    limit: MAX_OFFERED,
    userId: caller.id,
  })
  return { dates: dates.map(presentOfferedDate) }
}

/**
 * Books another date for the same party at the agreed price. The host offered it by cancelling the first one, so it is created
 * and confirmed in one transaction; this traveler's other booking requests wait, so that two taps make one booking.
 */
export const moveBooking: Serve<typeof contract.moveBooking> = ({
  caller,
  params: { id },
  body: { availableDateId },
  now,
}) =>
  database().transaction(async (tx) => {
    await lockCreations(tx, caller)
    const row = await findBookingOf(caller, id, tx)
    if (!row) return refuse('NOT_FOUND')
    const old = row.booking
    if (old.movedToId) return present((await findBookingOf(caller, old.movedToId, tx))!, 'traveler', now)
    if (!canMove(old, row.dateCancellation)) return refuse('NOT_MOVABLE')
    const { experienceId, hostId, guests, children, unitPrice, childPrice, totalAmount } = old
    const { guestInfo, specialRequests } = old
    const bookable = await findBookable(tx, caller, experienceId, availableDateId)
    if (!bookable) return refuse('EXPERIENCE_GONE')
    if (!bookable.experience.bookingRequired)
      return refuse('NOT_BOOKABLE', { data: { url: bookable.externalBookingUrl } })
    if (bookable.hostSuspended) return refuse('HOST_INVALID')
    if (bookable.already) return refuse('ALREADY_BOOKED', { data: { bookingId: bookable.already } })
    if (bookable.date?.status !== 'available' || bookable.date.startDate <= now) return refuse('DATE_UNAVAILABLE')
    const reservation = { userId: caller.id, dateId: availableDateId, experienceId, guests, waits: bookable.waits }
    const date = await reserveSpots(tx, reservation)
    if (!date) return refuse('NOT_ENOUGH_SPOTS', { data: { spots: bookable.date.spotsAvailable } })
    const inserted = await insertBooking(
      tx,
      {
        userId: caller.id,
        experienceId,
        hostId,
        availableDateId,
        ...date,
        guests,
        children,
        unitPrice,
        childPrice,
        totalAmount,
        guestInfo,
        specialRequests,
        expiresAt: expiryOf(now, date.startDate),
        createdAt: now,
      },
      () => codeFrom(randomBytes(5)),
    )
    await changeBooking(tx, inserted, { status: 'confirmed', confirmedAt: now })
    if (!(await linkMoved(tx, id, inserted.id))) throw new Error(`booking ${id} was moved twice`)
    await enqueue(tx, notifyBookingMoved, { id: inserted.id }, `moved ${inserted.id}`)
    return present((await findBookingOf(caller, inserted.id, tx))!, 'traveler', now)
  })
