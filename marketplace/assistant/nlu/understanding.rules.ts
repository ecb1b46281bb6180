// From a message to a plan, given the conversation. Pure: time, places and conversation are parameters.

import { withoutReason } from './corrections.rules.ts'
import { splitPlaces } from './intents/alternatives.rules.ts'
import { besideBooking } from './intents/beside/beside-booking.rules.ts'
import { withSideQuestion } from './intents/beside/side-question.rules.ts'
import { comparisonOf } from './intents/compare-intent.rules.ts'
import { contextPlan, sameKindNamed } from './intents/context-question.rules.ts'
import { aboutOne, experiencePlan, OF_FOCUS } from './intents/experience-plan.rules.ts'
import { factsOf, HAS, isAsked, RATED } from './intents/experience-question.rules.ts'
import { dangerInPart } from './intents/fallback/danger-in-part.rules.ts'
import { withFallback } from './intents/fallback/fallback.rules.ts'
import { intentOf } from './intents/intent-choice.rules.ts'
import { planOf } from './intents/intent-plan.rules.ts'
import { aspectsOf, courtesyOf, OF_RULE, topicsOf } from './intents/intents.rules.ts'
import { asTraveler, knowledgeFor, knowledgeOf } from './intents/knowledge.rules.ts'
import { ownHostPlan } from './intents/own/own-host.rules.ts'
import { asksOfReserved, reservedFirst, withoutStated } from './intents/own/reserved-first.rules.ts'
import { hostDaysPlan, OF_ALL, ownDaysPlan } from './intents/own-plan.rules.ts'
import { namesMine, OF_RESERVATION, ownBookingPlan, questionOf } from './intents/own-question.rules.ts'
import { ownReference, withoutState } from './intents/own-reference.rules.ts'
import { sumBeside } from './intents/own-sum.rules.ts'
import { afterRule } from './intents/told/after-rule.rules.ts'
import type { IntentRow } from './language/intents.text.ts'
import { isMeasured } from './meaning/comparative.rules.ts'
import { worstFirst } from './meaning/review-order.rules.ts'
import {
  ofTheNamed,
  questionBeside,
  shownOnly,
  subjectOf,
  together,
  withSecondQuestion,
} from './meaning/second-question.rules.ts'
import { resultsPlan } from './meaning/shown/results-question.rules.ts'
import { severalAsked } from './meaning/shown/several-asked.rules.ts'
import { askAboutSubject } from './meaning/subject-question.rules.ts'
import { asksForPrettiest, superlativeOf } from './meaning/superlative.rules.ts'
import { likelyDanger, meaningsOf, OF_HOSTS } from './meaning/topic-classification.rules.ts'
import { planOfTopic } from './meaning/topic-plan.rules.ts'
import { namedIn, notElsewhere } from './named.rules.ts'
import { containsPhrase } from './normalize-typing.rules.ts'
import { personPlan } from './people/people-plan.rules.ts'
import type { BookingAspect, Plan } from './plan.rules.ts'
import { describedIn, readReference } from './references.rules.ts'
import type { ReadingContext } from './search-criteria.rules.ts'
import { readTopics } from './slots.rules.ts'
import { onOneTrip, splitRequests } from './split-requests.rules.ts'
import { type Message, readMessage } from './typed-message.rules.ts'
import { withoutBeen } from './wishes/been.rules.ts'
import { looksForSomething } from './wishes/open-wish.rules.ts'
import { underRoof } from './wishes/rain.rules.ts'
import { inSeason } from './wishes/season.rules.ts'

/** Settled answers about who goes, which the facts of a named experience replace. */
const OF_SOMEBODY = new Set(['pregnant', 'swimming', 'minors-alone', 'alone', 'older-and-fit'])
/** What is asked so of a named experience, too. */
const KEPT = new Set(['allergies', 'do-children-pay'])
/** These come before general answers: what must never be missed, and questions about a person's own data. */
const BEFORE_KNOWLEDGE = new Set<IntentRow['intent']>([
  'emergency',
  'secret',
  'complaint',
  'hands-off',
  'bookings',
  'hosting',
  'own-reviews',
  'alerts',
])

