// How sure the tables' reading of a message is, and so how much confidence the known sentences need to count against it.
import { isNothing } from '../../follow-up.rules.ts'
import type { TopicScore } from '../../meaning/classifier.rules.ts'
import { isAlike, MIN_CONFIDENCE, OF_HOSTS } from '../../meaning/topic-classification.rules.ts'
import { inTitles } from '../../named.rules.ts'
import { containsPhrase } from '../../normalize-typing.rules.ts'
import type { Aspect, Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { aspectsOf, OF_RULE } from '../intents.rules.ts'

/** Words of a question, or a beginning that only questions and complaints have. */
export const ASKS =
  /(?:^| )(?:como|cuando|donde|por ?que|xq|quien|cual|cuant[oa]s?|puedo|puede|podemos|pueden|tengo que|hay que|debo|necesito|tengo|tenemos|nos|yo|me|mi|how|what|when|where|why|who|can|could|do|does|did|has|have|should|my|i|we) |^(?:es|son|venden|tienen|dan|aceptan|ya|no|y|se|les?|any|will|would|have|has|is|are) /u

export const WANTS =
  /(?:^| )(?:busc\p{L}*|ocup(?:o|amos)|quier\p{L}*(?! (?:saber|ver mi|que me|poner|quitar|cerrar|cancelar|cambiar|mi|pagar|hablar|un reembolso|preguntar|borrar))|quisier\p{L}*(?! (?:saber|ver mi|que me|cancelar|cambiar|hablar|preguntar))|queremos|(?<!que \p{L}+ |tengo )algo|alguna?|tours?|experiencias?|paseos?|hacer|ganas|gustaria|hay(?! que| problema)|want|wanna|looking|find|something|anything)(?: |$)/u

/** Nothing was understood, or only words that stand in no table, so a better reading may replace it. */
export const isGuess = (plan: Plan) =>
  plan.intent === 'unclear' ||
  (plan.intent === 'search' && plan.past && plan.turn === 'new' && isVague(plan)) ||
  (plan.intent === 'search' && plan.wish.maybe.length > 0 && isNothing({ ...plan.wish, maybe: [] }))

/** A day, a number of people or a price alone, without an activity or a place. */
const isVague = (plan: Plan) =>
  plan.intent === 'search' &&
  plan.turn === 'new' &&
  isNothing({ ...plan.wish, from: null, minPrice: null, maxPrice: null, sort: null, guests: 1 })

/** What hosts ask seldom, because it is for their guests. */
const OF_GUESTS = new Set<Plan['intent']>(['search', 'facts', 'policies'])
/** What is never doubted: what must not be missed, and short courtesies, which the tables know by heart. */
const CERTAIN = new Set<Plan['intent']>([
  'emergency',
  'greeting',
  'thanks',
  'bye',
  'help',
  'yes',
  'no',
  'silence',
  'sorry',
  'several',
  'favorites',
])
/** What is asked again for other people or another day: 'y si vamos 5'. */
const OF_TRIP = new Set<Aspect>(['price', 'dates', 'book'])
/** A fact of something that no title names. */
const UNNAMED = 0.65
const WANTED = 0.6
/** Words of a message that is a phrase of the tables and no more. */
const BY_HEART = 5
const WHICH = /(?:^| )(?:cual(?:es)?|which)(?: |$)/u
const CHEAPER = /(?:^| )(?:barat\p{L}+|economic\p{L}+|cheap\p{L}*)(?: |$)/u
const SURE = 0.85
const SURER = 0.9
/** What only hosts ask, the table hears better than sentences of travelers. */
const OF_ROLE = 0.995
/** Somebody's condition is never set aside for what a sentence sounds like. */
const OF_SAFETY = 0.97

const REASON = /^(?:y |pero )?(?:es que|porque|ya que|because) /u
const ELSEWHERE = /^(?:y |e |pero |and )(?:en|por|in) \p{L}+/u
/** The best of all is looked for without naming anything. */
const BEST = /(?:^| )(?:cual(?:es)?|mejor(?:es)?|which|best|top)(?: |$)/u

/** How sure the tables are of a plan. */
function doubtOf(
  plan: Plan,
  { typed, clauses }: Message,
  { hosting = false, named = [], thread }: ReadingContext,
): number | null {
  if (CERTAIN.has(plan.intent)) return null
  if (isGuess(plan)) return MIN_CONFIDENCE
  if (hosting && OF_GUESTS.has(plan.intent)) return MIN_CONFIDENCE
  const wants = WANTS.test(typed)
  const asks = ASKS.test(typed)
  switch (plan.intent) {
    case 'search': {
      // '¿y más barato?', 'the cheapest one': the tables know it by heart. 'cuál es más barato' compares.
      if (typed.split(' ').length <= BY_HEART && CHEAPER.test(typed) && !WHICH.test(typed)) return null
      // 'podemos ser uno más', 'le escribí ayer': nothing is looked for, or only a day that is over.
      const nothing = isNothing({ ...plan.wish, from: null, sort: null })
      if (plan.turn === 'new' && nothing && !BEST.test(typed) && (plan.past || plan.wish.from === null))
        return MIN_CONFIDENCE
      // 'es que tengo que recoger a la niña a las 2' tells why something was asked of a reservation.
      if (thread.bookingAspect !== null && REASON.test(typed) && !wants) return MIN_CONFIDENCE
      // After a reservation 'y si mejor la paso para enero' is about it.
      if (isVague(plan) && thread.bookingAspect !== null && !wants) return MIN_CONFIDENCE
      // 'no me gustó' after a complaint.
      if (isVague(plan) && thread.handedOver && !wants) return MIN_CONFIDENCE
      if (plan.wish.needs.length + plan.wish.languages.length + plan.wish.ages.length > 0) {
        // 'puedo entrar con el carruaje' of what was found: where one can.
        const narrowed = plan.turn === 'changed' && plan.wish.needs.length > 0
        return wants || !asks || narrowed ? OF_SAFETY : SURER
      }
      // 'y en Morazán en general' goes on elsewhere.
      if (plan.turn === 'changed' && plan.wish.place !== null && ELSEWHERE.test(typed)) return OF_SAFETY
      // 'quiero cambiar la finca para el 13', 'can my friend come along tomorrow': a day or a place alone is hardly a wish.
      const bare = isNothing({ ...plan.wish, place: null, minutes: null, from: null, guests: 1 })
      if (bare && plan.turn !== 'more') return wants ? WANTED : asks ? MIN_CONFIDENCE : SURE
      return wants ? SURER : SURE
    }
    case 'facts':
      if (plan.needs.length > 0) return OF_SAFETY
      // What was asked before is asked again, and nothing of it is said.
      if ('id' in plan.target && !OF_TRIP.has(plan.aspect) && aspectsOf(clauses.join(' ')).length === 0) return UNNAMED
      return 'id' in plan.target ? SURE : named.length === 0 ? UNNAMED : SURE
    case 'reviews':
      if ('id' in plan.target) return SURER
      // 'son comentarios comprados' names nothing.
      return inTitles(plan.target.words, named).length === 0 && !plan.target.place ? MIN_CONFIDENCE : OF_SAFETY
    case 'policies':
      return containsPhrase(clauses.join(' '), OF_RULE) ? null : SURE
    case 'knowledge':
      // What is asked by hosts only, a traveler who asks it means it.
      return OF_HOSTS.test(plan.topic) ? OF_ROLE : SURE
    case 'bookings':
      // One experience is talked about, and no reservation.
      return thread.focus !== null && thread.booking === null ? UNNAMED : SURER
    case 'hosting':
    case 'compare':
    case 'complaint':
    case 'best-host':
    case 'secret':
    case 'hands-off':
      return SURER
    default:
      return SURE
  }
}

/** So low a score of its own contradicts a plan, and then another must be only this likely. */
const CONTRADICTED = 0.03
const INSTEAD = 0.66
/** What is hardly heard either gives way to what is much likelier. */
const DOUBTED = 0.1
const RATHER = 0.75
/** Whether the sentences say that a plan is hardly what was meant; what names one experience they do not know. */
export function isContradicted(plan: Plan, meanings: readonly TopicScore[], least = CONTRADICTED): boolean {
  if (plan.intent === 'facts' && 'id' in plan.target) return false
  // 'y más barato?' and 'con carruaje' are read by the tables without a doubt.
  if (plan.intent === 'search' && plan.turn !== 'new' && (plan.turn !== 'changed' || plan.wish.needs.length > 0))
    return false
  return (meanings.find(({ topic }) => agree(plan, topic))?.score ?? 0) < least
}

/** The least score of a sentence that is believed instead, lowered for what the sentences contradict; null when the tables are. */
export function requiredConfidence(
  plan: Plan,
  message: Message,
  context: ReadingContext,
  meanings: readonly TopicScore[],
): number | null {
  const doubt = doubtOf(plan, message, context)
  if (doubt === null || doubt <= INSTEAD || doubt >= OF_SAFETY) return doubt
  // Who says that they want something that is offered does want it.
  if (plan.intent === 'search' && WANTS.test(message.typed)) return doubt
  if (isContradicted(plan, meanings)) return INSTEAD
  return isContradicted(plan, meanings, DOUBTED) ? Math.min(doubt, RATHER) : doubt
}

/** The topic of a plan, to compare it with what the sentences say; null for those that no sentence asks for. */
export function topicOf(plan: Plan): string | null {
  switch (plan.intent) {
    case 'search':
      return 'is:wish'
    case 'facts':
      return `fact:${plan.aspect}`
    case 'reviews':
      return 'fact:reviews'
    case 'bookings':
      return `own:${plan.aspect}`
    case 'hosting':
      return `host:${plan.aspect}`
    case 'policies':
      return plan.topics[0] ?? null
    case 'knowledge':
      return plan.topic
    case 'discount':
      return 'group-discount'
    case 'weather':
      return plan.intent
    case 'emergency':
      return `is:${plan.kind ?? plan.intent}`
    default:
      return `is:${plan.intent}`
  }
}

/** Whether the tables and the sentences say the same. A comparison has its own way of being measured. */
export const agree = (plan: Plan, topic: string): boolean =>
  plan.intent === 'compare' ? topic.startsWith('cmp:') : isAlike(topicOf(plan) ?? '', topic)
