import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { shortDate, startOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import type { BookingSelection } from './booking-selection.view.ts'

/**
 * Says that the requested day has no date with room for all, or that the requested date is gone, because another one must not
 * be chosen silently.
 */
export function MissedDay({ reservation: { missedDay, missedDate, guests } }: { reservation: BookingSelection }) {
  if (!missedDay && !missedDate) return null
  return (
    <Notice tone="warning">
      {missedDay
        ? `El ${shortDate(startOfDay(missedDay))} no hay lugar para ${peopleText(guests)}.`
        : 'La fecha elegida ya no está disponible.'}{' '}
      Elige otra fecha.
    </Notice>
  )
}