/** The plan for a message, including its relation to the previous one. */
export function understand(message: string, circumstances: ReadingContext): Plan {
  const said = understandNext(message, circumstances)
  const whole = questionBeside(said, message, circumstances, understandNext) ?? said
  const first = askAboutSubject(whole, message, circumstances)
  const read = (part: string, context: ReadingContext) => askAboutSubject(understandNext(part, context), part, context)
  const second = withSecondQuestion(first, message, circumstances, read, subjectOf(whole, circumstances))
  const plan = withoutStated(second, readMessage(message), circumstances)
  const { thread } = circumstances
  // 'con niños' after 'en Ataco o en Juayúa' holds for both, unless a place or another kind is said.
  if (plan.intent !== 'search' || plan.turn !== 'changed' || thread.wishes?.length !== 2) return plan
  const both = thread.wishes.map((wish) => understandNext(message, { ...circumstances, thread: { ...thread, wish } }))
  const kept = both.every(
    (one, at) =>
      one.intent === 'search' &&
      one.wish.place === thread.wishes![at]!.place &&
      one.wish.category === thread.wishes![at]!.category,
  )
  return kept ? { intent: 'several', plans: both } : plan
}

function understandNext(message: string, circumstances: ReadingContext): Plan {
  const read = readMessage(message)
  const { text } = questionOf(read)
  const danger = dangerInPart(message, read, circumstances)
  if (danger) return danger
  const ofShown =
    underRoof(read, circumstances) ?? resultsPlan(read, circumstances) ?? severalAsked(read, circumstances)
  if (ofShown) return ofShown
  // What names somebody, or something reserved, may be told in a danger that only the sentences hear.
  const unlessDanger = (plan: Plan): Plan =>
    likelyDanger(meaningsOf(read.typed, circumstances), 'some') ? understandOne(read, circumstances) : plan
  const person = personPlan(text, read, circumstances)
  const before = intentOf(text, read, circumstances)?.intent ?? 'bookings'
  // 'I need to complain, the guide was on his phone' asks for no number.
  const ofHost = before === 'emergency' || before === 'complaint' ? null : ownHostPlan(read, circumstances)
  if (ofHost) return unlessDanger(ofHost)
  // '¿alguien se ha quejado de Óscar?' asks what others say.
  const ofOthers = before === 'complaint' && containsPhrase(read.typed, 'alguien|otros|gente|anyone|anybody|people')
  if (person && (!BEFORE_PEOPLE.has(before) || ofOthers)) return unlessDanger(person)
  const asked = { text, english: read.language === 'en' ? read.typed : null }
  const several = reservedFirst(asked, read, circumstances)
  if (several && !BEFORE_PEOPLE.has(before)) return unlessDanger(several)
  const comparison = isMeasured(text) ? null : (comparisonOf(read, circumstances) ?? superlativeOf(read, circumstances))
  if (comparison) return comparison
  if (asksForPrettiest(read, circumstances)) return { intent: 'unpublished' }
  const apart = splitPlaces(read.clauses, circumstances.places)?.map((clauses) =>
    understandOne({ ...read, clauses }, circumstances),
  )
  if (apart?.every(({ intent }) => intent === 'search')) return { intent: 'several', plans: apart }
  const parts = splitRequests(message, (part) => byTables(readMessage(part), circumstances))
  const [first, ...otherPlans] = parts.map((part) => understandOne(readMessage(part), circumstances))
  if (otherPlans.length === 0) return first!
  // 'hay tormenta y estamos en la lancha' is one thing.
  const whole = understandOne(readMessage(message), circumstances)
  if (whole.intent === 'emergency' || whole.intent === 'complaint' || whole.intent === 'secret') return whole
  // 'soy vegetariana y quiero un tour de comida' is one wish of somebody.
  const answers = ofOneSubject(
    parts.map((part, at) => ({
      part,
      plan: askAboutSubject(at === 0 ? first! : otherPlans[at - 1]!, part, circumstances),
    })),
    circumstances,
  )
  if (
    whole.intent === 'several' &&
    answers.some((plan) => plan.intent === 'knowledge' && knowledgeOf(plan.topic).goesWithWishes) &&
    answers.some(({ intent }) => intent === 'search')
  )
    return whole
  return together(ofTheNamed(onOneTrip(withoutBeen(answers).slice(0, 3))))
}

/** 'is the whale tour guaranteed? can I bring my dog?': what follows a question about one experience is asked of it, too. */
function ofOneSubject(parts: readonly { part: string; plan: Plan }[], circumstances: ReadingContext): Plan[] {
  const subjects = parts.map(({ plan }) => subjectOf(plan, circumstances))
  const id = subjects.find(Boolean)
  const thread = id && !circumstances.hosting ? shownOnly(id, circumstances) : null
  const [listed] = parts
  return parts.map(({ part, plan }, at) => {
    const all = at > 0 && listed?.plan.intent === 'bookings' ? sumBeside(listed.plan, plan, part, circumstances) : null
    if (all) return all
    if (!thread || subjects[at] || plan.intent !== 'knowledge') return plan
    const ofOne = askAboutSubject(understandOne(readMessage(part), { ...circumstances, thread }), part, {
      ...circumstances,
      thread,
    })
    return ofOne.intent === 'facts' ? ofOne : plan
  })
}

