// What is decided after the tables: danger that they missed, a meaning by known sentences where they understood little, and
// what to ask back when nothing is understood.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { likelyDanger, likelyMeaning, likelyQuestions, OF_HOSTS } from '../meaning/likeness.rules.ts'
import { type BookingAspect, type HostAspect, type Named, NO_CRITERIA, type Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { ASKS, doubtOf, isGuess, WANTS } from './doubt.rules.ts'
import { CASE_FOLLOW_UP } from './knowledge.rules.ts'
import { factsOf } from './one-experience.rules.ts'
import { bookingsPlan, hostingPlan } from './own-plan.rules.ts'
import { isNewWish, ofAnyBooking, ownPlan, questionOf } from './own-question.rules.ts'
import { ownReference } from './own-reference.rules.ts'
import { questionOnSubject } from './subject.rules.ts'

/** What a danger may stand behind; a complaint and other people's data have answers of their own. */
const MAY_HIDE_DANGER = new Set<Plan['intent']>([
  'search',
  'unclear',
  'facts',
  'bookings',
  'policies',
  'help',
  'several',
  'ask-host',
])

/** What is asked of one's own reservations. */
const OF_OWN = /^(?:own:|change-people|cambiar-reserva|puedo-cancelar|my-standing|not-found-at-meeting|tarde)/

/** Asks for a proposal, whatever else was said. */
const IDEAS =
  /(?:^| )(?:ideas?|recom(?:ien|en)d\p{L}+|aconsej\p{L}+|suger\p{L}+|sugier\p{L}+|propon\p{L}+|que hago|que hacemos|suggest\p{L}*|recommend\p{L}*)(?: |$)/u
/** What a guest would ask; a host says so. */
const isOfGuest = (plan: Plan) => plan.intent === 'search' || (plan.intent === 'facts' && !('id' in plan.target))
const LOOKS =
  /(?:^| )(?:busc\p{L}+|quiero (?:ir|ver|hacer|conocer)|queremos|experiencias?|tours? de|paseos?|looking|find)(?: |$)/u

/** Which of the unknown words stand in a title as they were typed; others are never looked for. */
export const inTitles = (words: readonly string[], named: readonly Named[]): string[] =>
  words.filter((word) => {
    const folded = foldText(word)
    return named.some(({ title, city }) => foldText(`${title} ${city}`).split(' ').includes(folded))
  })

/** A complaint, a wish for a person or a rule is about the reservation that is named or was shown last. */
function aboutSubject(plan: Plan, text: string, context: ReadingContext): Plan {
  if (plan.intent !== 'complaint' && plan.intent !== 'human' && plan.intent !== 'policies') return plan
  const meant = ownReference(text, context)
  if (plan.intent === 'policies') return meant === null || meant === 'missing' ? plan : { ...plan, booking: meant.id }
  // 'me urge hablar con Nahúm'
  if (plan.intent === 'human' && meant !== null && meant !== 'missing') return ownPlan('host', meant)
  const booking = meant === null || meant === 'missing' ? context.thread.booking : meant.id
  const focus = context.thread.focus
  return { ...plan, text, target: focus ? { id: focus } : null, ...(booking && { booking }) }
}

/** A host who takes more people changes places, not a reservation. */
const ofHost = (plan: Plan, hosting: boolean): Plan =>
  hosting && plan.intent === 'knowledge' && plan.topic === 'change-people'
    ? { intent: 'knowledge', topic: 'host-change-spots' }
    : plan

/** What was talked about, so that the question that is asked back offers what can be said about it. */
function subjectOf({ thread, hosting }: ReadingContext): 'hosting' | 'booking' | 'search' | null {
  if (hosting) return 'hosting'
  if (thread.bookingAspect !== null && thread.bookings.length > 0) return 'booking'
  return thread.wish !== null && thread.shown.length > 0 ? 'search' : null
}

/** The plan that is carried out. @param plan what the tables understood */
export function settle(plan: Plan, message: Message, circumstances: ReadingContext): Plan {
  // What was handed over is the subject, whatever it sounds like.
  if (circumstances.thread.handedOver && plan.intent === 'knowledge' && plan.topic === CASE_FOLLOW_UP) return plan
  if (MAY_HIDE_DANGER.has(plan.intent)) {
    const danger = likelyDanger(message.typed, !isGuess(plan))
    if (danger) return danger
  }
  const hosting = circumstances.hosting === true
  // Of the experience in question another day is looked for; a reservation would be changed.
  const { thread } = circumstances
  if (
    plan.intent === 'policies' &&
    plan.topics[0] === 'cambiar-reserva' &&
    !plan.booking &&
    thread.focus &&
    !thread.booking
  )
    return factsOf({ id: thread.focus }, 'dates')
  const doubt = doubtOf(plan, message, circumstances)
  if (doubt === null) return plan
  const question = questionOf(message)
  const { text } = question
  const of = subjectOf(circumstances)
  const plans = {
    hosting,
    lean: hosting ? OF_HOSTS : of === 'booking' ? OF_OWN : null,
    own: (aspect: BookingAspect) => bookingsPlan(aspect, text, { text }, circumstances),
    host: (aspect: HostAspect) => hostingPlan(aspect, text, circumstances),
  }
  const likely =
    likelyMeaning(message.typed, plans, doubt) ?? (isGuess(plan) ? ofAnyBooking(question, circumstances) : null)
  if (likely && !(likely.intent === 'bookings' && isNewWish(text)))
    return aboutSubject(ofHost(likely, hosting), text, circumstances)
  // A host seldom looks for something to do.
  if (hosting && isOfGuest(plan) && !LOOKS.test(message.typed))
    return { intent: 'unclear', questions: likelyQuestions(message.typed, true), said: true, of: 'hosting' }
  if (!isGuess(plan)) return plan
  const ofSubject = questionOnSubject(plan, message, circumstances)
  if (ofSubject) return ofSubject
  // 'quiero esquiar' is looked for in titles, but '¿cómo activo eso?' is no search. A word that no title has is asked back.
  const titled = plan.intent === 'search' ? inTitles(plan.wish.maybe, circumstances.named ?? []) : []
  const found = titled.length > 0 && !ASKS.test(message.typed)
  if (plan.intent === 'search' && (WANTS.test(message.typed) || found)) return plan
  // 'qué pereza estar en la casa, dame ideas'
  if (IDEAS.test(message.typed))
    return { intent: 'search', wish: { ...NO_CRITERIA, sort: 'rating' }, past: false, turn: 'new' }
  return {
    intent: 'unclear',
    questions: likelyQuestions(message.typed, hosting),
    said: message.typed.split(' ').length > 3,
    ...(of && { of }),
  }
}
