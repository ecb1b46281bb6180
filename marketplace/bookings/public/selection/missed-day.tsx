import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { shortDate, startOfDay } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import type { BookingSelection } from './booking-selection.view.ts'

/** Says that the day one came for has no date with room for all: nothing is chosen in its place without a word. */
export const MissedDay = ({ reservation: { missedDay, guests } }: { reservation: BookingSelection }) =>
  missedDay && (
    <Notice tone="warning">
      El {shortDate(startOfDay(missedDay))} no hay lugar para {peopleText(guests)}. Elige otra fecha.
    </Notice>
  )
