// Rules for cancelling a whole date: which bookings end with it, and who may choose another date.
import { cancelDateLabel } from '#marketplace/experiences/availability/schedule/schedule.text.ts'
import { type BookingFacts, canCancel } from '../booking.rules.ts'

export type DateCancellationReason = keyof typeof cancelDateLabel

export const MAX_OFFERED = 3

/** The reason for guests: 'Mal tiempo. Hay alerta por lluvia.' */
export const dateCancellationText = (reason: DateCancellationReason, note: string | null) =>
  note ? `${cancelDateLabel[reason]}. ${note}` : cancelDateLabel[reason]

type Ended = { status: BookingFacts['status']; cancelledBy: string | null; cancelReason: string | null }
type DateCancellation = { reason: DateCancellationReason | null; note: string | null }

export const endedWithDate = (
  { status, cancelledBy, cancelReason }: Ended,
  { reason, note }: DateCancellation,
): boolean =>
  status === 'cancelled' &&
  cancelledBy === 'host' &&
  reason !== null &&
  cancelReason === dateCancellationText(reason, note)

/** Whether its traveler may still choose another date: once, and only after the whole date was cancelled. */
export const canMove = (booking: Ended & { movedToId: string | null }, date: DateCancellation): boolean =>
  booking.movedToId === null && endedWithDate(booking, date)

/**
 * Whether a date with these bookings may be cancelled: not once it has started or somebody has arrived.
 * @returns those that are told that it is off; requests past their deadline are not, because they end unanswered (BOOK-56)
 */
export function dateCancellationOf<B extends BookingFacts>(
  startDate: Date,
  bookings: B[],
  now: Date,
): B[] | 'DATE_OVER' | 'DATE_UNDER_WAY' {
  if (startDate <= now) return 'DATE_OVER'
  if (bookings.some(({ status }) => status === 'in_progress' || status === 'completed')) return 'DATE_UNDER_WAY'
  return bookings.filter((booking) => canCancel(booking, 'host', now) === 'yes')
}

type Room = { id: string; spotsAvailable: number }

/** The first dates with enough spots. @param dates nearest first */
export const datesWithSpots = <D extends Room>(dates: D[], guests: number): D[] =>
  dates.filter(({ spotsAvailable }) => spotsAvailable >= guests).slice(0, MAX_OFFERED)

/** How many parties each date is offered to, and how many get no offer. @param dates nearest first */
export function offersAlternatives<D extends Room>(
  dates: D[],
  parties: number[],
): { offered: (D & { bookings: number })[]; without: number } {
  const times = new Map<string, number>()
  let without = 0
  for (const guests of parties) {
    const fitting = datesWithSpots(dates, guests)
    if (fitting.length === 0) without++
    for (const { id } of fitting) times.set(id, (times.get(id) ?? 0) + 1)
  }
  return {
    offered: dates.flatMap((date) => {
      const bookings = times.get(date.id)
      return bookings ? [{ ...date, bookings }] : []
    }),
    without,
  }
}
