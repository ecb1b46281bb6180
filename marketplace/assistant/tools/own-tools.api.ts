// The traveler's own data and the reviews of a host.

import type { Traveler, Visitor } from '#marketplace/accounts/account.rules.ts'
import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { searchOfAlert } from '#marketplace/alerts/alert.api.ts'
import { listAlertsOf } from '#marketplace/alerts/alert.data.ts'
import { searchInWords } from '#marketplace/alerts/alert.text.ts'
import { present } from '#marketplace/bookings/booking.api.ts'
import { findBookingOf, listBookingsOf } from '#marketplace/bookings/booking.data.ts'
import { type BookingStatus, FREE_CANCELLATION_HOURS, isOver } from '#marketplace/bookings/booking.rules.ts'
import { cancelledByLabel, paymentLabel, statusLabel } from '#marketplace/bookings/booking.text.ts'
import { findCards } from '#marketplace/discovery/catalogue/cards/card.data.ts'
import { findExperience } from '#marketplace/experiences/experience.data.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { listEntriesOf } from '#marketplace/experiences/waitlist/waitlist.data.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { findHostReviews, listWrittenReviews } from '#marketplace/reviews/review.data.ts'
import { dayOf } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import type { AssistantBooking } from '../assistant.contract.ts'
import type { OwnReviewsOutput } from './own-reviews.contract.ts'
import { listUnreviewed, listWhatToBring } from './own-tools.data.ts'
import type * as contract from './tool.contract.ts'

const MAX_BOOKINGS = 8
const A_PAGE = 20
const MAX_QUOTES = 3
/** The longest quote from a review, in characters. */
const MAX_QUOTE_LENGTH = 280

const LIVE: BookingStatus[] = ['in_progress', 'confirmed', 'pending']
const STATUSES: Record<string, BookingStatus[]> = {
  next: LIVE,
  upcoming: LIVE,
  pending: ['pending'],
  past: ['completed'],
  cancelled: ['cancelled'],
  all: [...LIVE, 'completed', 'cancelled'],
}

type Shown = ReturnType<typeof present>

/** Whether its hour is over although nobody has closed it yet: it is none of those to come. */
const hasEnded = ({ status, startDate, endDate }: Shown, now: Date) =>
  LIVE.includes(status) && isOver({ startDate: new Date(startDate), endDate: endDate ? new Date(endDate) : null }, now)

/** What any outing may be called: 'my kayak trip' is named by the kayak. */
const GENERAL = new Set(
  'trip trips tour tours lesson lessons class booking reservation outing thing clase viaje paseo salida reserva'.split(
    ' ',
  ),
)

function stems(text: string): string[] {
  const long = foldText(text)
    .split(' ')
    .filter((word) => word.length > 3)
  const telling = long.filter((word) => !GENERAL.has(word))
  return (telling.length > 0 ? telling : long).map((word) => word.slice(0, 5))
}

/** What a category calls all of its own: turtles are of 'Playa y surf', and no surf. */
const kindOf = (category: string) => category.replace(/ y surf$/u, '')

function narrowed(
  rows: Shown[],
  { from, to, words }: contract.BookingsInput,
  categories: ReadonlyMap<string, string | null>,
): Shown[] {
  const wantedStems = stems(words ?? '')
  return rows.filter(({ startDate, experience }) => {
    const day = dayOf(startDate)
    // 'la del café' may be one whose title has no coffee.
    const kind = kindOf(categories.get(experience.id) ?? '')
    const ownStems = new Set(stems(`${experience.title} ${experience.city} ${kind}`))
    return (
      (!from || day >= from) &&
      (!(to ?? from) || day <= (to ?? from)!) &&
      (wantedStems.length === 0 || wantedStems.some((stem) => ownStems.has(stem)))
    )
  })
}

/** What is still to come, or goes on. */
const AHEAD: ReadonlySet<string> = new Set(['next', 'upcoming'])

const listedAs = async (traveler: Traveler, statuses: readonly BookingStatus[], now: Date): Promise<Shown[]> => {
  const pages = await Promise.all(statuses.map((status) => listBookingsOf(traveler, { status, limit: A_PAGE })))
  return pages.flatMap(({ rows }) => rows.map((row) => present(row, 'traveler', now)))
}

