// Who can not swim and asks for the water all the same is told to say so, beside what there is: 'quiero aprender a surfear
// pero no sé nadar' is no wish for something else.
import type { Plan } from '../plan.rules.ts'

/** The need of whoever can not swim. */
export const CANNOT_SWIM = 'no-swimming'
/** Things that are done in the water and on nothing else. */
const IN_WATER = new Set(['surf', 'kayak', 'careteo', 'buceo'])

/** The rule about swimming and the search for the thing; null for any other search. */
export function inWater(plan: Plan): Plan | null {
  if (plan.intent !== 'search' || !plan.wish.needs.includes(CANNOT_SWIM)) return null
  if (!plan.wish.words.some((word) => IN_WATER.has(word))) return null
  const needs = plan.wish.needs.filter((need) => need !== CANNOT_SWIM)
  return {
    intent: 'several',
    plans: [
      { intent: 'knowledge', topic: 'swimming' },
      { ...plan, wish: { ...plan.wish, needs } },
    ],
  }
}
