// What somebody wants to do: the kind of outing, what it offers and includes, and the words that are left over.
import { isTopical } from '../follow-up.rules.ts'
import { containsPhrase, type RemainingText } from '../normalize-typing.rules.ts'
import type { SearchCriteria } from '../plan.rules.ts'
import { hintsIn, readTopics, type Topics, unknownWords } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { anotherOf } from '../wishes/been.rules.ts'
import type { Travelers } from './travelers.rules.ts'

const ROMANTIC = 'romantic[oa]s?|primera cita|aniversario|luna de miel|enamorad[oa]s|cita con'
const NEGATED =
  /(?:^| )(?:no|ni|sin|nada|nunca|tampoco|menos|excepto|evit\p{L}+|odi\p{L}+|miedo|without|not|never|hate)(?: |$)/u
/** What is shown first to teenagers who say nothing else. */
const OF_TEENS = ['surf', 'tirolesas', 'rápel', 'kayak']

/** 'algo con comida' is something to eat, and no outing that includes lunch, unless another thing is looked for. */
const isMeal = (whole: string, topics: Topics, before: SearchCriteria | null): boolean =>
  topics.included.includes('Almuerzo') &&
  containsPhrase(whole, 'con comida|comida tambien') &&
  !isTopical(topics) &&
  !(before && isTopical(before)) &&
  !containsPhrase(whole, 'inclu\\p{L}+')

const isRomantic = (whole: string): boolean =>
  containsPhrase(whole, ROMANTIC) && !containsPhrase(whole, `(?:no|ni|nada|sin)(?: \\p{L}+){0,2} (?:${ROMANTIC})`)

const SMALL_CHILDREN = 'Apto para niños'
/** A view is what two go out for. */
const VIEW = 'Vista panorámica'

function amenitiesOf(named: readonly string[], whole: string, { children, teens }: Travelers): string[] {
  const wanted = new Set(named)
  if (isRomantic(whole)) wanted.add(VIEW)
  if (teens) wanted.delete(SMALL_CHILDREN)
  if (children) wanted.add(SMALL_CHILDREN)
  return [...wanted]
}

/**
 * @param unwell whether somebody needs consideration, whose condition must not be searched for
 * @param before what was looked for before
 */
export function readWhat(
  rest: RemainingText,
  { clauses, written }: Message,
  travelers: Travelers,
  unwell: boolean,
  before: SearchCriteria | null,
): Topics & Pick<SearchCriteria, 'hints' | 'maybe'> {
  const whole = clauses.join(' ')
  const { categories: _, ...topics } = readTopics(rest)
  if (!isTopical(topics)) Object.assign(topics, anotherOf(clauses, rest.text))
  if (isMeal(whole, topics, before)) Object.assign(topics, { category: 'Gastronomía', included: [] })
  const topical = isTopical(topics)
  // What is left of a negation or of a condition must not come first.
  const hints = unwell || NEGATED.test(whole) ? [] : hintsIn(rest)
  return {
    ...topics,
    amenities: amenitiesOf(topics.amenities, whole, travelers),
    hints: travelers.teens && !topical ? OF_TEENS : hints,
    maybe: topical ? [] : unknownWords(rest, written),
  }
}
