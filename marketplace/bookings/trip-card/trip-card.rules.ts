// What companions may read, and until when (docs/decisions/0214).
import { dayOf, endSentence, longDate, startOfDay, timeOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { type BookingStatus, splitName } from '../booking.rules.ts'

/** Token of an address: 128 bits, so that nobody can guess it. */
export const tokenFrom = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
export const isTokenShaped = (token: string): boolean => /^[\w-]{16,64}$/.test(token)

export const tripCardPath = (token: string) => `/trip/${token}`
export const tripCalendarPath = (token: string) => `/api/trip-cards/${token}/calendar.ics`

type Times = { startDate: Date; endDate: Date | null }

/** A card expires a day after the day on which the experience ends, by the calendar of El Salvador. */
export const cardEnds = ({ startDate, endDate }: Times): Date =>
  new Date(startOfDay(dayOf(endDate ?? startDate)).getTime() + 2 * DAY_MS)

/** Whether a booking can be shared: requested or accepted, and not over. */
export const isShareable = (booking: Times & { status: BookingStatus }, now: Date): boolean =>
  ['pending', 'confirmed', 'in_progress'].includes(booking.status) && now < cardEnds(booking)

type CardState = 'waiting' | 'agreed' | 'cancelled' | 'over'
const stateByStatus: Record<BookingStatus, CardState> = {
  pending: 'waiting',
  confirmed: 'agreed',
  in_progress: 'agreed',
  completed: 'over',
  cancelled: 'cancelled',
}

/** State of a booking on its card. @param status now; an overdue request is cancelled */
export const cardState = (status: BookingStatus): CardState => stateByStatus[status]

/** The first name on a card; it shows nothing else of the person. */
export const holderName = (name: string | null) => splitName(name ?? '').firstName || 'Quien reservó'

type Summary = { title: string; startDate: string; place: string; city: string }

/** Text for a chat beside the address: 'Vamos a «Pesca al amanecer»: viernes, 27 de noviembre…, en Suchitoto'. */
export function shareText({ title, startDate, place, city }: Summary): string {
  const where = [place, city].filter(Boolean).join(', ')
  return endSentence(`Vamos a «${title}»: ${longDate(startDate)}, ${timeOfDay(startDate)}${where && `, en ${where}`}`)
}
