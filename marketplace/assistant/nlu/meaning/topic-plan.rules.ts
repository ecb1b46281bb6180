// What a meaning is answered with, given what is talked about: the same question is about a reservation, about one experience,
// about all that were shown, or about the rules.
import { isTopical } from '../follow-up.rules.ts'
import { aboutOne } from '../intents/experience-plan.rules.ts'
import { distanceOf } from '../intents/intent-plan.rules.ts'
import { bookingsPlan, hostingPlan } from '../intents/own-plan.rules.ts'
import { namesMine, questionOf } from '../intents/own-question.rules.ts'
import { ownReference } from '../intents/own-reference.rules.ts'
import { knowledgeRows } from '../language/knowledge/knowledge.text.ts'
import { topicRows } from '../language/questions.text.ts'
import { namedIn, notElsewhere } from '../named.rules.ts'
import { containsPhrase, type RemainingText } from '../normalize-typing.rules.ts'
import type { HostAspect } from '../people/people-question.rules.ts'
import { readPlace } from '../places.rules.ts'
import type { Aspect, BookingAspect, Plan } from '../plan.rules.ts'
import { readReference } from '../references.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import { knownWords, readTopics } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { inSeason } from '../wishes/season.rules.ts'
import { repeatedAnswer, toHost, unpublished } from './conversation-question.rules.ts'
import { worstFirst } from './review-order.rules.ts'
import { compareShown } from './shown/compare-shown.rules.ts'
import { candidatesFor } from './subject-candidates.rules.ts'
import { dialogueOf } from './topic-classification.rules.ts'

const toThePerson = (intent: 'complaint' | 'human'): Plan => ({ intent, text: '', target: null })
/** Messages of another kind than a question, and topics whose answer belongs to an intent. */
const PLANS: Record<string, Plan> = {
  'is:complaint': toThePerson('complaint'),
  'is:human': toThePerson('human'),
  'is:emergency': { intent: 'emergency' },
  'is:emergency-more': { intent: 'emergency', kind: 'more' },
  'is:despair': { intent: 'emergency', kind: 'despair' },
  'is:followed': { intent: 'emergency', kind: 'followed' },
  'is:help': { intent: 'help' },
  'is:insult': { intent: 'insult' },
  'is:elsewhere': { intent: 'elsewhere' },
  'is:who': { intent: 'who' },
  'is:small-talk': { intent: 'small-talk' },
  'is:silence': { intent: 'silence' },
  'is:simpler': { intent: 'simpler' },
  'is:thanks': { intent: 'thanks' },
  'is:no': { intent: 'no' },
  'is:secret': { intent: 'secret' },
  'is:alerts': { intent: 'alerts' },
  'is:own-reviews': { intent: 'own-reviews' },
  'is:favorites': { intent: 'favorites' },
  'who-made-you': { intent: 'who' },
  'something-broken': toThePerson('human'),
  'lost-thing': toThePerson('complaint'),
  'group-discount': { intent: 'discount' },
  weather: { intent: 'weather' },
}
const knownTopics = new Set(knowledgeRows.map(({ topic }) => topic))
const frequent = new Set(topicRows.map(({ topic }) => topic))

/** 'rosa la cocinera': what somebody does stands beside the name, and may be in another title. */
const TRADE = / (?:la|el) (?:cociner[oa]|guia|lancher[oa]|maestr[oa]|artesan[oa]|arqueolog[oa])$/u
/** What is asked of an experience, as it is asked of a reservation of it. */
const OF_BOOKING: Partial<Record<string, BookingAspect>> = {
  price: 'price',
  duration: 'ends',
  meeting: 'where',
  dates: 'when',
  host: 'host',
  bring: 'bring',
  group: 'guests',
}
const OF_EXPERIENCE = Object.fromEntries(Object.entries(OF_BOOKING).map(([fact, own]) => [own, fact]))
/** The general answer where no experience is talked about. */
const IN_GENERAL: Partial<Record<string, string>> = {
  rain: 'lluvia',
  included: 'what-is-included-general',
  bring: 'what-to-bring',
  languages: 'speak-spanish',
  pets: 'pets',
  access: 'steps-and-help',
  transport: 'pick-up',
  price: 'price-per-person',
  reviews: 'resenas',
  has: 'toilets',
}
/** What the page of an experience that is reserved tells better. */
const OF_PAGE = ['included', 'languages', 'pets', 'access', 'transport', 'has'] as const
/** Questions that are about the way when two places are named. */
const OF_WAY = new Set(['distance', 'duration', 'meeting', 'transport'])
/** The start of a way when only its end is known, because most trips start there. */
const CAPITAL = 'San Salvador'

