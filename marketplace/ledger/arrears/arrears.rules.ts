// When a host who does not pay is warned, takes no new requests, and takes them again. Days are those of El Salvador.
import { dayOf } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'

/** What an operator sets (docs/decisions/0225). */
export type ArrearsPolicy = {
  /** Whether anybody is paused at all. */
  pause: boolean
  /** Days after its last day from which on a statement counts. */
  days: number
  /** Dollars that must be late. */
  dollars: number
  /** Days between the warning and the pause. */
  warningDays: number
}

/** A warning that stands. */
export type OpenArrears = { pausesOn: string; paused: boolean }

export type ArrearsFacts = {
  /** What is left of the latest statement that is late for longer than the days of the policy; 0 without one. */
  lateCents: number
  open: OpenArrears | null
  /** Staff has lifted a pause for this statement, which then starts none again. */
  excused: boolean
}
export type ArrearsStep = 'none' | 'warn' | 'pause' | 'end'

/** The day before which a statement was to be paid so that it counts now. */
export const countsBefore = (now: Date, { days }: Pick<ArrearsPolicy, 'days'>): string =>
  dayOf(new Date(now.getTime() - days * DAY_MS))

/** The first day without new requests for who is warned now. */
export const pauseDayOf = (now: Date, { warningDays }: Pick<ArrearsPolicy, 'warningDays'>): string =>
  dayOf(new Date(now.getTime() + warningDays * DAY_MS))

/**
 * What is to be done now. Nobody is paused without a warning whose days have passed; whoever owes less than the policy asks for
 * is free at once, warned or paused.
 */
export function arrearsStep({ lateCents, open, excused }: ArrearsFacts, policy: ArrearsPolicy, now: Date): ArrearsStep {
  const counts = policy.pause && lateCents >= policy.dollars * 100
  if (!open) return counts && !excused ? 'warn' : 'none'
  if (!counts) return 'end'
  return !open.paused && dayOf(now) >= open.pausesOn ? 'pause' : 'none'
}
