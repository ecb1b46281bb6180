// A general answer to whoever has reserved something, with what their own reservation tells of it: where it begins for somebody
// who may get lost, and the total for somebody without the exact cash.
import type { BookingAspect, Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import { ownPlan } from '../own-question.rules.ts'
import { ownReference } from '../own-reference.rules.ts'

const TOLD_WITH: Partial<Record<string, BookingAspect>> = { 'lost-on-the-way': 'where', 'no-exact-change': 'price' }

/** The answer with the reservation that is meant, else the next one; null where nothing of one's own belongs to it. */
export function besideBooking(topic: string, text: string, context: ReadingContext): Plan | null {
  const aspect = TOLD_WITH[topic]
  const live = (context.own ?? []).filter((booking) => booking.live)
  if (!aspect || context.hosting || live.length === 0) return null
  const named = ownReference(text, context)
  const id = named && named !== 'missing' ? named.id : context.thread.booking
  const booking = live.find((one) => one.id === id) ?? null
  const own = ownPlan(aspect, booking)
  return {
    intent: 'several',
    plans: [{ intent: 'knowledge', topic }, booking ? own : { ...own, which: 'next' }],
  }
}
