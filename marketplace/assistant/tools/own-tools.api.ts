// The traveler's own data, the reviews of a host, and the hand-over of questions that the assistant cannot answer.

import type { Traveler, Visitor } from '#marketplace/accounts/account.rules.ts'
import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { present } from '#marketplace/bookings/booking.api.ts'
import { findBookingOf, listBookingsOf } from '#marketplace/bookings/booking.data.ts'
import { type BookingStatus, FREE_CANCELLATION_HOURS, isAgreed } from '#marketplace/bookings/booking.rules.ts'
import { cancelledByLabel, paymentLabel, statusLabel } from '#marketplace/bookings/booking.text.ts'
import { findExperience } from '#marketplace/experiences/experience.data.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { questionsPath } from '#marketplace/questions/question.rules.ts'
import { findHostReviews } from '#marketplace/reviews/review.data.ts'
import { dayOf } from '#platform/clock.ts'
import { HOUR_MS } from '#platform/units.ts'
import type { AssistantBooking } from '../assistant.contract.ts'
import { listWhatToBring } from './own-tools.data.ts'
import type * as contract from './tool.contract.ts'

const MAX_BOOKINGS = 5
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

const stems = (text: string) =>
  foldText(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5))

function narrowed(rows: Shown[], { from, to, words }: contract.BookingsInput): Shown[] {
  const wantedStems = stems(words ?? '')
  return rows.filter(({ startDate, experience }) => {
    const day = dayOf(startDate)
    const ownStems = new Set(stems(`${experience.title} ${experience.city}`))
    return (
      (!from || day >= from) &&
      (!(to ?? from) || day <= (to ?? from)!) &&
      (wantedStems.length === 0 || wantedStems.some((stem) => ownStems.has(stem)))
    )
  })
}

/**
 * The requested reservations, active ones sorted by next start.
 * @returns `others` when none matches the days and words, and all of the kind are returned instead
 */
export async function bookingsOf(traveler: Traveler, input: contract.BookingsInput, now: Date) {
  const which = input.which ?? 'upcoming'
  if (input.id && isUuidShaped(input.id)) {
    const row = await findBookingOf(traveler, input.id.toLowerCase())
    if (row) return { bookings: [present(row, 'traveler', now)], more: false, others: false }
  }
  const pages = await Promise.all(
    (STATUSES[which] ?? STATUSES.upcoming)!.map((status) => listBookingsOf(traveler, { status, limit: A_PAGE })),
  )
  const rows = pages.flatMap(({ rows }) => rows.map((row) => present(row, 'traveler', now)))
  const ordered = rows.toSorted((a, b) =>
    which === 'past' || which === 'all' || which === 'cancelled'
      ? b.startDate.localeCompare(a.startDate)
      : a.startDate.localeCompare(b.startDate),
  )
  const fitting = narrowed(ordered, input)
  const others = fitting.length === 0 && ordered.length > 0 && Boolean(input.from || input.words)
  // Nothing matches: the next one that has not begun is returned instead.
  const instead =
    ordered.find(({ status, startDate }) => status !== 'in_progress' && startDate > now.toISOString()) ?? ordered[0]
  const selected = others && instead ? [instead] : fitting
  const limit = which === 'next' ? 1 : MAX_BOOKINGS
  // The next one is the first that has not begun.
  if (which === 'next')
    selected.sort((a, b) => Number(a.startDate < now.toISOString()) - Number(b.startDate < now.toISOString()))
  return { bookings: selected.slice(0, limit), more: which !== 'next' && selected.length > limit, others }
}

/** A reservation without its code, contact data and chat. */
export const bookingCard = (booking: Shown): AssistantBooking => ({
  id: booking.id,
  experienceId: booking.experience.id,
  title: booking.experience.title,
  status: statusLabel[booking.status],
  payment: paymentLabel[booking.paymentStatus],
  start: booking.startDate,
  place: [booking.experience.place, booking.experience.city].filter(Boolean).join(', '),
  guests: booking.guests,
  total: booking.totalAmount,
  cancellation: booking.cancellation,
  path: '/profile/reservations',
  picture: booking.experience.picture,
})