/** The rule behind a question about a reservation that somebody does not have. */
const OF_NOBODY: Partial<Record<string, string>> = {
  cancel: 'puedo-cancelar',
  code: 'codigo',
  voucher: 'print-the-ticket',
  paid: 'como-se-paga',
  status: 'host-answer-time',
}
const MINE = 'mis? (?:reserv\\p{L}*|tour|viaje|salida|paseo)|reserve|aparte|tengo|tenemos'

const ofRule = (topic: string): Plan | null =>
  knownTopics.has(topic)
    ? { intent: 'knowledge', topic }
    : frequent.has(topic)
      ? { intent: 'policies', topics: [topic] }
      : null

/** As many are told side by side when it is not certain which one is meant. */
const FEW = 2
/** What can be looked for: 'habla inglés alguno de los guías de Suchitoto'. */
const OFFERED = new Set(['languages', 'has', 'pets', 'access', 'included'])
/** What has what is asked for, at the place or of the kind that is named; null when none is. */
function offeredThere(message: Message, context: ReadingContext): Plan | null {
  const { wish, past } = readSearchCriteria(message, context)
  const asks = wish.languages.length + wish.amenities.length + wish.included.length + wish.needs.length > 0
  return asks && (wish.place !== null || isTopical(wish))
    ? { intent: 'search', wish: { ...wish, maybe: [] }, past, turn: 'new' }
    : null
}

/** What a question about one experience is about here, and the plan for that. */
function ofFact(fact: string, message: Message, text: string, context: ReadingContext): Plan | null {
  const { thread, own = [], named = [] } = context
  // 'en cuánto tiempo llego de Usulután a Juayúa'
  const way: RemainingText = { text }
  const rides = fact === 'transport' && containsPhrase(text, 'transporte|bus|incluye')
  if (
    !rides &&
    OF_WAY.has(fact) &&
    readPlace(way, context.places, knownWords) &&
    readPlace(way, context.places, knownWords)
  ) {
    const distance = distanceOf(text, context)
    if (distance) return distance
  }
  const talk = dialogueOf(context)
  const pointed = readReference({ text }, thread)
  const called = namedIn(text, named) ?? namedIn(text.replace(TRADE, ''), named)
  const one = notElsewhere(called, text, context.places) ?? (pointed === 'missing' ? null : pointed)
  const booked = ownReference(text, context)
  const booking =
    booked && booked !== 'missing'
      ? booked
      : talk === 'booking' && !one
        ? (own.find(({ id }) => id === (thread.booking ?? thread.bookings[0])) ?? null)
        : null
  const aspect = OF_BOOKING[fact]
  if (booking && aspect) return bookingsPlan(aspect, text, { text }, context)
  const id =
    booking?.experienceId ?? one?.id ?? thread.focus ?? (thread.shown.length === 1 ? thread.shown[0]!.id : null)
  const worst = worstFirst(text, message.typed)
  if (id === null && fact === 'reviews') {
    const { words, category } = readTopics({ text })
    const told = [...words, ...(category ? [category] : [])]
    if (told.length > 0) return { intent: 'reviews', target: { words: told, place: null }, ...worst }
  }
  if (id === null) {
    // 'is it safe to surf at El Tunco if I am 55' is told of the two that it may be.
    const few = talk === null && fact !== 'reviews' ? candidatesFor(text, context) : []
    if (few.length > 0 && few.length <= FEW && !OFFERED.has(fact)) {
      const plans = few.map((each) => aboutOne({ id: each.id }, fact as Aspect, message, context))
      return plans.length === 1 ? plans[0]! : { intent: 'several', plans }
    }
    const offered = thread.shown.length === 0 && OFFERED.has(fact) ? offeredThere(message, context) : null
    if (offered) return offered
    if (thread.shown.length > 1) return compareShown(fact, message, context)
    const live = own.some((candidate) => candidate.live)
    if (aspect && live && talk === null && fact !== 'price') return bookingsPlan(aspect, text, { text }, context)
    const signal = fact === 'has' && containsPhrase(text, 'wi ?fi|internet|senal|cobertura')
    const topic = signal ? 'phone-and-internet' : IN_GENERAL[fact]
    return topic ? ofRule(topic) : null
  }
  if (fact === 'reviews') return { intent: 'reviews', target: { id }, ...worst }
  if (fact === 'distance') {
    const to = [...thread.shown, ...named].find((candidate) => candidate.id === id)?.city
    const from = readPlace({ text }, context.places, knownWords)?.name ?? thread.wish?.place ?? CAPITAL
    return to && to !== from ? { intent: 'distance', from, to } : aboutOne({ id }, 'meeting', message, context)
  }
  return aboutOne({ id }, fact as Aspect, message, context)
}

