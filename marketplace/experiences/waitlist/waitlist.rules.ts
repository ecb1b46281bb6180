// Rules of the waiting list (docs/decisions/0208). The database repeats each decision under the lock of the date's row.
import type { DateStatus } from '../availability/availability.rules.ts'

export const HOURS_HELD = 2
export const MAX_WAITS = 10

export type JoinInput = {
  guests: number
  /** The most one booking may have, and the capacity of the date. */
  maxGuests: number
  capacity: number
  date: { status: DateStatus; startDate: Date; spotsAvailable: number }
  reachable: boolean
  /** The host takes no new reservations. */
  hostPaused: boolean
  booked: boolean
  others: number
}
export type JoinRefusal =
  | 'HOST_PAUSED'
  | 'WAIT_OVER'
  | 'WAIT_TOO_LARGE'
  | 'WAIT_BOOKED'
  | 'SPOTS_FREE'
  | 'MAILBOX_NEEDED'
  | 'TOO_MANY_WAITS'

/** Whether somebody may wait for a date: only for one that they can not book now. */
export function canJoin(input: JoinInput, now: Date): 'yes' | JoinRefusal {
  const { date, guests } = input
  if (date.status === 'cancelled' || date.startDate <= now) return 'WAIT_OVER'
  if (input.hostPaused) return 'HOST_PAUSED'
  if (guests > Math.min(input.maxGuests, input.capacity)) return 'WAIT_TOO_LARGE'
  if (input.booked) return 'WAIT_BOOKED'
  if (date.status === 'available' && date.spotsAvailable >= guests) return 'SPOTS_FREE'
  if (!input.reachable) return 'MAILBOX_NEEDED'
  return input.others >= MAX_WAITS ? 'TOO_MANY_WAITS' : 'yes'
}

/**
 * Who gets spots now: the first whose party fits, then the next for what is left. A large party keeps its turn while smaller
 * ones pass it, because spots that fit nobody would help nobody.
 * @param line entries in the order of joining @param spots free spots
 */
export function selectNextEntries<Entry extends { guests: number }>(line: Entry[], spots: number): Entry[] {
  let remaining = spots
  return line.filter(({ guests }) => {
    if (guests > remaining) return false
    remaining -= guests
    return true
  })
}
