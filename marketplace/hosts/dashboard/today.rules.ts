import { meetingSums } from '#marketplace/bookings/cash/cash.rules.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { Group, Party } from './today.contract.ts'

/** A date of many days counts as today's while it goes on, if it began at most this many days ago. */
const MAX_DAYS = 30

/** When today, tomorrow and the day after begin in El Salvador, and the earliest start of a date that may still be going on. */
export function daysAround(now: Date) {
  const today = startOfDay(dayOf(now))
  const at = (days: number) => new Date(today.getTime() + days * DAY_MS)
  return { past: at(-MAX_DAYS), today, tomorrow: at(1), later: at(2) }
}

/** Midnight of the first of the current month in El Salvador (HDASH-28). */
export const startOfMonth = (now: Date) => startOfDay(`${dayOf(now).slice(0, 8)}01`)

const people = (parties: Party[]) => parties.reduce((sum, { guests }) => sum + guests, 0)

/**
 * The totals of a group: confirmed people, how many of them said that they will come, people without an answer, and the cash.
 * A no-show does not count as a person and owes nothing.
 */
export function figuresOf(
  parties: Party[],
): Pick<Group, 'guests' | 'attending' | 'unanswered' | 'cash' | 'toConfirm' | 'received'> {
  const agreed = parties.filter(
    ({ status, attended }) => !['pending', 'cancelled'].includes(status) && attended !== false,
  )
  const { people: guests, waiting, toCollect, toConfirm, received } = meetingSums(parties)
  return {
    guests,
    // Whoever has arrived no longer needs to confirm.
    attending: people(agreed.filter(({ attending, status }) => attending || status !== 'confirmed')),
    unanswered: waiting,
    cash: toCollect,
    toConfirm,
    received,
  }
}