const OF_A_CASE =
  'quej\\p{L}*|reclam\\p{L}*|caso|report\\p{L}*|denunci\\p{L}*|formulario|equipo|complain\\p{L}*|case|report\\p{L}*|(?:my|me|mi|nos|el|the) (?:\\p{L}+ ){0,3}(?:refund|reembols\\p{L}*|devuel\\p{L}*)|anonim\\p{L}*|form|mande|envie|guia|anfitrion'
const AIRPORT = 'san luis talpa'
const AIRPORT_TOWN = 'San Luis Talpa'
/** 'cuánto hay del aeropuerto a El Tunco': how far it is; null when no other place is named or nobody asks how far. */
function toAirport(text: string, context: ReadingContext): Plan | null {
  if (!containsPhrase(text, 'cuanto|lejos|distancia|cerca')) return null
  // 'how far is it from the airport' is about what was talked of.
  const { thread } = context
  const shown =
    thread.shown.find(({ id }) => id === thread.focus) ?? (thread.shown.length === 1 ? thread.shown[0] : null)
  if (!readPlace({ text: text.replace(/aeropuerto/gu, '') }, context.places, knownWords))
    return shown ? { intent: 'distance', from: AIRPORT_TOWN, to: shown.city } : null
  return distanceOf(text.replace(/aeropuerto(?: internacional)?/u, AIRPORT), context)
}

/** Whom those who went praise most, of what was asked for. */
function bestHost(message: Message, context: ReadingContext): Plan {
  const { place, category, words } = readSearchCriteria(message, context).wish
  return { intent: 'best-host', place, category, words }
}

/** The plan of a topic; null when the tables know better. */
export function planOfTopic(classified: string, message: Message, context: ReadingContext): Plan | null {
  const topic = inSeason(classified, message, context.thread)
  const question = questionOf(message)
  const { text } = question
  const hosting = context.hosting === true
  const [kind, value = ''] = topic.split(':')
  const talk = dialogueOf(context)
  if (PLANS[topic]) return PLANS[topic]
  switch (kind) {
    case 'own': {
      if (hosting) return null
      const fact = OF_EXPERIENCE[value]
      // Of somebody who has reserved nothing 'can I cancel for free' asks for the rule, and 'en qué fecha' for what was shown.
      if ((context.own ?? []).length === 0 && !containsPhrase(text, MINE)) {
        const instead = (fact && ofFact(fact, message, text, context)) || ofRule(OF_NOBODY[value] ?? '')
        if (instead) return instead
      }
      // 'cuánto se tarda' of the one under discussion is about no reservation.
      if (fact && talk === 'one' && !namesMine(question) && ownReference(text, context) === null)
        return ofFact(fact, message, text, context)
      const plan = bookingsPlan(value as BookingAspect, text, { text }, context)
      // 'y si llevo a mi sobrino de 4, cuánto sería' is no total that was agreed on.
      const booking = (context.own ?? []).find(({ id }) => id === plan.id)
      const other =
        booking && value === 'price' ? aboutOne({ id: booking.experienceId }, 'price', message, context) : null
      return other?.intent === 'facts' && other.ages.length > 0 ? other : plan
    }
    case 'host':
      return hosting ? hostingPlan(value as HostAspect, text, context) : null
    case 'fact':
      return hosting ? null : ofFact(value, message, text, context)
    case 'cmp':
      return hosting ? null : compareShown(value, message, context)
    case 'is':
      if (topic === 'is:best-host') return bestHost(message, context)
      if (topic === 'is:recall') return repeatedAnswer(message, text, context)
      if (topic === 'is:unpublished') return hosting ? null : unpublished(message, text, context)
      // 'mandales un recordatorio' of a host is told how they write to all.
      if (topic === 'is:ask-host') return hosting ? ofRule('host-whatsapp') : toHost(text, context)
      return topic === 'is:distance' ? distanceOf(text, context) : null
    default:
      // 'what do I do now' after nothing was handed over is about no complaint.
      if (topic === 'case-follow-up' && !context.thread.handedOver && !containsPhrase(message.typed, OF_A_CASE))
        return null
      if (topic === 'airport') return toAirport(text, context) ?? ofRule(topic)
      // What a traveler pays is no commission.
      if (topic === 'comision' && !hosting && !context.thread.wouldHost) return ofRule('cargos')
      // Of the one under discussion the facts are told, not the rule.
      if (topic === 'do-children-pay' && !hosting && namedIn(text, context.named ?? []))
        return ofFact('children', message, text, context)
      return ofRule(topic)
  }
}

