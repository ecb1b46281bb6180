import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { shortDate, startOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import type { BookingSelection } from './booking-selection.view.ts'

/** Says that the requested day has no date with room for all, because another one must not be chosen silently. */
export const MissedDay = ({ reservation: { missedDay, guests } }: { reservation: BookingSelection }) =>
  missedDay && (
    <Notice tone="warning">
      El {shortDate(startOfDay(missedDay))} no hay lugar para {peopleText(guests)}. Elige otra fecha.
    </Notice>
  )
