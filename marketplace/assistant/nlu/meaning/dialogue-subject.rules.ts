// What was talked about decides what a complaint is about, which choices are offered, and which of some likely questions is meant.

import { ownPlan } from '../intents/own-question.rules.ts'
import { ownReference } from '../intents/own-reference.rules.ts'
import type { Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import type { TopicScore } from './classifier.rules.ts'

/** A complaint, a wish for a person or a rule is about the reservation that is named or was shown last. */
export function withDialogueSubject(plan: Plan, text: string, context: ReadingContext): Plan {
  if (plan.intent !== 'complaint' && plan.intent !== 'human' && plan.intent !== 'policies') return plan
  const meant = ownReference(text, context)
  if (plan.intent === 'policies') return meant === null || meant === 'missing' ? plan : { ...plan, booking: meant.id }
  // 'me urge hablar con Nahúm'
  if (plan.intent === 'human' && meant !== null && meant !== 'missing') return ownPlan('host', meant)
  const booking = meant === null || meant === 'missing' ? context.thread.booking : meant.id
  const focus = context.thread.focus
  return { ...plan, text, target: focus ? { id: focus } : null, ...(booking && { booking }) }
}

/** What was talked about, so that the question that is asked back offers what can be said about it. */
export function subjectOf({ thread, hosting }: ReadingContext): 'hosting' | 'booking' | 'search' | null {
  if (hosting) return 'hosting'
  if (thread.bookingAspect !== null && thread.bookings.length > 0) return 'booking'
  return thread.wish !== null && thread.shown.length > 0 ? 'search' : null
}

/** How likely all that is asked of reservations together, or of one experience, must be when no single question is. */
const FAMILY = 0.6
/** The likeliest question of a family that is likely as a whole: 'hay alguna mía que me hayan rechazado'; null when none is. */
export function familyOf(
  meanings: readonly TopicScore[],
  { thread, own = [], hosting }: ReadingContext,
): string | null {
  const kind = hosting ? 'host:' : own.length > 0 && thread.focus === null ? 'own:' : null
  const family = kind ? meanings.filter(({ topic }) => topic.startsWith(kind)) : []
  return family.reduce((sum, { score }) => sum + score, 0) >= FAMILY ? family[0]!.topic : null
}
