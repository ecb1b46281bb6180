// Something like a reservation that was told or called off: 'hay otra parecida para el mismo día?'.
import { dayOf } from '#platform/clock.ts'
import { patternOf } from '../../language/pattern.rules.ts'
import { NO_CRITERIA, type OwnBooking, type Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'

/** Something like the one that was told, on its day. */
export const ALIKE =
  'otr[oa]s? (cosa|experiencia|opcion|tour|alternativa)? (que)? (sea*)? (parecid*|similar*|igual*|asi|como es[ao]) / (algo|alg[uo]n*) (parecid*|similar*|como es[ao])'
export const ALIKE_ENGLISH =
  '(something|anything|another|others|one|ones) (one|tour|trip|else)? (similar|alike|like (it|that|this))'
const SAME_DAY = '(mism[oa]|es[ea]) (dia|fecha) / (same|that) (day|date)'
const MOST_WORDS = 16

/** A search for what is like this reservation, on its day if that is said. @param text in plain words, beside what was typed */
export function likeBooking(booking: OwnBooking, text: string, typed: string): Plan {
  const day = patternOf(SAME_DAY).test(text) || patternOf(SAME_DAY).test(typed) ? dayOf(booking.start) : null
  return {
    intent: 'search',
    wish: { ...NO_CRITERIA, from: day, to: day, category: booking.category ?? null, not: [booking.experienceId] },
    past: false,
    turn: 'new',
  }
}

/** What is like the reservation that was told last; null when none was, or nothing like it is asked for. */
export function likeOwn(text: string, typed: string, { thread, own = [] }: ReadingContext): Plan | null {
  const told = own.find(({ id }) => id === (thread.booking ?? thread.bookings[0]))
  if (!told || thread.bookingAspect === null || text.split(' ').length > MOST_WORDS) return null
  return patternOf(ALIKE).test(text) || patternOf(ALIKE_ENGLISH).test(typed) ? likeBooking(told, text, typed) : null
}
