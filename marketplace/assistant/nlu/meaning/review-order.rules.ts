// Whether the reviews with the fewest or the most stars are asked for.
import { containsPhrase } from '../normalize-typing.rules.ts'

/** The fewest or the most stars first; otherwise the newest. */
export type ReviewOrder = 'worst' | 'best'

const WORST =
  'mal[oa]s?|peor(?:es)?|negativ[oa]s?|quej\\p{L}+|feas?|critic\\p{L}+|bajas?|bad|worst|negative|complain\\p{L}*'
const BEST = 'mejor(?:es)?|(?:mas )?(?:alta|bonita|linda|buena)s?|positiv[oa]s?|best|top|nicest|highest|positive'
const LOWEST = '(?:menos|pocas|pocos|menor|fewest|least) (?:\\p{L}+ )?(?:estrellas?|nota|stars)'
const HIGHEST = '(?:mas|mayor|most) (?:\\p{L}+ )?(?:estrellas?|nota|stars)'

/** Whether those that complain are asked for; nothing in it means the newest. */
export const worstFirst = (text: string, typed: string): { order?: 'worst' } =>
  containsPhrase(`${text} ${typed}`, WORST) ? { order: 'worst' } : {}

/** What a host asks of the reviews of them. */
export function reviewOrderOf(text: string): ReviewOrder | null {
  if (containsPhrase(text, `${WORST}|${LOWEST}`)) return 'worst'
  return containsPhrase(text, `${BEST}|${HIGHEST}`) ? 'best' : null
}
