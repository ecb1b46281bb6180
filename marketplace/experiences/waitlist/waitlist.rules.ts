// Who waits for a date, and who of them is next (docs/decisions/0208). The database repeats each decision under the lock of
// the date's row.

/** How long places are held for whoever is next. */
export const HOURS_HELD = 2
/** How many dates one person may wait for. */
export const MOST_WAITS = 10

export type WaitStatus = 'waiting' | 'held' | 'booked' | 'expired'

/** What joining a line is judged by. */
export type JoinInput = {
  guests: number
  /** The most one reservation may have, and what the date holds in all. */
  maxGuests: number
  capacity: number
  date: { status: 'available' | 'closed' | 'cancelled'; startDate: Date; spotsAvailable: number }
  /** The mailbox is proved, or need not be. */
  reachable: boolean
  /** This person holds a live reservation of the date. */
  booked: boolean
  /** Other dates this person waits for. */
  others: number
}
export type JoinRefusal =
  | 'WAIT_OVER'
  | 'WAIT_TOO_LARGE'
  | 'WAIT_BOOKED'
  | 'SPOTS_FREE'
  | 'MAILBOX_NEEDED'
  | 'TOO_MANY_WAITS'

/** Whether somebody may wait for a date: only for one that they cannot reserve now. */
export function canJoin(wish: JoinInput, now: Date): 'yes' | JoinRefusal {
  const { date, guests } = wish
  if (date.status === 'cancelled' || date.startDate <= now) return 'WAIT_OVER'
  if (guests > Math.min(wish.maxGuests, wish.capacity)) return 'WAIT_TOO_LARGE'
  if (wish.booked) return 'WAIT_BOOKED'
  if (date.status === 'available' && date.spotsAvailable >= guests) return 'SPOTS_FREE'
  if (!wish.reachable) return 'MAILBOX_NEEDED'
  return wish.others >= MOST_WAITS ? 'TOO_MANY_WAITS' : 'yes'
}

/**
 * Whose places are held now: the first whose party fits, then the next of what is left. A large party keeps its turn while
 * smaller ones behind it go ahead, because places that fit nobody would help nobody.
 * @param line those who wait, in the order of joining @param spots places that are free
 */
export function nextInLine<Entry extends { guests: number }>(line: Entry[], spots: number): Entry[] {
  let left = spots
  return line.filter(({ guests }) => {
    if (guests > left) return false
    left -= guests
    return true
  })
}
