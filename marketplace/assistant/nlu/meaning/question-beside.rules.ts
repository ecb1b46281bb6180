// A message that gives a reason or tells a story asks one thing, which stands beside it.
import type { Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { askedAfterStory } from './host-perspective.rules.ts'

/** What a reason beside a question is about by mistake: 'se quedó sin visa y no viene, ¿cómo bajo a una persona?' */
const OF_REASONS = new Set(['visa', 'no-flights', 'no-lodging', 'airport', 'post-and-shopping'])
/**
 * The answer to the question of a message whose reason, or story, was taken for one; null when there is none.
 * @param read how the question alone would be understood
 */
export function questionBeside(
  whole: Plan,
  message: string,
  circumstances: ReadingContext,
  read: (part: string, context: ReadingContext) => Plan,
): Plan | null {
  const reason = whole.intent === 'elsewhere' || (whole.intent === 'knowledge' && OF_REASONS.has(whole.topic))
  const asked = /¿([^?¿]+)\?/u.exec(message)
  if (!reason || !asked || asked[0].length > message.trim().length - 3)
    return askedAfterStory(whole, message, circumstances, read)
  const plan = read(asked[0], circumstances)
  return ['bookings', 'policies', 'knowledge', 'hosting'].includes(plan.intent) ? plan : null
}