/** 'y qué tal es él?' after one was talked about is no greeting. */
const HOW_IS = '^(?:y )?que tal (?:es|son|sera)(?: (?:el|ella|ellos|eso|esa|ese))?$'
/** What comes before a name: danger, complaints and other people's data. */
const BEFORE_PEOPLE = new Set<IntentRow['intent']>(['emergency', 'secret', 'complaint'])

const understandOne = (message: Message, circumstances: ReadingContext): Plan =>
  withFallback(byTables(message, circumstances), message, circumstances, () => {
    const { text } = questionOf(message)
    return experiencePlan(message, text, { named: null, pointed: null, reference: text, wish: true }, circumstances)
  })

/** The parts of a message are read several times in one turn, always in the same circumstances. */
const readSoFar = new WeakMap<ReadingContext, WeakMap<Message, Plan>>()
function byTables(message: Message, circumstances: ReadingContext): Plan {
  const plans = readSoFar.get(circumstances) ?? new WeakMap<Message, Plan>()
  readSoFar.set(circumstances, plans)
  const before = plans.get(message)
  if (before) return before
  const plan = fromTables(message, circumstances)
  plans.set(message, plan)
  return plan
}

function fromTables(message: Message, circumstances: ReadingContext): Plan {
  const { thread, own = [] } = circumstances
  const question = questionOf(message)
  const { text } = question
  if (!/[\p{L}\p{N}]/u.test(message.typed)) return { intent: 'silence' }
  // 'incluye cena?' of the one in question names no dinner.
  const ofFocus =
    thread.focus !== null && text.split(' ').length < 4 && aspectsOf(text).some(({ aspect }) => OF_FOCUS.has(aspect))
  const candidates = ofFocus ? [] : (circumstances.named ?? [])
  const named =
    notElsewhere(namedIn(text, candidates), text, circumstances.places) ??
    sameKindNamed(text, candidates, thread) ??
    // 'cuántas horas se va uno en la lancha' of what was shown.
    (aspectsOf(text).length > 0 && thread.shown.length > 1 ? describedIn(text, thread.shown) : null)
  // For the experience in question its own facts are the answer, not the general one.
  const asksOne =
    aspectsOf(text).length > 0 ||
    (named !== null && containsPhrase(text, HAS) && readTopics({ text }).amenities.some(isAsked))
  const matched = knowledgeFor(text, message, asTraveler(circumstances))
  const general = matched && knowledgeOf(inSeason(matched.topic, message, thread))
  // What somebody must not eat is never left out.
  const ofOne =
    !circumstances.hosting && (thread.focus !== null || named !== null) && asksOne && !KEPT.has(general?.topic ?? '')
  const answered = ofOne ? null : general
  const ofHost = answered !== null && OF_HOSTS.test(answered.topic) && !circumstances.hosting
  // 'no encuentro mi tour' of a traveler is about what is reserved.
  const ofTraveler = looksForSomething(text) || (answered?.topic === 'host-not-shown' && own.length > 0)
  const settled = ofHost && ofTraveler ? null : answered
  // Of a named one its own facts say more than the general answer.
  const known = settled && named && OF_SOMEBODY.has(settled.topic) ? null : settled
  if (thread.focus && containsPhrase(message.typed, HOW_IS)) return { intent: 'reviews', target: { id: thread.focus } }
  // Of 'vaya pues' hardly a word is left in the clauses.
  const courtesy = courtesyOf(message.clauses.join(' ')) ?? courtesyOf(message.typed)
  if (courtesy && !known) return { intent: courtesy }
  const later = afterRule(text, message, circumstances)
  if (later) return later
  const rowed = intentOf(own.length > 0 ? withoutState(text) : text, message, circumstances)
  // 'dónde es la de las pupusas' of somebody who has reserved nothing is about what was shown.
  const ofShown = thread.shown.length > 0 && aspectsOf(text).length > 0 && !asksOfReserved(text, message, circumstances)
  // 'que no termine muy noche porque no hay bus' asks for no bus.
  const main = withoutReason(text)
  const ofReason =
    rowed !== null &&
    !BEFORE_KNOWLEDGE.has(rowed.intent) &&
    main !== text &&
    intentOf(main, message, circumstances) === null
  const reference = { text }
  const pointed = readReference(reference, thread)
  // 'cuánto sería en total la primera' of what was found is no sum of what is reserved.
  const ofFound =
    pointed !== null &&
    thread.bookingAspect === null &&
    ownReference(text, circumstances) === null &&
    !namesMine(question)
  const row =
    ofReason || (rowed?.intent === 'bookings' && (ofShown || (ofFound && rowed.value === 'sum'))) ? null : rowed
  // 'qué pasa si no me contestan' asks for the rule, whatever is reserved.
  const ofRule = containsPhrase(text, OF_RULE)
  if (ofRule && known && ownReference(text, circumstances) === null && !BEFORE_PEOPLE.has(row?.intent ?? 'bookings'))
    return besideBooking(known.topic, text, circumstances) ?? withSideQuestion(known, message, circumstances, null)
  const ruled = ofRule ? topicsOf(text) : []
  if (ruled.length > 0 && named === null && !BEFORE_PEOPLE.has(row?.intent ?? 'bookings'))
    return contextPlan(ruled, text, circumstances, null)
  const decided = row && planOf(row, text, message, circumstances, pointed === 'missing' ? null : pointed)
  const ownPlan = ownBookingPlan(question, circumstances, named !== null || readTopics({ text }).words.length > 0)
  // 'si llueve, ¿qué pasa con mi reserva?' asks for a rule and not for the list.
  const listed = row?.value === 'list' && topicsOf(text).length > 0 && !containsPhrase(text, 'algo|algun[oa]')
  if (
    decided &&
    !listed &&
    BEFORE_KNOWLEDGE.has(row.intent) &&
    !(known && (row.value === 'list' || row.value === 'voucher'))
  )
    return row.intent === 'bookings' &&
      ownPlan &&
      ((row.value === 'list' && (ownReference(text, circumstances) || namesMine(question))) ||
        (ownPlan.intent === 'several' && !OF_ALL.has(row.value as BookingAspect)))
      ? ownPlan
      : decided
  // 'cuánto se hace de Santa Ana a Juayúa' is about the way, whatever is reserved there.
  if (decided?.intent === 'distance' && containsPhrase(text, 'de(?:sde)? .+ (?:a|al|hasta) .+')) return decided
  if (ownPlan && (!known || OF_RESERVATION.has(known.topic) || ownReference(text, circumstances))) return ownPlan
  const rated = named?.id ?? (text.split(' ').length < 7 ? thread.focus : null)
  if (rated && containsPhrase(text, RATED) && !topicsOf(text).includes('resenas'))
    return { intent: 'reviews', target: { id: rated }, ...worstFirst(text, message.typed) }
  // What somebody must not eat and where they stay name no experience.
  const subject = known?.topic === 'allergies' || known?.topic === 'pick-up' ? thread.focus : (named?.id ?? null)
  if (known?.topic === 'airport' && containsPhrase(text, 'lejos|distancia|cuanto (?:hay|se|tiempo)')) {
    const way = planOfTopic('airport', message, circumstances)
    if (way) return way
  }
  const one = subject ?? thread.focus
  if (known?.topic === 'do-children-pay' && one) return factsOf({ id: one }, 'children')
  if (known)
    return besideBooking(known.topic, text, circumstances) ?? withSideQuestion(known, message, circumstances, subject)
  if (decided && !listed) return decided
  const ofDays = hostDaysPlan(text, circumstances) ?? ownDaysPlan(text, circumstances)
  if (ofDays) return ofDays
  const topics = topicsOf(text)
  if (
    topics[0] === 'lluvia' &&
    (named || (thread.focus && !message.clauses.some((clause) => clause.split(' ').length > 8)))
  )
    return factsOf({ id: named?.id ?? thread.focus! }, 'rain')
  // '¿puedo llevar a mi perro a esa?' is about that experience, not about the general rules.
  if (
    topics.length > 0 &&
    !(named && aspectsOf(text).length > 0) &&
    !(pointed && aspectsOf(text).length > 0 && thread.shown.length > 0)
  )
    return topics[0] === 'reservar' && pointed && pointed !== 'missing'
      ? aboutOne(pointed, 'book', message, circumstances)
      : contextPlan(topics, text, circumstances, named?.id ?? null)

  return experiencePlan(message, text, { named, pointed, reference: reference.text }, circumstances)
}
