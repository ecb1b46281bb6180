// What a link that a host opens without signing in is good for, and when (docs/decisions/0209).
import { startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { type BookingFacts, canConfirm, canConfirmPayment, HOURS_CODE_AFTER_END } from '../booking.rules.ts'

/** `answer`: say yes or no to a request. `on-the-way`: tell a date's guests. `cash`: note it. `day`: read the list of a day. */
export const LINK_ACTS = ['answer', 'on-the-way', 'cash', 'day'] as const
export type LinkAct = (typeof LINK_ACTS)[number]

/** What a link is bound to: a reservation, a date, or a host's day `YYYY-MM-DD` by the calendar of El Salvador. */
export type Link =
  | { act: 'answer' | 'cash'; bookingId: string }
  | { act: 'on-the-way'; dateId: string }
  | { act: 'day'; hostId: string; day: string }

/** `early` and `late`: not within its hours. `settled`: somebody decided meanwhile, wherever. */
export type LinkState = 'open' | 'early' | 'late' | 'settled'

/** Hours before the meeting from which a host says that they are on the way. */
export const HOURS_ON_THE_WAY = 6

const within = (from: Date, until: Date, now: Date): LinkState => (now < from ? 'early' : now < until ? 'open' : 'late')

/** A request is answered until its deadline (BOOK-56). */
export function answerState(booking: BookingFacts, now: Date): LinkState {
  if (canConfirm(booking, now) === 'yes') return 'open'
  return booking.status === 'pending' ? 'late' : 'settled'
}

/** Cash is noted from the day of the meeting until as long after its end as a code would work (BOOK-54). */
export function cashState(booking: BookingFacts & { day: string }, now: Date): LinkState {
  if (canConfirmPayment(booking, now) !== 'yes') return 'settled'
  const end = booking.endDate ?? booking.startDate
  return within(startOfDay(booking.day), new Date(end.getTime() + HOURS_CODE_AFTER_END * HOUR_MS), now)
}

/** Whoever is on the way says so some hours before the meeting, and until it begins. */
export const onTheWayState = ({ startDate }: { startDate: Date }, now: Date): LinkState =>
  within(new Date(startDate.getTime() - HOURS_ON_THE_WAY * HOUR_MS), startDate, now)

/** The list of a day is read from the day before until the day is over. @param day `YYYY-MM-DD` */
export function dayState(day: string, now: Date): LinkState {
  const from = startOfDay(day).getTime()
  return within(new Date(from - DAY_MS), new Date(from + DAY_MS), now)
}

/**
 * Whether a program that draws previews asks: it is told nothing of anybody. Only a courtesy, for such programs need not say
 * who they are; what protects people is that reading changes nothing.
 */
export const isPreviewer = (userAgent: string | null) =>
  /whatsapp\/|facebookexternalhit|facebot|telegrambot|twitterbot|slackbot|discordbot|skypeuripreview|linkedinbot/i.test(
    userAgent ?? '',
  )
