// From a message to a plan, with what was said before. Pure: the time, the places and the thread are given.
import { readBudget, readParty } from './amounts.rules.ts'
import { readDays } from './dates.rules.ts'
import { readAspect, readCourtesy, readIntent } from './intents.rules.ts'
import { type PlaceName, readPlace } from './places.rules.ts'
import { type Aspect, NO_CRITERIA, type Plan, type SearchCriteria, type Target, type Thread } from './plan.rules.ts'
import { readReference } from './references.rules.ts'
import { knownWords, readTopics } from './topics.rules.ts'
import { phrase, plain, type Rest, says, take } from './words.rules.ts'

export type Circumstances = { thread: Thread; now: Date; places: readonly PlaceName[] }

const GREETING =
  '^(?:hola+|buenas(?: tardes| noches)?|buenos dias|buen dia|hey|que tal|oye|disculpa|perdon|una pregunta|saludos) '
/** The same wish, further on. */
const MORE =
  '(?:mas|otr[oa]s|ver|mostrame|muestrame|ensename|dame)(?: mas| otr[oa]s)?(?: (?:opciones|experiencias|resultados|tours|ideas|alternativas))?|(?:hay|tenes|tienes) (?:algo )?(?:mas|otr[oa]s?|diferente)(?: (?:opciones|cosa))?|siguientes?|que mas(?: hay| tienes| tenes)?'
const CHEAPER =
  'mas (?:barat|economic|comod)\\p{L}+|menos car[oa]s?|muy car[oa]s?|(?:algo|uno|una) (?:mas )?barat\\p{L}+|lo mas barato'
const DEARER = 'mas car[oa]s?|mas exclusiv\\p{L}+|mejorcit[oa]s?'
/** Aspects that a whole search can answer. */
const OF_SEARCHES: Partial<Record<Aspect, string>> = {
  children: 'Apto para niños',
  pets: 'Se admiten mascotas',
  access: 'Accesible en silla de ruedas',
}

const isNothing = ({
  words,
  category,
  place,
  from,
  minPrice,
  maxPrice,
  amenities,
  included,
  languages,
  sort,
  guests,
}: SearchCriteria) =>
  [words, amenities, included, languages].every((one) => one.length === 0) &&
  !category &&
  !place &&
  !from &&
  minPrice === null &&
  maxPrice === null &&
  !sort &&
  guests === 1

/** What is asked for next, and how it stands to what was asked before. */
export function understand(message: string, { thread, now, places }: Circumstances): Plan {
  const said = plain(message)
  const courtesy = readCourtesy(said)
  if (courtesy) return courtesy
  const whole = said.replace(new RegExp(GREETING, 'u'), '')
  if (!/[\p{L}\p{N}]/u.test(whole)) return { intent: 'unclear' }
  const reference = { text: whole }
  const pointed = readReference(reference, thread)
  const intent = readIntent(whole)
  if (intent && !(pointed && intent.intent === 'policies' && readAspect(whole) && thread.shown.length > 0))
    return intent

  const rest: Rest = reference
  const days = readDays(rest, now)
  const follows = /^(?:y|e|pero|tambien|mejor|entonces|ahora|solo|o)(?: |$)/.test(rest.text)
  const turnsCheaper = thread.wish !== null && says(rest.text, CHEAPER)
  const turnsDearer = thread.wish !== null && says(rest.text, DEARER)
  const party = readParty(rest)
  const budget = readBudget(rest)
  const asked = readAspect(rest.text)
  if (asked && !OF_SEARCHES[asked.aspect]) take(rest, phrase(asked.names))
  const place = readPlace(rest, places, knownWords)
  const bestRated =
    take(
      rest,
      phrase(
        'mejor(?:es)? (?:calificad|valorad|puntuad|evaluad)\\p{L}*|(?:mejores|buenas) (?:resenas|opiniones|estrellas)|mas popular(?:es)?',
      ),
    ) !== null
  const newest = take(rest, phrase('nuev[oa]s|recientes|novedades')) !== null
  const wantsMore = new RegExp(`^(?:${MORE})$`, 'u').test(rest.text)
  const topics = readTopics(rest)
  if (party.children && !topics.amenities.includes('Apto para niños')) topics.amenities.push('Apto para niños')

  const wish: SearchCriteria = {
    ...NO_CRITERIA,
    ...topics,
    place: place?.name ?? null,
    from: days?.from ?? null,
    to: days?.to ?? null,
    guests: party.guests ?? 1,
    minPrice: budget.minPrice,
    maxPrice: budget.maxPrice,
    sort: bestRated ? 'rating' : newest ? 'newest' : budget.sort,
  }
  const times = {
    from: wish.from,
    to: wish.to,
    guests: party.guests ?? thread.wish?.guests ?? 1,
    past: days?.past ?? false,
  }
  const about = (target: Target, aspect: Aspect): Plan => ({ intent: 'facts', target, aspect, ...times })

  if (pointed === 'missing' && thread.shown.length === 0 && (asked || isNothing(wish))) return { intent: 'unclear' }
  if (pointed && pointed !== 'missing' && !turnsCheaper)
    return about(pointed, asked?.aspect ?? (days ? 'dates' : 'all'))

  const topical = topics.words.length > 0 || topics.category !== null
  if (asked) {
    const sight = place !== null && place.kind !== 'town' && place.kind !== 'region'
    const one = singled(asked.aspect, wish, topical || sight, thread)
    if (one) return about(one, asked.aspect)
    const amenity = OF_SEARCHES[asked.aspect]
    if (amenity && !wish.amenities.includes(amenity)) wish.amenities = [...wish.amenities, amenity]
  }
  return searching(wish, {
    thread,
    past: times.past,
    follows,
    topical,
    turnsCheaper,
    turnsDearer,
    wantsMore,
    guests: party.guests,
  })
}

