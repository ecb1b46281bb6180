// From a message to a plan, given the conversation. Pure: time, places and conversation are parameters.
import { readDays } from './date-phrase.rules.ts'
import { excludes, isNothing, isTopical, searching } from './follow-up.rules.ts'
import { aspectsOf, courtesyOf, isEmpty, rowFor, topicsOf, whichBookings, withoutOpening } from './intents.rules.ts'
import { knowledgeFor } from './knowledge.rules.ts'
import type { IntentRow } from './language/intents.text.ts'
import type { KnowledgeRow } from './language/knowledge/knowledge-row.text.ts'
import { patternOf } from './language/pattern.rules.ts'
import { nearestMeaning } from './nearest.rules.ts'
import { containsPhrase, type RemainingText, takeMatch } from './normalize-typing.rules.ts'
import { readPlace } from './places.rules.ts'
import {
  type Aspect,
  type HostAspect,
  NO_CRITERIA,
  type Plan,
  type SearchCriteria,
  type Target,
  type Thread,
} from './plan.rules.ts'
import { readReference } from './references.rules.ts'
import {
  BEEN,
  OF_SEARCHES,
  type ReadingContext,
  readSearchCriteria,
  withoutAllergens,
} from './search-criteria.rules.ts'
import { knownWords, readTopics } from './slots.rules.ts'
import { splitRequests } from './split-requests.rules.ts'
import { type Message, readMessage } from './typed-message.rules.ts'

const FOR_HOSTS = new Set<IntentRow['intent']>(['hosting'])
const FOR_TRAVELERS = new Set<IntentRow['intent']>(['bookings', 'favorites'])
/** These come before general answers: what must never be missed, and questions about a person's own data. */
const BEFORE_KNOWLEDGE = new Set<IntentRow['intent']>([
  'emergency',
  'secret',
  'complaint',
  'hands-off',
  'bookings',
  'hosting',
])

/** The plan for a message, including its relation to the previous one. */
export function understand(message: string, circumstances: ReadingContext): Plan {
  const parts = splitRequests(message, (part) => understandOne(readMessage(part), circumstances))
  const [first, ...others] = parts.map((part) => understandOne(readMessage(part), circumstances))
  if (others.length === 0) return first!
  const plans = [first!, ...others].slice(0, 3)
  // Two help questions become one with two topics.
  const topics = plans.flatMap((plan) => (plan.intent === 'policies' ? plan.topics : []))
  return plans.every(({ intent }) => intent === 'policies')
    ? { intent: 'policies', topics: [...new Set(topics)].slice(0, 3) }
    : { intent: 'several', plans }
}

function understandOne(message: Message, circumstances: ReadingContext): Plan {
  const plan = asTheTablesSay(message, circumstances)
  return isGuess(plan) ? (nearestMeaning(message.typed) ?? plan) : plan
}

/** Nothing was understood, or only an unknown word. */
const isGuess = (plan: Plan) =>
  plan.intent === 'unclear' ||
  (plan.intent === 'search' && plan.wish.maybe.length > 0 && isNothing({ ...plan.wish, maybe: [] }))

