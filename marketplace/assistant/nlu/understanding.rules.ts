// From a message to a plan, given the conversation. Pure: time, places and conversation are parameters.

import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { isNothing, isTopical, searching } from './follow-up.rules.ts'
import { planOf } from './intents/intent-plan.rules.ts'
import { aspectsOf, courtesyOf, isEmpty, rowFor, topicsOf, withoutOpening } from './intents/intents.rules.ts'
import { knowledgeFor } from './intents/knowledge.rules.ts'
import { likelyMeaning, likelyQuestions } from './intents/likeness.rules.ts'
import {
  COMPARES,
  factsOf,
  HAS,
  isAsked,
  narrows,
  RATED,
  SPEAKS,
  singled,
  suits,
} from './intents/one-experience.rules.ts'
import { ofOwnBooking } from './intents/own-question.rules.ts'
import type { IntentRow } from './language/intents.text.ts'
import type { KnowledgeRow } from './language/knowledge/knowledge-row.text.ts'
import { patternOf } from './language/pattern.rules.ts'
import { namedIn, notElsewhere } from './named.rules.ts'
import { containsPhrase, takeMatch } from './normalize-typing.rules.ts'
import { type Aspect, NO_CRITERIA, type Plan, type Target } from './plan.rules.ts'
import { readReference } from './references.rules.ts'
import {
  BEEN,
  OF_SEARCHES,
  type ReadingContext,
  readSearchCriteria,
  withoutAllergens,
} from './search-criteria.rules.ts'
import { readTopics } from './slots.rules.ts'
import { splitRequests } from './split-requests.rules.ts'
import { type Message, readMessage } from './typed-message.rules.ts'

/** Questions whose own words, such as a meal or clothes, name no other experience. */
const OF_FOCUS = new Set<Aspect>(['included', 'bring', 'duration', 'meeting', 'languages', 'group'])
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
  const [first, ...otherPlans] = parts.map((part) => understandOne(readMessage(part), circumstances))
  if (otherPlans.length === 0) return first!
  const plans = [first!, ...otherPlans].slice(0, 3)
  // Two help questions become one with two topics.
  const topics = plans.flatMap((plan) => (plan.intent === 'policies' ? plan.topics : []))
  return plans.every(({ intent }) => intent === 'policies')
    ? { intent: 'policies', topics: [...new Set(topics)].slice(0, 3) }
    : { intent: 'several', plans }
}

function understandOne(message: Message, circumstances: ReadingContext): Plan {
  const plan = byTables(message, circumstances)
  if (!isGuess(plan) && !(circumstances.hosting && isVague(plan))) return plan
  const likely = likelyMeaning(message.typed, circumstances.hosting === true)
  if (likely) return likely
  // 'quiero esquiar' is looked for in titles, but '¿cómo activo eso?' is no search.
  if (plan.intent === 'search' && (!isGuess(plan) || WANTS.test(message.typed) || !ASKS.test(message.typed)))
    return plan
  return { intent: 'unclear', questions: likelyQuestions(message.typed), said: message.typed.split(' ').length > 3 }
}

/** Words of a question, or a beginning that only questions and complaints have. */
const ASKS =
  /(?:^| )(?:como|cuando|donde|por ?que|xq|quien|cual|cuant[oa]s?|puedo|puede|podemos|pueden|tengo que|debo|necesito|me|mi|how|what|when|where|why|who|can|could|do|does|should|my) |^(?:es|son|venden|tienen|dan|aceptan|ya|no|y|se|les?|any|will|would|have|has|is|are) /u

const WANTS =
  /(?:^| )(?:busc\p{L}*|quier\p{L}*|quisier\p{L}*|queremos|algo|alguna?|tours?|experiencias?|paseos?|hacer|ganas|hay|want|wanna|looking|find|something|anything)(?: |$)/u

/** A host who names no activity seldom looks for one. */
const isVague = (plan: Plan) => plan.intent === 'search' && !isTopical(plan.wish) && !plan.wish.place

/** Nothing was understood, or only words of no table. */
const isGuess = (plan: Plan) =>
  plan.intent === 'unclear' ||
  (plan.intent === 'search' && plan.wish.maybe.length > 0 && isNothing({ ...plan.wish, maybe: [] }))

