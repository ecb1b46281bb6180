// What a traveler may ask to be told of, and what counts as new (docs/decisions/0220).
import { dayOf } from '#platform/clock.ts'

/** So many alerts one person may have that are still to be told. */
export const MOST_ALERTS = 20
/** So many finds of one search are named in a letter; the search itself shows the others. */
export const MOST_NAMED = 6
/** Days during which something counts as new: who was not told for two weeks hears of what is new now. */
export const DAYS_NEW = 14
/** Days that an alert with nothing left to tell stays in the list. */
export const DAYS_KEPT = 30
/** The longest address of a search that is kept. */
export const MAX_ADDRESS_LENGTH = 2000

export type AlertState = 'active' | 'told' | 'over'

/** `told`: its date was found. `over`: the days of the search have passed. */
export function stateOf(
  alert: { experienceId: string | null; toldAt: Date | null; until: string | null },
  now: Date,
): AlertState {
  if (alert.experienceId) return alert.toldAt ? 'told' : 'active'
  return alert.until && alert.until < dayOf(now) ? 'over' : 'active'
}

export type AlertInput = {
  /** The mailbox is proved, or need not be. */
  reachable: boolean
  /** Others that are active. */
  others: number
}

/** Whether one more alert may be kept. */
export function canKeep({ reachable, others }: AlertInput): 'yes' | 'MAILBOX_NEEDED' | 'TOO_MANY_ALERTS' {
  if (!reachable) return 'MAILBOX_NEEDED'
  return others >= MOST_ALERTS ? 'TOO_MANY_ALERTS' : 'yes'
}