function asTheTablesSay(message: Message, circumstances: ReadingContext): Plan {
  const { thread, hosting = false } = circumstances
  const said = message.clauses.join(' ')
  const text = withoutOpening(said)
  if (!message.typed) return { intent: 'unclear' }
  // For the experience under discussion its own facts are the answer, not the general one.
  const known = thread.focus && aspectsOf(text).length > 0 ? null : knowledgeFor(text, message)
  const courtesy = courtesyOf(said)
  if (courtesy && !known) return { intent: courtesy }
  const row = rowFor(text, hosting ? FOR_TRAVELERS : FOR_HOSTS)
  const reference = { text }
  const pointed = readReference(reference, thread)
  const decided = row && planOf(row, text, message, circumstances, pointed === 'missing' ? null : pointed)
  if (decided && BEFORE_KNOWLEDGE.has(row.intent) && !(known && (row.value === 'list' || row.value === 'voucher')))
    return decided
  if (known) return besides(known, message, circumstances)
  if (decided) return decided
  const topics = topicsOf(text)
  // '¿puedo llevar a mi perro a esa?' is about that experience, not about the general rules.
  if (topics.length > 0 && !(pointed && aspectsOf(text).length > 0 && thread.shown.length > 0))
    return { intent: 'policies', topics }

  const read = readSearchCriteria(
    { ...message, clauses: pointed ? [reference.text] : message.clauses.map(withoutOpening).filter(Boolean) },
    circumstances,
  )
  const { wish, asked, past, place, guests } = read
  const times = { from: wish.from, to: wish.to, guests: guests ?? thread.wish?.guests ?? 1, past }
  const needs = [...new Set([...wish.needs, ...(wish.needs.length === 0 ? (thread.wish?.needs ?? []) : [])])]
  const [first, second] = asked
  const about = (target: Target, aspect: Aspect): Plan => ({
    intent: 'facts',
    target,
    aspect: wish.needs.length > 0 && ['all', 'children'].includes(aspect) ? 'safety' : aspect,
    also: second?.aspect ?? null,
    ...times,
    needs,
  })
  if (pointed === 'missing' && thread.shown.length === 0 && !isTopical(wish) && (first || isNothing(wish)))
    return { intent: 'unclear' }
  const turns = wish.sort === 'price-asc' && thread.wish !== null
  if (pointed && pointed !== 'missing' && !turns && !read.length && !read.like)
    return about(pointed, first?.aspect ?? (wish.needs.length > 0 ? 'safety' : wish.from ? 'dates' : 'all'))
  const sight = place !== null && place.kind !== 'town' && place.kind !== 'region'
  if (first) {
    const one = singled(first.aspect, wish, isTopical(wish) || sight, thread)
    if (one) return about(one, first.aspect)
    const amenity = OF_SEARCHES[first.aspect]
    if (amenity && !wish.amenities.includes(amenity)) wish.amenities = [...wish.amenities, amenity]
  }
  if (isNothing(wish) && wish.maybe.length === 0 && guests === null && !read.more && !read.length && !read.like)
    return asksForAnything(
      message.clauses
        .filter((clause) => !BEEN.test(clause))
        .map(withoutOpening)
        .join(' '),
    )
      ? { intent: 'search', wish: { ...NO_CRITERIA, sort: 'rating' }, past: false, turn: 'new' }
      : { intent: 'unclear' }
  return searching(wish, {
    thread,
    past,
    follows: read.follows,
    more: read.more,
    guests,
    instead: /^(?:mejor|no|ahora|entonces)(?: |$)/.test(text),
    length: read.length,
    like: read.like,
  })
}

/** 'quiero hacer pupusas pero soy celíaca' is a wish and a question: it gets a search and an answer. */
function besides(known: KnowledgeRow, message: Message, circumstances: ReadingContext): Plan {
  const answer: Plan = { intent: 'knowledge', topic: known.topic }
  if (!known.goesWithWishes) return answer
  const clauses = message.clauses.map((clause) => {
    const rest = { text: withoutAllergens(withoutOpening(clause)) }
    takeMatch(rest, patternOf(known.say))
    return rest.text
  })
  const { wish, guests, past } = readSearchCriteria({ ...message, clauses: clauses.filter(Boolean) }, circumstances)
  return isTopical(wish) || wish.place || wish.from
    ? {
        intent: 'several',
        plans: [
          answer,
          { intent: 'search', wish: { ...wish, maybe: [], guests: guests ?? wish.guests }, past, turn: 'new' },
        ],
      }
    : answer
}

