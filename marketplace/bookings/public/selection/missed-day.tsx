import type { ReactNode } from 'react'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { shortDate, startOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { BookingSelection } from './booking-selection.view.ts'

/** Says that this traveler has a booking of the requested date, and leads to it. */
export const BookedDate = ({ children }: { children?: ReactNode }) => (
  <Notice tone="success" title="Ya reservaste esta fecha">
    {children}
    <p className="mt-3">
      <ButtonLink href="/profile/reservations" variant="secondary" size="sm">
        Ver mi reserva
      </ButtonLink>
    </p>
  </Notice>
)

/**
 * Says that the requested day has no date with room for all, or that the requested date is gone, because another one must not
 * be chosen silently.
 */
export function MissedDay({
  reservation: { missedDay, missedDate, guests },
  booked = false,
}: {
  reservation: BookingSelection
  /** The requested date is one that this traveler has booked, for example by this very link. */
  booked?: boolean
}) {
  if (!missedDay && !missedDate) return null
  if (missedDate && booked) return <BookedDate>También puedes elegir otra fecha.</BookedDate>
  return (
    <Notice tone="warning">
      {missedDay
        ? `El ${shortDate(startOfDay(missedDay))} no hay lugar para ${peopleText(guests)}.`
        : 'La fecha elegida ya no está disponible.'}{' '}
      Elige otra fecha.
    </Notice>
  )
}
