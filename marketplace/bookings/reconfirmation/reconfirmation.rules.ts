// Who says the day before that they will come, and until when (docs/decisions/0224). Days are those of El Salvador.
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'

/** Reservations to which somebody did not come … */
export const MISSED_TO_ASK = 2
/** … within this long. */
export const MISSED_DAYS = 365
/** The day before, asked between these hours, so that there is time to answer … */
export const ASK_FROM_HOUR = 9
export const ASK_UNTIL_HOUR = 14
/** … which ends at this one. */
export const ANSWER_UNTIL_HOUR = 20

/** @param missed within `MISSED_DAYS`, as the host or the team said, and nobody corrected */
export const mustReconfirm = (missed: number): boolean => missed >= MISSED_TO_ASK

export type Asking = { from: Date; until: Date; answerBy: Date }

/**
 * Whose trips are asked about at this moment: those of tomorrow, and until when they are answered.
 * @returns null outside of the hours; whoever could not be asked in time is not asked
 */
export function askingAt(now: Date): Asking | null {
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

/** Whether the places of somebody who was asked go back: no answer in time, and the meeting still ahead. */
export const isUnanswered = ({ status, guestConfirmed, reconfirmBy, startDate }: Facts, now: Date): boolean =>
  status === 'confirmed' && !guestConfirmed && reconfirmBy !== null && now >= reconfirmBy && now < startDate

/** Until when an answer is waited for; null when none is. */
export const openReconfirmation = (booking: Facts): Date | null =>
  booking.status === 'confirmed' && !booking.guestConfirmed ? booking.reconfirmBy : null
