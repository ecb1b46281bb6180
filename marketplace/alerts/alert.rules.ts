// What a traveler may ask to be told of, and what counts as new (docs/decisions/0220).
import { dayOf } from '#platform/clock.ts'

/** Active alerts per person. */
export const MAX_ALERTS = 20
/** Results of one search named in an email; the search page shows the others. */
export const MAX_NAMED = 6
/** Days for which something counts as new: a person who was not notified for longer gets only the recent news. */
export const DAYS_NEW = 14
/** Days for which a finished alert stays in the list. */
export const RETENTION_DAYS = 30
export const MAX_ADDRESS_LENGTH = 2000

type AlertState = 'active' | 'told' | 'over'

/** `told`: its date was found. `over`: the days of the search have passed. */
export function stateOf(
  alert: { experienceId: string | null; toldAt: Date | null; until: string | null },
  now: Date,
): AlertState {
  if (alert.experienceId) return alert.toldAt ? 'told' : 'active'
  return alert.until && alert.until < dayOf(now) ? 'over' : 'active'
}

type AlertInput = {
  /** The mailbox is verified, or need not be. */
  reachable: boolean
  others: number
}

export function canCreateAlert({ reachable, others }: AlertInput): 'yes' | 'MAILBOX_NEEDED' | 'TOO_MANY_ALERTS' {
  if (!reachable) return 'MAILBOX_NEEDED'
  return others >= MAX_ALERTS ? 'TOO_MANY_ALERTS' : 'yes'
}