/** Those of the days and words that are asked for. */
async function fittingOf(rows: readonly Shown[], input: contract.BookingsInput, now: Date): Promise<Shown[]> {
  const cards = input.words ? await findCards([...new Set(rows.map(({ experience }) => experience.id))], now) : []
  return narrowed([...rows], input, new Map(cards.map(({ id, category }) => [id, category])))
}

/** The first one to come, which is told where nothing is on the day that was asked for; null when nothing is to come. */
function nextOf(rows: readonly Shown[], now: Date): Shown | null {
  const live = rows
    .filter((booking) => LIVE.includes(booking.status) && !hasEnded(booking, now))
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
  return (
    live.find(({ status, startDate }) => status !== 'in_progress' && startDate > now.toISOString()) ?? live[0] ?? null
  )
}

/**
 * The requested reservations, active ones sorted by next start.
 * @returns `others` when none matches the days and words: then those of the kind are returned instead, or of a day the next one
 */
export async function bookingsOf(traveler: Traveler, input: contract.BookingsInput, now: Date) {
  const which = input.which ?? 'upcoming'
  if (input.id && isUuidShaped(input.id)) {
    const row = await findBookingOf(traveler, input.id.toLowerCase())
    if (row) return { bookings: [present(row, 'traveler', now)], more: false, others: false }
  }
  const rows = await listedAs(traveler, (STATUSES[which] ?? STATUSES.upcoming)!, now)
  const all = rows.toSorted((a, b) =>
    which === 'past' || which === 'all' || which === 'cancelled'
      ? b.startDate.localeCompare(a.startDate)
      : a.startDate.localeCompare(b.startDate),
  )
  const ordered = which === 'all' ? all : all.filter((booking) => !hasEnded(booking, now))
  const fitting = await matchesOf({ traveler, input, now, which, all, ordered })
  const others = fitting.length === 0 && ordered.length > 0 && Boolean(input.from || input.words)
  const instead = input.from ? nextOf(ordered, now) : null
  // An unknown name is asked back with all there are; a day without any is told with the next one.
  const selected = others ? (input.from ? (instead ? [instead] : []) : ordered.slice(0, MAX_BOOKINGS)) : fitting
  const limit = which === 'next' ? 1 : MAX_BOOKINGS
  // The next one is the first that has not begun.
  if (which === 'next')
    selected.sort((a, b) => Number(a.startDate < now.toISOString()) - Number(b.startDate < now.toISOString()))
  return { bookings: selected.slice(0, limit), more: which !== 'next' && selected.length > limit, others }
}

type Asked = {
  traveler: Traveler
  input: contract.BookingsInput
  now: Date
  which: string
  all: readonly Shown[]
  ordered: readonly Shown[]
}

/** Those that match: of what is to come, else those that are over as such, before another is told instead. */
async function matchesOf({ traveler, input, now, which, all, ordered }: Asked): Promise<Shown[]> {
  const ahead = await fittingOf(ordered, input, now)
  if (ahead.length > 0 || !(input.from || input.words)) return ahead
  // 'qué tenía hoy' in the evening.
  const ended = await fittingOf(all, input, now)
  if (ended.length > 0 || !input.words || !AHEAD.has(which)) return ended
  // 'el código del kayak' of somebody who has been there.
  const completed = await fittingOf(await listedAs(traveler, ['completed'], now), input, now)
  return completed.toSorted((a, b) => b.startDate.localeCompare(a.startDate))
}

/** A reservation without its code, contact data and chat. */
export const bookingCard = (booking: Shown): AssistantBooking => ({
  id: booking.id,
  experienceId: booking.experience.id,
  title: booking.experience.title,
  status: statusLabel[booking.status],
  payment: paymentLabel[booking.paymentStatus],
  start: booking.startDate,
  place: addressLine(booking.experience.place, booking.experience.city),
  guests: booking.guests,
  total: booking.totalAmount,
  cancellation: booking.cancellation,
  path: '/profile/reservations',
  picture: booking.experience.picture,
})

