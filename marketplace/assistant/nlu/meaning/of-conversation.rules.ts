// Questions about the conversation itself, and about what no page tells: which one of those that were shown is meant decides.
import { aboutOne } from '../intents/of-experiences.rules.ts'
import { factsOf } from '../intents/one-experience.rules.ts'
import { ownPlan } from '../intents/own-question.rules.ts'
import { ownReference } from '../intents/own-reference.rules.ts'
import { namedIn, notElsewhere } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Plan } from '../plan.rules.ts'
import { readReference } from '../references.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'

/** The experience a question is about: named, pointed to, reserved, or talked about last; null when there are several or none. */
function subjectIn(text: string, context: ReadingContext): string | null {
  const { thread, own = [], named = [], places } = context
  const one = notElsewhere(namedIn(text, named), text, places)
  if (one) return one.id
  const pointed = readReference({ text }, thread)
  if (pointed && pointed !== 'missing') return pointed.id
  const booked = ownReference(text, context)
  if (booked && booked !== 'missing') return booked.experienceId
  const last = own.find(({ id }) => id === thread.booking)
  return last?.experienceId ?? thread.focus ?? (thread.shown.length === 1 ? thread.shown[0]!.id : null)
}

/** 'cuál era el primero que me dijiste', 'volvé a mostrármelas': the same is told again; null when nothing was told. */
export function toldAgain(message: Message, text: string, context: ReadingContext): Plan | null {
  const { thread, own = [] } = context
  const ofBookings = thread.bookingAspect !== null && thread.bookings.length > 0
  if (ofBookings) {
    const booked = ownReference(text, context)
    const one = booked && booked !== 'missing' ? booked : own.find(({ id }) => id === thread.booking)
    return ownPlan('list', one ?? null)
  }
  const pointed = readReference({ text }, thread)
  const id = pointed && pointed !== 'missing' ? pointed.id : thread.shown.length === 1 ? thread.shown[0]!.id : null
  if (id) {
    const again = aboutOne({ id }, 'all', message, context)
    return again.intent === 'facts' && again.from !== null ? { ...again, aspect: 'dates' } : again
  }
  if (thread.wish && thread.shown.length > 0)
    return { intent: 'search', wish: thread.wish, past: false, turn: 'changed' }
  return thread.focus ? factsOf({ id: thread.focus }, 'all') : null
}

/** What no page tells, of the one it is asked about, so that its host may be asked. */
export function unpublished(message: Message, text: string, context: ReadingContext): Plan {
  // 'cuál tiene la vista más bonita' is asked of all that were shown.
  const ofAll = context.thread.shown.length > 1 && containsPhrase(text, 'cual|cuales|which')
  const id = ofAll ? null : subjectIn(text, context)
  return id ? aboutOne({ id }, 'unpublished', message, context) : { intent: 'unpublished' }
}

/** 'preguntale vos al que la maneja': the host of the one that is talked about. */
export function toHost(text: string, context: ReadingContext): Plan {
  const id = subjectIn(text, context) ?? context.thread.shown[0]?.id
  const booking = context.thread.booking
  return { intent: 'ask-host', text, target: id ? { id } : null, ...(booking && { booking }) }
}
