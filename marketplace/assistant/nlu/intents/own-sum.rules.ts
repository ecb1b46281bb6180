// 'y cuánto es sin la de las tirolesas?': what is to be paid for all of one's own reservations but one.
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { ownAspectOf, ownPlan, type Question } from './own-question.rules.ts'
import { ownReference } from './own-reference.rules.ts'

/** The one that is left out, to the end of the words that name it. */
const WITHOUT =
  /(?:^| )(?:sin(?: contar| incluir)?|quitando|quitandole|menos|excepto|descontando|without|except|minus) ((?:la|el|lo|las|los|esa|ese|eso|mi|the|that)(?: .+)?)$/u
const OF_MONEY = new Set(['price', 'sum', 'paid'])
const MONEY = 'cuanto|total|how much'

/** The sum of all that are to come without the one that is named; null when none is left out. */
export function sumWithout({ text, english }: Question, context: ReadingContext): Plan | null {
  const said = english ?? text
  if (!(context.own ?? []).some(({ live }) => live) || !containsPhrase(said, MONEY)) return null
  const inFront = /^(?:y |pero )?(sin .+?) (cuanto .+|how much .+)$/u.exec(said)
  const words = inFront ? `${inFront[2]} ${inFront[1]}` : said
  const named = WITHOUT.exec(words)
  if (!named || !OF_MONEY.has(ownAspectOf(words.slice(0, named.index), english) ?? '')) return null
  const left = ownReference(named[1]!, context)
  return left && left !== 'missing' ? { ...ownPlan('sum', null), without: left.id } : null
}