function byTables(message: Message, circumstances: ReadingContext): Plan {
  const { thread, hosting = false } = circumstances
  const joined = message.clauses.join(' ')
  const text = withoutOpening(joined)
  if (!message.typed) return { intent: 'unclear' }
  const named = notElsewhere(namedIn(text, circumstances.named ?? []), text, circumstances.places)
  // For the experience in question its own facts are the answer, not the general one.
  const asksOne =
    aspectsOf(text).length > 0 ||
    (named !== null && containsPhrase(text, HAS) && readTopics({ text }).amenities.some(isAsked))
  const known = (thread.focus || named) && asksOne ? null : knowledgeFor(text, message)
  const courtesy = courtesyOf(joined)
  if (courtesy && !known) return { intent: courtesy }
  const intentRow = rowFor(text, hosting ? FOR_TRAVELERS : FOR_HOSTS)
  // 'la reserva de Tazumal' names an experience and not a person.
  const row =
    intentRow?.intent === 'secret' && namesAnOuting(text, circumstances)
      ? rowFor(text, new Set([...(hosting ? FOR_TRAVELERS : FOR_HOSTS), 'secret']))
      : intentRow
  const reference = { text }
  const pointed = readReference(reference, thread)
  const decided = row && planOf(row, text, message, circumstances, pointed === 'missing' ? null : pointed)
  const ownPlan = ofOwnBooking(text, circumstances)
  // 'si llueve, ¿qué pasa con mi reserva?' asks for a rule and not for the list.
  const listed = row?.value === 'list' && topicsOf(text).length > 0 && !containsPhrase(text, 'algo|algun[oa]')
  if (
    decided &&
    !listed &&
    BEFORE_KNOWLEDGE.has(row.intent) &&
    !(known && (row.value === 'list' || row.value === 'voucher'))
  )
    return row.intent === 'bookings' && ownPlan?.intent === 'several' ? ownPlan : decided
  if (named && containsPhrase(text, RATED)) return { intent: 'reviews', target: { id: named.id } }
  // What somebody must not eat and where they stay name no experience.
  const subject = known?.topic === 'allergies' || known?.topic === 'pick-up' ? thread.focus : (named?.id ?? null)
  if (known?.topic === 'do-children-pay' && subject) return factsOf({ id: subject }, 'children')
  if (known) return besides(known, message, circumstances, subject)
  if (ownPlan) return ownPlan
  if (decided && !listed) return decided
  const topics = topicsOf(text)
  if (
    topics[0] === 'lluvia' &&
    (named || thread.focus) &&
    !message.clauses.some((clause) => clause.split(' ').length > 8)
  )
    return factsOf({ id: named?.id ?? thread.focus! }, 'rain')
  // '¿puedo llevar a mi perro a esa?' is about that experience, not about the general rules.
  if (
    topics.length > 0 &&
    !(named && aspectsOf(text).length > 0) &&
    !(pointed && aspectsOf(text).length > 0 && thread.shown.length > 0)
  )
    return { intent: 'policies', topics }

  const read = readSearchCriteria(
    { ...message, clauses: pointed ? [reference.text] : message.clauses.map(withoutOpening).filter(Boolean) },
    circumstances,
  )
  const { wish, asked, past, place, guests } = read
  const times = { from: wish.from, to: wish.to, guests: guests ?? thread.wish?.guests ?? 1, past }
  const needs = [...new Set([...wish.needs, ...(wish.needs.length === 0 ? (thread.wish?.needs ?? []) : [])])]
  const [first, second] = asked
  // 'a menos de media hora', 'cuál queda más cerca': of the place under discussion.
  const around = wish.place ?? thread.wish?.place ?? null
  if ((read.near || read.reach !== null) && !wish.place) {
    if (around === null && isNothing(wish) && wish.maybe.length === 0) return { intent: 'position' }
    if (around !== null)
      Object.assign(wish, { place: around, near: true, minutes: read.reach ?? thread.wish?.minutes ?? null })
  }
  const about = (target: Target, aspect: Aspect): Plan => ({
    intent: 'facts',
    target,
    aspect: wish.needs.length > 0 && ['all', 'children'].includes(aspect) ? 'safety' : aspect,
    also: second?.aspect ?? null,
    ...times,
    needs,
    ages: wish.ages.length > 0 ? wish.ages : (thread.wish?.ages ?? []),
    amenities: wish.amenities,
  })
  if (narrows(text, wish, thread))
    return searching(wish, {
      thread,
      past,
      follows: true,
      more: false,
      guests,
      instead: false,
      length: null,
      like: false,
    })
  if (named && !read.like) {
    const aspect = first?.aspect ?? suits(text, wish) ?? (containsPhrase(text, COMPARES) ? 'all' : null)
    if (aspect) return about({ id: named.id }, aspect)
  }
  if (pointed === 'missing' && thread.shown.length === 0 && !isTopical(wish) && (first || isNothing(wish)))
    return { intent: 'unclear' }
  const turns = wish.sort === 'price-asc' && thread.wish !== null
  if (pointed && pointed !== 'missing' && !turns && !read.length && !read.like)
    return about(
      pointed,
      first?.aspect ?? suits(text, wish) ?? (wish.needs.length > 0 ? 'safety' : wish.from ? 'dates' : 'all'),
    )
  // 'do they speak English' after one was shown.
  if (thread.focus && containsPhrase(text, SPEAKS) && wish.languages.length > 0 && !isTopical(wish) && !wish.place)
    return about({ id: thread.focus }, 'languages')
  if (thread.focus && wish.ages.length > 0 && !isTopical(wish) && !wish.place && !wish.from) {
    const aspect = suits(text, wish)
    if (aspect) return about({ id: thread.focus }, aspect)
  }
  if (thread.focus && wish.amenities.some(isAsked) && containsPhrase(text, HAS) && !isTopical(wish) && !wish.place)
    return about({ id: thread.focus }, 'has')
  const sight = place !== null && place.kind !== 'town' && place.kind !== 'region'
  if (first) {
    // Of the one under discussion 'y va incluida la comida', 'qué llevo puesto' name no other.
    const spoken = OF_FOCUS.has(first.aspect) && wish.words.length === 0 && !wish.place && thread.focus !== null
    const other = [...wish.maybe.map(foldText), ...(wish.category ? ['tour', 'taller', 'clase', 'experiencia'] : [])]
    if (
      spoken &&
      !other.some((word) => containsPhrase(text, `(?:de|del|al|un|una|lo de) (?:la |el |los |las )?${word}`))
    )
      return about({ id: thread.focus! }, first.aspect)
    const one = singled(first.aspect, wish, isTopical(wish) || sight, thread)
    if (one) return about(one, first.aspect)
    const amenity = OF_SEARCHES[first.aspect]
    if (amenity && !wish.amenities.includes(amenity)) wish.amenities = [...wish.amenities, amenity]
  }
  // 'y mañana?' of a host who looks for nothing is about who comes.
  if (circumstances.hosting && thread.wish === null && wish.from && isNothing({ ...wish, from: null, to: null })) {
    const row = rowFor('quien viene', new Set())
    const plan = row && planOf(row, text, message, circumstances, null)
    if (plan) return plan
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
    other: containsPhrase(text, 'algo (?:diferente|distinto|mas)|otra cosa|otro tipo|algo que no sea|lo que sea menos'),
    length: read.length,
    like: read.like,
  })
}

