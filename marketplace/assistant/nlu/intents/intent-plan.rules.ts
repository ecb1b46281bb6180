// From a row of the intents to a plan, with what else the message says.
import { readDays } from '../date-phrase.rules.ts'
import type { IntentRow } from '../language/intents.text.ts'
import { patternOf } from '../language/pattern.rules.ts'
import { worstFirst } from '../meaning/review-order.rules.ts'
import { inTitles, tellingWords } from '../named.rules.ts'
import { containsPhrase, type RemainingText, takeMatch } from '../normalize-typing.rules.ts'
import type { HostAspect } from '../people/people-question.rules.ts'
import { readPlace } from '../places.rules.ts'
import { type BookingAspect, NO_CRITERIA, type Plan } from '../plan.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import { knownWords } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { bookingsPlan, hostingPlan } from './own-plan.rules.ts'
import { ownReference } from './own-reference.rules.ts'

/** The plan of an intent row; null when it needs something that is missing. */
export function planOf(
  row: IntentRow,
  text: string,
  message: Message,
  circumstances: ReadingContext,
  pointed: { id: string } | null,
): Plan | null {
  const { thread, hosting } = circumstances
  const rest: RemainingText = { text }
  takeMatch(rest, patternOf(row.say))
  switch (row.intent) {
    case 'hands-off': {
      const action = row.value as 'cancel'
      const meant = action === 'cancel' ? ownReference(text, circumstances) : null
      const mine = meant === null || meant === 'missing' ? thread.booking : meant.id
      return { intent: 'hands-off', action, ...(action === 'cancel' && mine && { id: mine }) }
    }
    case 'complaint':
    case 'human':
    case 'ask-host': {
      const focus = pointed?.id ?? thread.focus
      const meant = ownReference(text, circumstances)
      const booking = meant === null || meant === 'missing' ? thread.booking : meant.id
      return {
        intent: row.intent,
        text: [...message.written.values()].length > 0 ? text : '',
        target: focus ? { id: focus } : null,
        ...(booking && { booking }),
        ...(row.value === 'harm' && { harm: true as const }),
      }
    }
    case 'bookings':
      return bookingsPlan(
        row.value as BookingAspect,
        NEXT.test(message.typed) ? `${text} la proxima` : text,
        rest,
        circumstances,
      )
    case 'hosting':
      return hosting ? hostingPlan(row.value as HostAspect, text, circumstances) : { intent: 'for-hosts' }
    case 'reviews': {
      const order = worstFirst(text, message.typed)
      if (pointed) return { intent: 'reviews', target: { id: pointed.id }, ...order }
      const booked = ownReference(text, circumstances)
      if (booked && booked !== 'missing') return { intent: 'reviews', target: { id: booked.experienceId }, ...order }
      const { wish } = readSearchCriteria({ ...message, clauses: [rest.text] }, circumstances)
      const words = [
        ...wish.words,
        ...inTitles(wish.maybe, circumstances.named ?? []),
        ...(wish.category ? [wish.category] : []),
      ]
      if (words.length > 0 || wish.place) return { intent: 'reviews', target: { words, place: wish.place }, ...order }
      const focus = thread.focus ?? thread.shown[0]?.id
      return focus
        ? { intent: 'reviews', target: { id: focus }, ...order }
        : { intent: 'policies', topics: ['resenas'] }
    }
    case 'own-reviews':
      return { intent: 'own-reviews', ...(row.value === 'open' && { open: true as const }) }
    case 'best-host': {
      const { wish } = readSearchCriteria({ ...message, clauses: [rest.text] }, circumstances)
      return { intent: 'best-host', place: wish.place, category: wish.category, words: wish.words }
    }
    case 'emergency':
      return { intent: 'emergency', ...(row.value && { kind: row.value as 'despair' }) }
    case 'position':
      // 'estoy en El Tunco, qué hay por aquí' says where.
      return (thread.wish?.place ?? readPlace({ text }, circumstances.places, knownWords))
        ? null
        : { intent: 'position' }
    case 'sun': {
      const days = readDays(rest, circumstances.now)
      const place = readPlace(rest, circumstances.places, knownWords)
      return { intent: 'sun', place: place?.name ?? null, day: days?.from ?? null }
    }
    case 'distance':
      // 'la primera cuánto tarda' asks how long it takes.
      return pointed && containsPhrase(text, 'tarda|dura') && !readPlace({ text }, circumstances.places, knownWords)
        ? null
        : distanceOf(text, circumstances)
    case 'transport': {
      // The destination is searched too, because some experiences include transport.
      const to = rest.text.replace(/(?:^| )desde (?:el |la )?(?:san |santa )?\p{L}+/u, ' ').trim()
      const { wish } = readSearchCriteria({ ...message, clauses: [to] }, circumstances)
      const there: Plan = {
        intent: 'search',
        wish: { ...NO_CRITERIA, place: wish.place, words: wish.words, category: wish.category },
        past: false,
        turn: 'new',
      }
      const returns = containsPhrase(text, 'regres\\p{L}*|de vuelta|vuelv\\p{L}*|volver')
      return wish.place && !returns
        ? { intent: 'several', plans: [{ intent: 'transport' }, there] }
        : { intent: 'transport' }
    }
    case 'elsewhere':
      // 'aves en el aeropuerto' is no question about flights, but 'hoteles en la playa' is one about hotels.
      return { intent: 'elsewhere' }
    default:
      return { intent: row.intent } as Plan
  }
}

/** Which one, in words that the plain text of an English message does not keep. */
const NEXT = /(?:^| )(?:the|my) next (?:one|booking|tour|trip|reservation)(?: |$)/u

/** The start of a distance when only one place is named, because most trips start there. */
const CAPITAL = 'San Salvador'

/** The two places of a distance; null when no place is named and none is under discussion. */
export function distanceOf(text: string, { places, thread }: ReadingContext): Plan | null {
  const rest: RemainingText = { text }
  const named = [readPlace(rest, places, knownWords), readPlace(rest, places, knownWords)].flatMap(
    (place) => place ?? [],
  )
  const shown =
    thread.shown.find(({ id }) => id === thread.focus) ?? (thread.shown.length === 1 ? thread.shown[0] : null)
  // 'y cuánto me tardo desde San Salvador' of what was looked for somewhere else.
  const wished = thread.wish?.place && thread.wish.place !== named[0]?.name ? { name: thread.wish.place } : null
  const there = shown ? { name: shown.city } : containsPhrase(text, '(?:de|desde)') ? wished : null
  const [first, second] = named.length === 1 && there ? [there, named[0]] : named
  const to = first?.name ?? shown?.city
  if (!to) return null
  const back = containsPhrase(text, '(?:de|desde) (?:ahi|alli|alla|ese lugar)')
    ? (thread.wish?.place ?? shown?.city)
    : null
  // 'de Santa Ana a Juayúa' begins where it says.
  const begins = (name: string) =>
    tellingWords(name).some((word) => new RegExp(`(?:^| )(?:de|desde) (?:(?:el|la|los|las) )?${word}`, 'u').test(text))
  if (
    first &&
    second &&
    containsPhrase(text, '(?:a|al|hasta) (?:(?:el|la|los|las) )?\\p{L}') &&
    !containsPhrase(text, 'lejos|retirad[oa]') &&
    begins(first.name) &&
    !begins(second.name)
  )
    return { intent: 'distance', from: first.name, to: second.name }
  const from = second?.name ?? (back && back !== to ? back : CAPITAL)
  return from === to ? null : { intent: 'distance', from, to }
}
