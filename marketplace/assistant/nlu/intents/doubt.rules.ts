// How sure the tables' reading of a message is, and so how alike a known sentence must be to count against it.
import { isNothing } from '../follow-up.rules.ts'
import { LIKE_ENOUGH } from '../meaning/likeness.rules.ts'
import type { Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'

/** Words of a question, or a beginning that only questions and complaints have. */
export const ASKS =
  /(?:^| )(?:como|cuando|donde|por ?que|xq|quien|cual|cuant[oa]s?|puedo|puede|podemos|pueden|tengo que|hay que|debo|necesito|tengo|tenemos|nos|yo|me|mi|how|what|when|where|why|who|can|could|do|does|did|has|have|should|my|i|we) |^(?:es|son|venden|tienen|dan|aceptan|ya|no|y|se|les?|any|will|would|have|has|is|are) /u

export const WANTS =
  /(?:^| )(?:busc\p{L}*|quier\p{L}*(?! (?:saber|ver mi|que me|poner|quitar|cerrar|cancelar|cambiar|mi|pagar|hablar|un reembolso|preguntar|borrar))|quisier\p{L}*(?! (?:saber|ver mi|que me|cancelar|cambiar|hablar|preguntar))|queremos|(?<!que \p{L}+ |tengo )algo|alguna?|tours?|experiencias?|paseos?|hacer|ganas|gustaria|hay(?! que| problema)|want|wanna|looking|find|something|anything)(?: |$)/u

/** Nothing was understood, or only words of no table. */
export const isGuess = (plan: Plan) =>
  plan.intent === 'unclear' ||
  (plan.intent === 'search' && plan.wish.maybe.length > 0 && isNothing({ ...plan.wish, maybe: [] }))

/** A day, a number of people or a price alone, without an activity or a place. */
const isVague = (plan: Plan) =>
  plan.intent === 'search' &&
  plan.turn === 'new' &&
  isNothing({ ...plan.wish, from: null, minPrice: null, maxPrice: null, sort: null, guests: 1 })

/** What hosts ask seldom, because it is for their guests. */
const OF_GUESTS = new Set<Plan['intent']>(['search', 'facts', 'policies'])
/** What must be more alike to count against what the tables understood. */
/** A fact of something that no title names. */
const UNNAMED = 0.65
const WANTED = 0.6
const SURE = 0.75
const SURER = 0.9

/** The least likeness of a sentence that is believed instead; null when the tables are. */
export function doubtOf(
  plan: Plan,
  { typed }: Message,
  { hosting = false, named = [], thread }: ReadingContext,
): number | null {
  if (isGuess(plan)) return LIKE_ENOUGH
  if (hosting && OF_GUESTS.has(plan.intent)) return LIKE_ENOUGH
  const wants = WANTS.test(typed)
  // After a reservation 'y si mejor la paso para enero' is about it.
  if (isVague(plan) && thread.bookingAspect !== null && !wants) return LIKE_ENOUGH
  // 'quiero cambiar la finca para el 13', 'can my friend come along tomorrow': a day or a place alone is hardly a wish.
  if (
    plan.intent === 'search' &&
    plan.turn !== 'more' &&
    isNothing({ ...plan.wish, place: null, minutes: null, from: null, guests: 1 })
  )
    return wants ? WANTED : ASKS.test(typed) ? LIKE_ENOUGH : SURE
  // 'con parqueo', 'ballenas': words of a wish, and no question.
  if (wants || !ASKS.test(typed)) return null
  switch (plan.intent) {
    case 'search':
      return plan.turn === 'new' && plan.wish.languages.length === 0 && plan.wish.needs.length === 0 ? SURE : null
    case 'facts':
      if (plan.ages.length > 0 || plan.needs.length > 0) return null
      return 'id' in plan.target ? null : named.length === 0 ? UNNAMED : SURE
    case 'reviews':
      return 'id' in plan.target ? null : named.length === 0 ? UNNAMED : SURE
    case 'policies':
    case 'knowledge':
      return SURER
    default:
      return null
  }
}