/** 'quiero hacer pupusas pero soy celíaca' is a wish and a question: it gets a search and an answer. */
function besides(row: KnowledgeRow, message: Message, circumstances: ReadingContext, about: string | null): Plan {
  const answer: Plan = { intent: 'knowledge', topic: row.topic, ...(about && { about }) }
  if (about) return answer
  if (!row.goesWithWishes) return answer
  const clauses = message.clauses.map((clause) => {
    const rest = { text: withoutAllergens(withoutOpening(clause)) }
    takeMatch(rest, patternOf(row.say))
    return rest.text
  })
  const read = readSearchCriteria({ ...message, clauses: clauses.filter(Boolean) }, circumstances)
  const { guests, past } = read
  const eats = readTopics({ text: message.clauses.join(' ') }).amenities.filter(
    (amenity) => amenity === 'Opción vegetariana',
  )
  // 'sin mariscos que soy alérgico': what the answer is about is excluded from the search all the same.
  const whole = readSearchCriteria(message, circumstances).wish
  const without = whole.without
  const wish = {
    ...read.wish,
    words: read.wish.words.filter((word) => !without.words.includes(word)),
    category: read.wish.category && without.categories.includes(read.wish.category) ? null : read.wish.category,
    amenities: [...new Set([...read.wish.amenities, ...eats])],
    needs: whole.needs,
    ages: whole.ages,
    without,
  }
  const suggests = wish.needs.length > 0 && containsPhrase(message.clauses.join(' '), SUGGEST)
  return isTopical(wish) || wish.place || wish.from || suggests
    ? {
        intent: 'several',
        plans: [
          answer,
          { intent: 'search', wish: { ...wish, maybe: [], guests: guests ?? wish.guests }, past, turn: 'new' },
        ],
      }
    : answer
}

/** Asks for something to do. */
const SUGGEST =
  'recom(?:ien|en)d\\p{L}+|suger\\p{L}+|sugier\\p{L}+|que (?:puede|puedo|podemos) hacer|algo|busc\\p{L}+|quier\\p{L}+'

const namesAnOuting = (text: string, { named = [], own = [] }: ReadingContext) =>
  containsPhrase(text, 'reservas?|comprobante|boleto|voucher|ticket') &&
  !containsPhrase(text, 'telefono|celular|correo|email|dui|codigos?|contrasena|datos|chat|mensajes') &&
  (namedIn(text, own, true) ?? namedIn(text, named)) !== null

/** '¿qué me recomiendas?', 'no sé qué hacer': any good experience is an answer. */
const asksForAnything = (text: string) =>
  isEmpty(text) &&
  containsPhrase(
    text,
    'hacer|recom(?:ien|en)d\\p{L}+|que hay|ir|plan|planes|ideas?|visitar|turistear|conocer|salir|pasear|suger\\p{L}+|experiencias?|tours?|sorpren\\p{L}+|diferentes?|distint[oa]s?|original|unic[oa]|regal\\p{L}+|celebrar|algo|busco|buscamos|lugar|llevar|algun lado',
  )