/** The same for a model; whether they may be cancelled is decided by the rule of the booking page. */
export async function presentBookings(shown: Shown[], now: Date): Promise<contract.BookingFound[]> {
  const bring = await listWhatToBring(shown.map(({ experience }) => experience.id))
  return shown.map((booking) => {
    const { id: _, experienceId: __, picture: ___, ...card } = bookingCard(booking)
    const live = booking.status === 'confirmed' || booking.status === 'in_progress' || booking.status === 'pending'
    return {
      ...card,
      end: booking.endDate,
      isOver: hasEnded(booking, now),
      days: Math.round((Date.parse(dayOf(booking.startDate)) - Date.parse(dayOf(now))) / DAY_MS),
      children: booking.children,
      ...(booking.guests > 1 && booking.children === 0 && { price: booking.totalAmount / booking.guests }),
      isPaid: booking.paymentStatus !== 'pending',
      freeUntil:
        booking.cancellation === null
          ? null
          : new Date(Date.parse(booking.startDate) - FREE_CANCELLATION_HOURS * HOUR_MS).toISOString(),
      answerBy: booking.expiresAt,
      host: booking.host.name,
      cancelled: booking.cancelledBy && { by: cancelledByLabel[booking.cancelledBy], reason: booking.cancelReason },
      bring: bring.get(booking.experience.id) ?? [],
      voucher: live ? `/profile/reservations/${booking.id}/voucher` : null,
    }
  })
}

type Written = { comment: string | null; rating: number; createdAt: string | Date }

/** A review quoted literally; null for one without words. */
export function quoteOf({ comment, rating, createdAt }: Written) {
  const text = comment?.trim()
  if (!text) return null
  return {
    text: text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')}…` : text,
    stars: rating,
    written: typeof createdAt === 'string' ? createdAt : createdAt.toISOString(),
  }
}

/** How many of the newest reviews are looked at, also for those with the fewest stars. */
export const RECENT = 12
export const LOOKED_AT = 100

/** The reviews that are quoted. @param order the fewest stars first instead of the newest */
export function quotesOf(rows: readonly (Written & { rating: number })[], order?: 'worst' | null) {
  const ordered = order === 'worst' ? rows.toSorted((a, b) => a.rating - b.rating) : rows
  return ordered.flatMap((row) => quoteOf(row) ?? []).slice(0, MAX_QUOTES)
}

/** Reviews of an experience's host, quoted literally; reviews belong to the host, not to one experience. */
export async function reviewsOf(
  visitor: Visitor,
  { id, order }: contract.ReviewsInput,
): Promise<contract.ReviewsOutput> {
  if (!isUuidShaped(id)) return { found: false }
  const detail = await findExperience(visitor, id.toLowerCase())
  if (!detail?.isPublic) return { found: false }
  const { host, experience } = detail
  const page = await findHostReviews(host.id, null, order === 'worst' ? LOOKED_AT : RECENT)
  const person = visibleProfile(host, host.privacy, 'Anfitrión')
  return {
    found: true,
    id: experience.id,
    title: experience.title,
    host: { name: person.name, rating: host.rating, reviews: host.reviewCount, path: `/host/${host.id}` },
    quotes: quotesOf(page?.rows ?? [], order),
  }
}

/** The reviews this person wrote, newest first, and whom they may still review. */
export async function ownReviewsOf(traveler: Traveler): Promise<OwnReviewsOutput> {
  const [rows, open] = await Promise.all([listWrittenReviews(traveler, MAX_QUOTES), listUnreviewed(traveler)])
  return {
    reviews: rows.map(({ host, hidden, ...review }) => ({
      host,
      hidden,
      ...(quoteOf(review) ?? { text: '', stars: review.rating, written: review.createdAt.toISOString() }),
    })),
    open: open.map(({ host, title, startDate }) => ({ host, title, start: startDate.toISOString() })),
    path: '/profile/reservations',
  }
}

const MAX_LISTED = 5

export async function alertsOf(traveler: Traveler): Promise<contract.AlertsOutput> {
  const [{ rows: waits }, alerts] = await Promise.all([
    listEntriesOf(traveler, undefined, MAX_LISTED),
    listAlertsOf(traveler),
  ])
  return {
    waits: waits.map(({ experience, startDate, guests, status, position, heldUntil }) => ({
      title: experience.title,
      start: startDate.toISOString(),
      guests,
      state: status,
      position,
      heldUntil: status === 'held' ? (heldUntil?.toISOString() ?? null) : null,
    })),
    moreAlerts: Math.max(0, alerts.length - MAX_LISTED),
    alerts: alerts
      .slice(0, MAX_LISTED)
      .map((alert) => (alert.experienceId ? (alert.title ?? '') : searchInWords(searchOfAlert(alert).filters))),
    path: '/profile/alerts',
  }
}
