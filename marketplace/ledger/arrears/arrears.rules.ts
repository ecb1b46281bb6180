// When a host who does not pay is warned, paused for new requests, and unpaused. Days are those of El Salvador.
import { dayOf } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'

/** The operators' settings for it (docs/decisions/0225). */
export type ArrearsPolicy = {
  pause: boolean
  /** Days after the due date from which a statement counts. */
  days: number
  /** The least late amount that counts, in dollars. */
  dollars: number
  warningDays: number
}

/** A warning or pause in force. */
type OpenArrears = { pausesOn: string; paused: boolean }

export type ArrearsFacts = {
  /** What is unpaid of the latest statement that is late by more than the policy's days; 0 without one. */
  lateCents: number
  open: OpenArrears | null
  /** Staff lifted a pause for this statement, so it causes no other. */
  excused: boolean
}
type ArrearsStep = 'none' | 'warn' | 'pause' | 'end'

/** A statement counts now when it was due before this day. */
export const countsBefore = (now: Date, { days }: Pick<ArrearsPolicy, 'days'>): string =>
  dayOf(new Date(now.getTime() - days * DAY_MS))

/** The first day without new requests for a host who is warned now. */
export const pauseDayOf = (now: Date, { warningDays }: Pick<ArrearsPolicy, 'warningDays'>): string =>
  dayOf(new Date(now.getTime() + warningDays * DAY_MS))

/**
 * The step that is due. A host is never paused without a warning whose period has passed; a host who owes less than the
 * policy's amount is released at once, whether warned or paused.
 */
export function arrearsStep({ lateCents, open, excused }: ArrearsFacts, policy: ArrearsPolicy, now: Date): ArrearsStep {
  const counts = policy.pause && lateCents >= policy.dollars * 100
  if (!open) return counts && !excused ? 'warn' : 'none'
  if (!counts) return 'end'
  return !open.paused && dayOf(now) >= open.pausesOn ? 'pause' : 'none'
}
