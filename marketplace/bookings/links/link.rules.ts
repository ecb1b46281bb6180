// What a link without sign-in allows a host to do, and when (docs/decisions/0209).
import { startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { type BookingFacts, canConfirm, canConfirmPayment, HOURS_CODE_AFTER_END } from '../booking.rules.ts'

/**
 * `answer`: accept or decline a request. `on-the-way`: tell a date's guests. `cash`: acknowledge it. `day`: read the list of a
 * day. `attend`: a traveler confirms that they come. `still`: say that an experience is still offered.
 */
export const LINK_ACTS = ['answer', 'on-the-way', 'cash', 'day', 'attend', 'still'] as const

/** The subject of a link: a booking, a date, or a host's day `YYYY-MM-DD` by the calendar of El Salvador. */
export type HostLink =
  | { act: 'answer' | 'cash'; bookingId: string }
  | { act: 'on-the-way'; dateId: string }
  | { act: 'day'; hostId: string; day: string }
  /** Of the day on which the host was asked. */
  | { act: 'still'; experienceId: string; day: string }
export type TravelerLink = { act: 'attend'; bookingId: string }
export type Link = HostLink | TravelerLink
export type HostAct = HostLink['act']

/** `early` and `late`: outside of its hours. `settled`: decided meanwhile, anywhere. */
export type LinkState = 'open' | 'early' | 'late' | 'settled'

/** From this many hours before the meeting a host may announce that they are on the way. */
const HOURS_ON_THE_WAY = 6

const within = (from: Date, until: Date, now: Date): LinkState => (now < from ? 'early' : now < until ? 'open' : 'late')

/** A request can be answered until its deadline (BOOK-56). */
export function answerState(booking: BookingFacts, now: Date): LinkState {
  if (canConfirm(booking, now) === 'yes') return 'open'
  return booking.status === 'pending' ? 'late' : 'settled'
}

/** Cash can be acknowledged from the day of the meeting until the code would expire (BOOK-54). */
export function cashState(booking: BookingFacts & { day: string }, now: Date): LinkState {
  if (canConfirmPayment(booking, now) !== 'yes') return 'settled'
  const end = booking.endDate ?? booking.startDate
  return within(startOfDay(booking.day), new Date(end.getTime() + HOURS_CODE_AFTER_END * HOUR_MS), now)
}

/** "On the way" can be sent from some hours before the meeting until it starts. */
export const onTheWayState = ({ startDate }: { startDate: Date }, now: Date): LinkState =>
  within(new Date(startDate.getTime() - HOURS_ON_THE_WAY * HOUR_MS), startDate, now)

/** The list of a day can be read from the day before until the day is over. @param day `YYYY-MM-DD` */
export function dayState(day: string, now: Date): LinkState {
  const from = startOfDay(day).getTime()
  return within(new Date(from - DAY_MS), new Date(from + DAY_MS), now)
}

/**
 * Whether the client is a known preview generator, which gets no personal data. Not a protection, because such programs need
 * not identify themselves; people are protected by reads that change nothing.
 */
export const isPreviewer = (userAgent: string | null) =>
  /whatsapp\/|facebookexternalhit|facebot|telegrambot|twitterbot|slackbot|discordbot|skypeuripreview|linkedinbot/i.test(
    userAgent ?? '',
  )