/** '¿qué me recomiendas?', 'no sé qué hacer': any good experience is an answer. */
const asksForAnything = (text: string) =>
  isEmpty(text) &&
  containsPhrase(
    text,
    'hacer|recom(?:ien|en)d\\p{L}+|que hay|ir|plan|planes|ideas?|visitar|turistear|conocer|salir|pasear|suger\\p{L}+|experiencias?|tours?|sorpren\\p{L}+|diferentes?|distint[oa]s?|original|unic[oa]|regal\\p{L}+|celebrar|algo|busco|buscamos|lugar|llevar|algun lado',
  )

/** Whether a question is about one experience: the one under discussion, or one named by its words. */
function singled(aspect: Aspect, wish: SearchCriteria, topical: boolean, { focus, shown }: Thread): Target | null {
  const current = focus ?? (shown.length === 1 ? shown[0]!.id : null)
  const bare = !topical && !wish.place && wish.minPrice === null && wish.maxPrice === null && wish.maybe.length === 0
  const words = [...wish.words, ...wish.maybe, ...(wish.category ? [wish.category] : [])]
  // 'qué se hace en El Tunco si no surfeo' asks for other experiences there.
  if (excludes(wish.without)) return null
  if (OF_SEARCHES[aspect] || aspect === 'access') return current && !topical && !wish.place ? { id: current } : null
  if (aspect === 'safety')
    return bare
      ? current
        ? { id: current }
        : null
      : topical && wish.words.length > 0
        ? { words, place: wish.place }
        : null
  // 'hay cupo el sábado' after several results is a search with a day.
  if (aspect === 'dates') return bare && current ? { id: current } : null
  if (bare) return current ? { id: current } : shown[0] ? { id: shown[0].id } : null
  if (aspect === 'book' && !topical && !wish.place && wish.maybe.length === 0) return null
  if (aspect === 'all' && !topical && wish.maybe.length === 0) return null
  if (aspect === 'price' && wish.category !== null && wish.words.length === 0 && !wish.place) return null
  return { words, place: wish.place }
}

/** The plan of an intent row; null when it needs something that is missing. */
function planOf(
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
    case 'hands-off':
      return { intent: 'hands-off', deed: row.value as 'cancel' }
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
      const days = readDays({ text }, circumstances.now)
      const { words, category } = readTopics(rest)
      // Somebody who asks for the voucher means the next reservation.
      const which = row.value === 'spent' ? 'past' : row.value === 'voucher' && !days ? 'next' : whichBookings(text)
      return {
        intent: 'bookings',
        which,
        aspect: row.value as 'list',
        id: containsPhrase(text, 'es[ae]|est[ae]|la|lo|aquell[ao]|cancelarl[ao]') && !days ? thread.booking : null,
        from: days?.from ?? null,
        to: days?.to ?? null,
        words: words.length > 0 ? words : category ? [category] : [],
      }
    }
    case 'hosting':
      return hosting
        ? {
            intent: 'hosting',
            aspect: row.value as HostAspect,
            day: containsPhrase(text, 'manana') ? 'tomorrow' : containsPhrase(text, 'hoy') ? 'today' : 'both',
          }
        : { intent: 'for-hosts' }
    case 'reviews': {
      const { wish } = readSearchCriteria({ ...message, clauses: [rest.text] }, circumstances)
      const words = [...wish.words, ...wish.maybe, ...(wish.category ? [wish.category] : [])]
      if (words.length > 0 || wish.place) return { intent: 'reviews', target: { words, place: wish.place } }
      const focus = pointed?.id ?? thread.focus ?? thread.shown[0]?.id
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
  const named = [readPlace(rest, places, knownWords), readPlace(rest, places, knownWords)].flatMap((one) => one ?? [])
  const shown =
    thread.shown.find(({ id }) => id === thread.focus) ?? (thread.shown.length === 1 ? thread.shown[0] : null)
  const [first, second] = named.length === 1 && shown ? [{ name: shown.city }, named[0]] : named
  const to = first?.name ?? shown?.city
  if (!to) return null
  const from = second?.name ?? CAPITAL
  return from === to ? null : { intent: 'distance', from, to }
}
