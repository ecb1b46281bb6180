// What a message may name: published experiences found by its words, and the person's own reservations.
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { prove } from '#marketplace/accounts/proof.rules.ts'
import { listBookingsOf } from '#marketplace/bookings/booking.data.ts'
import { findPage } from '#marketplace/discovery/catalogue/find.data.ts'
import { cardsByIds } from '#marketplace/discovery/discovery.data.ts'
import { noFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { located } from '#marketplace/discovery/search/near/near.data.ts'
import { namingWords } from '../nlu/named.rules.ts'
import { normalizeTyping } from '../nlu/normalize-typing.rules.ts'
import type { Named, OwnBooking } from '../nlu/plan.rules.ts'

const MOST_WORDS = 8
/** Enough to tell a word of one title from a word of many. */
const A_WORD = 6
const A_STATUS = 10

/** Published experiences that share a word with the message. */
export async function experiencesIn(message: string, now: Date): Promise<Named[]> {
  const words = namingWords(normalizeTyping(message), MOST_WORDS)
  const pages = await Promise.all(words.map((q) => findPage({ ...located({ ...noFilters, q }), now, size: A_WORD })))
  const cards = await cardsByIds([...new Set(pages.flatMap(({ ids }) => ids))], now)
  return cards.map(({ id, title, city }) => ({ id, title, city }))
}

/** The person's reservations, upcoming ones first; none for somebody who is no traveler. */
export async function ownBookings(person: SignedIn): Promise<OwnBooking[]> {
  const traveler = prove('traveler', person)
  if (typeof traveler === 'string') return []
  const pages = await Promise.all(
    (['confirmed', 'pending', 'in_progress', 'cancelled'] as const).map((status) =>
      listBookingsOf(traveler, { status, limit: A_STATUS }),
    ),
  )
  return pages
    .flatMap(({ rows }) => rows)
    .map(({ booking, experience }) => ({
      id: booking.id,
      experienceId: experience.id,
      title: experience.title,
      city: experience.city ?? '',
      live: booking.status !== 'cancelled',
    }))
}
