// From a row of the intents to a plan, with what else the message says.
import { readDays } from '../date-phrase.rules.ts'
import type { IntentRow } from '../language/intents.text.ts'
import { patternOf } from '../language/pattern.rules.ts'
import { namedIn } from '../named.rules.ts'
import { containsPhrase, type RemainingText, takeMatch } from '../normalize-typing.rules.ts'
import { readPlace } from '../places.rules.ts'
import { type HostAspect, NO_CRITERIA, type Plan } from '../plan.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import { knownWords, readTopics } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { whichBookings } from './intents.rules.ts'

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
      const deed = row.value as 'cancel'
      const mine =
        deed === 'cancel'
          ? (namedIn(text, circumstances.own ?? [], true)?.id ??
            (containsPhrase(text, 'la|lo|esa|ese') && thread.booking))
          : null
      return { intent: 'hands-off', deed, ...(mine && { id: mine }) }
    }
    case 'complaint':
    case 'human':
    case 'ask-host': {
      const focus = pointed?.id ?? thread.focus
      return {
        intent: row.intent,
        text: [...message.written.values()].length > 0 ? text : '',
        target: focus ? { id: focus } : null,
      }
    }
    case 'bookings': {
      // 'lo del 27' is a day.
      const days = readDays({ text: text.replace(/lo del (\d{1,2})(?!\d)/u, 'lo el $1') }, circumstances.now)
      const { words, category } = readTopics(rest)
      const booking = namedIn(text, circumstances.own ?? [], true)
      // 'lo de Apaneca' may be two reservations there.
      const town = booking ? null : (readPlace({ text: rest.text }, circumstances.places, knownWords)?.name ?? null)
      // 'la de Rosa' names one, known or not, and never the one that was shown last.
      const origin = /(?:^| )(?:lo|la|el|las|los) del? (?:la |el |los |las )?(\p{L}{4,})/u.exec(text)?.[1]
      const title = origin && !booking && !knownWords.has(origin) ? origin : null
      // Somebody who asks for the voucher means the next reservation.
      const which =
        row.value === 'spent'
          ? 'past'
          : row.value === 'reason'
            ? 'cancelled'
            : row.value === 'voucher' && !days
              ? 'next'
              : whichBookings(text)
      return {
        intent: 'bookings',
        which,
        aspect: row.value as 'list',
        id:
          booking?.id ??
          // Nothing else is named, so it is the reservation that was shown last.
          (row.value !== 'list' &&
          row.value !== 'spent' &&
          !days &&
          words.length === 0 &&
          !category &&
          !town &&
          !title &&
          !containsPhrase(text, 'mis|reservas|tod[oa]s|otr[oa]s?|proxim[oa]s?|siguientes?')
            ? thread.booking
            : null),
        from: days?.from ?? null,
        to: days?.to ?? null,
        words: words.length > 0 ? words : category ? [category] : town ? [town] : title ? [title] : [],
      }
    }
    case 'hosting': {
      if (!hosting) return { intent: 'for-hosts' }
      const days = readDays({ text }, circumstances.now)
      const day = containsPhrase(text, 'manana') ? 'tomorrow' : containsPhrase(text, 'hoy') ? 'today' : 'both'
      const later = days !== null && day === 'both' && row.value !== 'earnings' && row.value !== 'unanswered'
      return { intent: 'hosting', aspect: row.value as HostAspect, day, ...(later && { later }) }
    }
    case 'reviews': {
      if (pointed) return { intent: 'reviews', target: { id: pointed.id } }
      const { wish } = readSearchCriteria({ ...message, clauses: [rest.text] }, circumstances)
      const words = [...wish.words, ...wish.maybe, ...(wish.category ? [wish.category] : [])]
      if (words.length > 0 || wish.place) return { intent: 'reviews', target: { words, place: wish.place } }
      const focus = thread.focus ?? thread.shown[0]?.id
      return focus ? { intent: 'reviews', target: { id: focus } } : { intent: 'policies', topics: ['resenas'] }
    }
    case 'best-host': {
      const { wish } = readSearchCriteria({ ...message, clauses: [rest.text] }, circumstances)
      return { intent: 'best-host', place: wish.place, category: wish.category, words: wish.words }
    }
    case 'sun': {
      const days = readDays(rest, circumstances.now)
      const place = readPlace(rest, circumstances.places, knownWords)
      return { intent: 'sun', place: place?.name ?? null, day: days?.from ?? null }
    }
    case 'distance':
      return distanceOf(text, circumstances)
    case 'transport': {
      // The destination is searched too, because some experiences include transport.
      const { wish } = readSearchCriteria({ ...message, clauses: [rest.text] }, circumstances)
      const there: Plan = {
        intent: 'search',
        wish: { ...NO_CRITERIA, place: wish.place, words: wish.words, category: wish.category },
        past: false,
        turn: 'new',
      }
      return wish.place ? { intent: 'several', plans: [{ intent: 'transport' }, there] } : { intent: 'transport' }
    }
    case 'elsewhere':
      // 'aves en el aeropuerto' is no question about flights, but 'hoteles en la playa' is one about hotels.
      return { intent: 'elsewhere' }
    default:
      return { intent: row.intent } as Plan
  }
}

/** The start of a distance when only one place is named, because most trips start there. */
const CAPITAL = 'San Salvador'

/** The two places of a distance; null when no place is named and none is under discussion. */
function distanceOf(text: string, { places, thread }: ReadingContext): Plan | null {
  const rest: RemainingText = { text }
  const named = [readPlace(rest, places, knownWords), readPlace(rest, places, knownWords)].flatMap(
    (place) => place ?? [],
  )
  const shown =
    thread.shown.find(({ id }) => id === thread.focus) ?? (thread.shown.length === 1 ? thread.shown[0] : null)
  const [first, second] = named.length === 1 && shown ? [{ name: shown.city }, named[0]] : named
  const to = first?.name ?? shown?.city
  if (!to) return null
  const from = second?.name ?? CAPITAL
  return from === to ? null : { intent: 'distance', from, to }
}