/** The same for a model; whether they may be cancelled is decided by the rule of the booking page. */
export async function presentBookings(shown: Shown[]): Promise<contract.BookingFound[]> {
  const bring = await listWhatToBring(shown.map(({ experience }) => experience.id))
  return shown.map((booking) => {
    const { id: _, experienceId: __, picture: ___, ...card } = bookingCard(booking)
    const live = booking.status === 'confirmed' || booking.status === 'in_progress' || booking.status === 'pending'
    return {
      ...card,
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

/** Reviews of an experience's host, quoted literally, newest first; reviews belong to the host, not to one experience. */
export async function reviewsOf(visitor: Visitor, { id }: contract.ReviewsInput): Promise<contract.ReviewsOutput> {
  if (!isUuidShaped(id)) return { found: false }
  const detail = await findExperience(visitor, id.toLowerCase())
  if (!detail?.isPublic) return { found: false }
  const { host, experience } = detail
  const page = await findHostReviews(host.id, null, 12)
  const person = visibleProfile(host, host.privacy, 'Anfitrión')
  const quotes = (page?.rows ?? [])
    .filter(({ comment }) => comment && comment.trim().length > 0)
    .slice(0, MAX_QUOTES)
    .map(({ comment, rating, createdAt }) => ({
      text:
        comment!.trim().length > MAX_QUOTE_LENGTH
          ? `${comment!
              .trim()
              .slice(0, MAX_QUOTE_LENGTH)
              .replace(/\s+\S*$/, '')}…`
          : comment!.trim(),
      stars: rating,
      written: createdAt,
    }))
  return {
    found: true,
    title: experience.title,
    host: { name: person.name, rating: host.rating, reviews: host.reviewCount, path: `/host/${host.id}` },
    quotes,
  }
}

const MAX_NOTE_LENGTH = 600

/** The contact form with subject and message filled in; the person decides whether to send it. */
function contactPath(subject: string, message: string): string {
  const words = new URLSearchParams({ subject: subject.slice(0, 150), message: message.slice(0, MAX_NOTE_LENGTH) })
  return `/contact?${words}`
}

/**
 * Where a question for a person goes: the chat of a confirmed reservation, the question form of an experience, otherwise the
 * contact form.
 * @param traveler null for a person without reservations
 * @param message the person's message
 */
export async function handOver(
  visitor: Visitor,
  traveler: Traveler | null,
  { to, about, id }: contract.HandOverInput,
  message: string,
): Promise<contract.HandOverOutput> {
  const experience = id && isUuidShaped(id) ? await findExperience(visitor, id.toLowerCase()) : null
  const title = experience?.isPublic ? experience.experience.title : null
  if (traveler && to === 'host') {
    const pages = await Promise.all(
      (['in_progress', 'confirmed'] as const).map((status) => listBookingsOf(traveler, { status, limit: A_PAGE })),
    )
    const rows = pages.flatMap(({ rows }) => rows).filter(({ booking }) => isAgreed(booking.status))
    const booking = rows.find((row) => row.experience.id === id) ?? (id ? undefined : rows[0])
    if (booking) return { to: 'chat', path: `/profile/reservations?chat=${booking.booking.id}` }
    if (title) return { to: 'host', path: questionsPath(experience!.experience.id, message) }
  }
  const named = title ? ` «${title}»` : ''
  const subject =
    about === 'complaint'
      ? `Queja${named && ` sobre${named}`}`
      : to === 'host'
        ? `Pregunta para el anfitrión de${named || ' una experiencia'}`
        : `Pregunta${named && ` sobre${named}`}`
  return { to: 'house', path: contactPath(subject, message) }
}
