// Whether somebody with a condition can take part in what is reserved for a day: 'camina con bastón, ¿va a poder en lo de mañana?'
import { dayOf } from '#platform/clock.ts'
import type { Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import { readNeeds } from '../../slots.rules.ts'
import { factsOf } from '../experience-question.rules.ts'
import { bookingsPlan } from '../own-plan.rules.ts'
import { ownDays } from './own-days.rules.ts'

/** What the page of that day's reservation says, or that there is none and what the next one says; null without a condition. */
export function suitedPlan(text: string, context: ReadingContext): Plan | null {
  const { needs, ages } = readNeeds({ text })
  const days = needs.length > 0 ? ownDays(text, context) : null
  if (!days) return null
  const ahead = (context.own ?? [])
    .filter(({ live, start }) => live && start > context.now.toISOString())
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const there = ahead.find(({ start }) => dayOf(start) >= days.from && dayOf(start) <= days.to)
  const one = there ?? ahead[0]
  if (!one) return null
  const suited: Plan = { ...factsOf({ id: one.experienceId }, 'safety'), needs, ages }
  const nothing = bookingsPlan('list', text, { text: '' }, context)
  return there
    ? suited
    : { intent: 'several', plans: [{ ...nothing, id: null, from: days.from, to: days.to, words: [] }, suited] }
}