/** Says that it is about what somebody has, and not about what is offered. */
const HAVING =
  'mis? (?:reserv\\p{L}*|tour|viaje|salida|paseo)|reserv\\p{L}+|apart(?:e|amos|ad\\p{L}+)|tengo|tenemos|my|booked|booking'

/** A question about 'lo del café' of somebody who has reserved it, which is about the reservation. */
export function asReserved(plan: Plan, message: Message, context: ReadingContext): Plan {
  // 'mi reserva trae almuerzo?' is asked of the next one, and not of all that is offered.
  // 'can I bring my dog to my tour' looks for no other that takes dogs.
  const rule = plan.intent === 'several' ? plan.plans.find(({ intent }) => intent === 'knowledge') : plan
  const general = rule?.intent === 'knowledge' ? OF_PAGE.find((fact) => IN_GENERAL[fact] === rule.topic) : undefined
  const next = (context.own ?? []).filter(({ live }) => live).toSorted((a, b) => a.start.localeCompare(b.start))[0]
  if (general && next && namesMine(questionOf(message)) && !context.hosting)
    return aboutOne({ id: next.experienceId }, general, message, context)
  if (plan.intent !== 'facts' || 'id' in plan.target || context.hosting) return plan
  const aspect = OF_BOOKING[plan.aspect]
  const { text } = questionOf(message)
  if (!aspect || aspect === 'price' || aspect === 'guests') return plan
  const booked = ownReference(text, context)
  const live = (context.own ?? []).some((booking) => booking.live)
  // The reservations are searched for its words: their kind is not known here.
  const named = live && plan.target.words.length > 0 && containsPhrase(text, '(?:lo|la|mi reserva) del?')
  return named || (booked && booked !== 'missing' && booked.live) ? bookingsPlan(aspect, text, { text }, context) : plan
}

/** A question about a reservation that nobody has, of the published one that it names: 'a qué hora empieza lo de…'. */
export function asPublished(plan: Plan, message: Message, context: ReadingContext): Plan {
  if (plan.intent !== 'bookings' || plan.id !== null || plan.words.length === 0 || context.hosting) return plan
  const { text, english } = questionOf(message)
  const fact = OF_EXPERIENCE[plan.aspect]
  // Whoever asks when they went asks of what they had.
  if (!fact || plan.which === 'past' || containsPhrase(english ?? text, HAVING)) return plan
  const one = notElsewhere(namedIn(text, context.named ?? []), text, context.places)
  const isOwn = one && (context.own ?? []).some(({ experienceId, live }) => live && experienceId === one.id)
  return one && !isOwn ? aboutOne({ id: one.id }, fact as Aspect, message, context) : plan
}

/** A question about a reservation, asked of what was shown instead; null when it can not be. */
export function factAsShown(topic: string, message: Message, context: ReadingContext): Plan | null {
  const [kind, value = ''] = topic.split(':')
  const fact = kind === 'own' ? OF_EXPERIENCE[value] : kind === 'fact' ? value : undefined
  return fact ? ofFact(fact, message, questionOf(message).text, context) : null
}