/** Whether an aspect is asked of one experience: the one talked about, or one named by its words. */
function singled(aspect: Aspect, wish: SearchCriteria, topical: boolean, { focus, shown }: Thread): Target | null {
  const current = focus ?? (shown.length === 1 ? shown[0]!.id : null)
  const bare = !topical && !wish.place && wish.minPrice === null && wish.maxPrice === null
  if (OF_SEARCHES[aspect]) return current && !topical && !wish.place ? { id: current } : null
  // 'hay cupo el sábado' of several shown ones is a search with a day.
  if (aspect === 'dates') return bare && current && wish.category === null ? { id: current } : null
  if (bare) return current ? { id: current } : shown[0] ? { id: shown[0].id } : null
  if (aspect === 'book' && !topical && !wish.place) return null
  if (aspect === 'all' && !topical) return null
  if (aspect === 'price' && wish.category !== null && wish.words.length === 0 && !wish.place) return null
  return { words: [...wish.words, ...(wish.category ? [wish.category] : [])], place: wish.place }
}

type Course = {
  thread: Thread
  past: boolean
  follows: boolean
  topical: boolean
  turnsCheaper: boolean
  turnsDearer: boolean
  wantsMore: boolean
  guests: number | null
}

function searching(
  wish: SearchCriteria,
  { thread, past, follows, topical, turnsCheaper, turnsDearer, wantsMore, guests }: Course,
): Plan {
  const before = thread.wish
  if (before && wantsMore) return { intent: 'search', wish: { ...before, page: before.page + 1 }, past, turn: 'more' }
  if (isNothing(wish) && guests === null && !turnsCheaper && !turnsDearer) return { intent: 'unclear' }
  const merged = before && { ...before, ...changes(wish, guests), page: 1 }
  if (merged && turnsCheaper && !topical)
    return { intent: 'search', wish: { ...merged, sort: 'price-asc' }, past, turn: 'cheaper' }
  if (merged && turnsDearer && !topical)
    return { intent: 'search', wish: { ...merged, sort: 'price-desc' }, past, turn: 'dearer' }
  if (!merged || (topical && !follows)) return { intent: 'search', wish, past, turn: 'new' }
  // '¿y en Suchitoto?', '¿y de café?', '¿y para 4?': the rest of the wish stands.
  const topics = topical ? { words: wish.words, category: wish.category } : {}
  return { intent: 'search', wish: { ...merged, ...topics }, past, turn: 'changed' }
}

/** Only what was said anew. */
const changes = (wish: SearchCriteria, guests: number | null): Partial<SearchCriteria> => ({
  ...(wish.place && { place: wish.place }),
  ...(wish.from && { from: wish.from, to: wish.to }),
  ...(guests !== null && { guests }),
  ...(wish.minPrice !== null || wish.maxPrice !== null ? { minPrice: wish.minPrice, maxPrice: wish.maxPrice } : {}),
  ...(wish.amenities.length > 0 && { amenities: wish.amenities }),
  ...(wish.included.length > 0 && { included: wish.included }),
  ...(wish.languages.length > 0 && { languages: wish.languages }),
  ...(wish.sort && { sort: wish.sort }),
})
