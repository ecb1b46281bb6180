// A question about several that were shown, by what it asks of all of them.
import { type Measured, measuresIn, OF_ASPECT, ofTrip } from '../../intents/compare-intent.rules.ts'
import { aboutOne } from '../../intents/experience-plan.rules.ts'
import { aspectsOf } from '../../intents/intents.rules.ts'
import { containsPhrase } from '../../normalize-typing.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { LIMIT } from '../../wishes/kind-compared.rules.ts'

const MEASURES: Partial<Record<string, Measured>> = {
  ...OF_ASPECT,
  length: { by: 'length', highest: false },
  effort: { by: 'effort', highest: false },
  access: { by: 'effort', highest: false },
  rating: { by: 'rating', highest: true },
  reviews: { by: 'rating', highest: true },
  distance: { by: 'distance', highest: false },
  age: { by: 'age', highest: false },
  start: { by: 'start', highest: false },
}

/** Asks which one, or how much. */
const MEASURES_BY =
  'cual(?:es)?|que|cuant[oa]s?|cuando|desde|hasta|mas|menos|mejor(?:es)?|peor(?:es)?|tod[oa]s|amb[oa]s|l[oa]s (?:dos|tres)|entre|diferen\\p{L}+|compar\\p{L}+|lejos|cerca|which|what|how|more|less|most|least|both|all|difference|\\p{L}+est|\\p{L}+er'

/** The last shown ones, compared by what is asked about all of them; null when fewer than two were shown. */
export function compareShown(measure: string, message: Message, circumstances: ReadingContext): Plan | null {
  const { thread } = circumstances
  const text = message.clauses.join(' ')
  const recent = thread.shown.length < 2 ? (thread.recent ?? []).slice(-2) : thread.shown.map(({ id }) => id)
  const said = measuresIn(text).map(({ by, highest }) => ({ by, highest }))
  const of = MEASURES[measure]
  if (measure === 'meeting' && said.length === 0 && thread.shown.length > 1 && thread.shown.length <= LIMIT) {
    const also = aspectsOf(text).find(({ aspect }) => aspect !== 'meeting')?.aspect ?? null
    const each = thread.shown.map(({ id }) => aboutOne({ id }, 'meeting', message, circumstances))
    return { intent: 'several', plans: each.map((one) => (one.intent === 'facts' ? { ...one, also } : one)) }
  }
  if (recent.length < 2 || (said.length === 0 && !of && measure !== 'all')) return null
  // 'y se lleva uno la pieza?' measures nothing.
  if (said.length === 0 && !containsPhrase(`${text} ${message.typed}`, MEASURES_BY)) return null
  const by = said.length > 0 ? said : of ? [of] : [{ by: 'rating' as const, highest: true }]
  const read = readSearchCriteria(message, circumstances)
  const near = read.wish.place ?? thread.wish?.place ?? null
  const sides = recent.slice(0, LIMIT).map((id) => ({ id }))
  return { ...ofTrip(read, thread), intent: 'compare', sides, by, near }
}
