// Who must confirm the day before, and by when (docs/decisions/0224). Days are those of El Salvador.
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'

/** This many missed bookings, as reported by the host or the team and not corrected … */
export const MISSED_THRESHOLD = 2
/** … within this many days require a confirmation. */
export const MISSED_DAYS = 365
/** The request is sent the day before between these hours, so that there is time to answer … */
const ASK_FROM_HOUR = 9
const ASK_UNTIL_HOUR = 14
/** … until this hour. */
const ANSWER_UNTIL_HOUR = 20

export type ReconfirmationWindow = { from: Date; until: Date; answerBy: Date }

/**
 * The bookings to ask about now: those of tomorrow, and their deadline.
 * @returns null outside of the hours: who could not be asked in time is not asked
 */
export function reconfirmationWindowAt(now: Date): ReconfirmationWindow | null {
  const today = startOfDay(dayOf(now)).getTime()
  const hours = (now.getTime() - today) / HOUR_MS
  if (hours < ASK_FROM_HOUR || hours >= ASK_UNTIL_HOUR) return null
  return {
    from: new Date(today + DAY_MS),
    until: new Date(today + 2 * DAY_MS),
    answerBy: new Date(today + ANSWER_UNTIL_HOUR * HOUR_MS),
  }
}

type Facts = { status: string; guestConfirmed: boolean; reconfirmBy: Date | null; startDate: Date }

/** Whether the spots are released: asked, not answered in time, and the meeting still ahead. */
export const isUnanswered = ({ status, guestConfirmed, reconfirmBy, startDate }: Facts, now: Date): boolean =>
  status === 'confirmed' && !guestConfirmed && reconfirmBy !== null && now >= reconfirmBy && now < startDate

/** The deadline of the answer; null when none is expected. */
export const openReconfirmation = (booking: Facts): Date | null =>
  booking.status === 'confirmed' && !booking.guestConfirmed ? booking.reconfirmBy : null
