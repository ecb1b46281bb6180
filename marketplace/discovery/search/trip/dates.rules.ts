import { startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { Filters } from '../filters/filter-address.rules.ts'

/** Of how many experiences the dates of a trip may be asked at once: a page of cards with its continuations. */
export const MAX_DATED = 100

/** Which dates count: from a moment on, before another, with spots for so many people on each. */
export type DateWindow = { from: Date; before: Date | null; guests: number }

/** The dates a search asks for; null when it asks for none (no day, one person; CONST-08). */
export function requestedDates({ from, to, guests }: Filters, now: Date): DateWindow | null {
  if (!from && !to && guests === 1) return null
  const start = from ? startOfDay(from) : now
  return {
    from: start > now ? start : now,
    before: to ? new Date(startOfDay(to).getTime() + DAY_MS) : null,
    guests,
  }
}
