// What a message may name: published experiences found by its words, and the person's own reservations.
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { authorize } from '#marketplace/accounts/authorize.rules.ts'
import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { listBookingsOf } from '#marketplace/bookings/booking.data.ts'
import { effectiveStatus, isOver } from '#marketplace/bookings/booking.rules.ts'
import { findCards } from '#marketplace/discovery/catalogue/cards/card.data.ts'
import { findPage } from '#marketplace/discovery/catalogue/find.data.ts'
import { noFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { located } from '#marketplace/discovery/search/near/near.data.ts'
import { findHostsCalled } from '#marketplace/hosts/host.data.ts'
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { namingWords } from '../nlu/named.rules.ts'
import { nameWords } from '../nlu/people/named-people.rules.ts'
import type { Person } from '../nlu/people/people-question.rules.ts'
import type { Named, OwnBooking } from '../nlu/plan.rules.ts'
import { readTopics } from '../nlu/slots.rules.ts'
import { readMessage } from '../nlu/typed-message.rules.ts'
import { guestsOf } from './hosting/host-tools.api.ts'
import { hoursOf } from './shape.rules.ts'

const MOST_WORDS = 8
/** Enough to tell a word of one title from a word of many. */
const A_WORD = 6
const MOST_BOOKINGS = 40
const MOST_PEOPLE = 12

/** Published experiences that share a word with the message. */
export async function experiencesIn(message: string, now: Date): Promise<Named[]> {
  const text = readMessage(message).clauses.join(' ')
  const things = readTopics({ text }).words.map(foldText)
  const words = [...new Set([...things, ...namingWords(text, MOST_WORDS)])].slice(0, MOST_WORDS)
  const pages = await Promise.all(words.map((q) => findPage({ ...located({ ...noFilters, q }), now, size: A_WORD })))
  const cards = await findCards([...new Set(pages.flatMap(({ ids }) => ids))], now)
  const alone = (id: string) => words.filter((_, at) => pages[at]!.total === 1 && pages[at]!.ids[0] === id)
  return cards.map((card) => {
    const { id, title, city, category, price } = card
    return { id, title, city, category, price, hours: hoursOf(card), alone: alone(id) }
  })
}

/** The person's latest reservations; none for somebody who is no traveler. */
export async function ownBookings(person: SignedIn, now: Date): Promise<OwnBooking[]> {
  const traveler = authorize('traveler', person)
  if (typeof traveler === 'string') return []
  const { rows } = await listBookingsOf(traveler, { limit: MOST_BOOKINGS })
  const cards = await findCards([...new Set(rows.map(({ experience }) => experience.id))], now)
  const kinds = new Map(cards.map(({ id, category }) => [id, category]))
  return rows.map(({ booking, experience, host }) => ({
    id: booking.id,
    experienceId: experience.id,
    title: experience.title,
    category: kinds.get(experience.id) ?? null,
    city: experience.city ?? '',
    live: !['cancelled', 'completed'].includes(effectiveStatus(booking, now)) && !isOver(booking, now),
    pending: effectiveStatus(booking, now) === 'pending',
    host: host.name,
    start: booking.startDate.toISOString(),
    total: booking.totalAmount,
  }))
}

/** Hosts of whom a visible name stands in the message. */
export async function hostsIn(message: string): Promise<Person[]> {
  const words = nameWords(readMessage(message).typed)
  if (words.length === 0) return []
  const rows = await findHostsCalled(words, MOST_PEOPLE)
  return rows.map(({ id, privacy, ...person }) => ({ id, name: visibleProfile(person, privacy, '').name }))
}

/** A host's own guests of whom a name stands in the message; none for anybody else. */
export async function guestsIn(message: string, person: SignedIn, now: Date): Promise<Person[]> {
  const host = authorize('host', person)
  const words = nameWords(readMessage(message).typed)
  if (typeof host === 'string' || words.length === 0) return []
  const names = new Set((await guestsOf(host, now)).map(({ name }) => name))
  return [...names].map((name) => ({ id: name, name }))
}
