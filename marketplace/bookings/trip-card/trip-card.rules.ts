// What those who come along read, and how long (docs/decisions/0214).
import { dayOf, longDate, startOfDay, timeOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { type BookingStatus, splitName } from '../booking.rules.ts'

/** The words of an address: 128 bits that nobody can guess. */
export const tokenFrom = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
/** Whether an address can end with it; nothing else is looked for. */
export const isTokenShaped = (token: string): boolean => /^[\w-]{16,64}$/.test(token)

/** The page of a trip card. */
export const tripCardPath = (token: string) => `/trip/${token}`
/** Its calendar file. */
export const tripCalendarPath = (token: string) => `/api/trip-cards/${token}/calendar.ics`

type Times = { startDate: Date; endDate: Date | null }

/** A card is read until the day after the experience is over, by the calendar of El Salvador. */
export const cardEnds = ({ startDate, endDate }: Times): Date =>
  new Date(startOfDay(dayOf(endDate ?? startDate)).getTime() + 2 * DAY_MS)

/** Whether a reservation can be shared: agreed or asked for, and not over. */
export const isShareable = (booking: Times & { status: BookingStatus }, now: Date): boolean =>
  ['pending', 'confirmed', 'in_progress'].includes(booking.status) && now < cardEnds(booking)

/** `waiting` for the host, `agreed`, `cancelled`, or `over`. */
export type CardState = 'waiting' | 'agreed' | 'cancelled' | 'over'

/** What a card says of the reservation. @param status as it is now, an overdue request being cancelled */
export const cardState = (status: BookingStatus): CardState =>
  status === 'pending' ? 'waiting' : status === 'cancelled' ? 'cancelled' : status === 'completed' ? 'over' : 'agreed'

/** The first name that stands on a card; nothing else of the person does. */
export const holderName = (name: string | null) => splitName(name ?? '').firstName || 'Quien reservó'

type Summary = { title: string; startDate: string; place: string; city: string }

/** What goes into a chat beside the address: 'Vamos a «Pesca al amanecer»: viernes, 27 de noviembre…, en Suchitoto'. */
export function shareText({ title, startDate, place, city }: Summary): string {
  const where = [place, city].filter(Boolean).join(', ')
  return `Vamos a «${title}»: ${longDate(startDate)}, ${timeOfDay(startDate)}${where && `, en ${where}`}.`
}
