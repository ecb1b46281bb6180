import { meetingSums } from '#marketplace/bookings/cash/cash.rules.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { Group, Party } from './today.contract.ts'

/** A tour of many days counts as today's while it goes on, if it began no longer ago than this. */
const MAX_DAYS = 30

/** Where today, tomorrow and the day after begin by the calendar of El Salvador, and how far back something may go on. */
export function daysAround(now: Date) {
  const today = startOfDay(dayOf(now))
  const at = (days: number) => new Date(today.getTime() + days * DAY_MS)
  return { past: at(-MAX_DAYS), today, tomorrow: at(1), later: at(2) }
}

/** Midnight on day 1 of the current month in El Salvador (HDASH-28). */
export const startOfMonth = (now: Date) => startOfDay(`${dayOf(now).slice(0, 8)}01`)

const people = (parties: Party[]) => parties.reduce((sum, { guests }) => sum + guests, 0)

/**
 * What a group comes to: people who were accepted, those of them who said they come, those without an answer, and the
 * cash: whoever was closed as a no-show counts as nobody and owes nothing.
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
    // Whoever has arrived no longer needs to say so.
    attending: people(agreed.filter(({ attending, status }) => attending || status !== 'confirmed')),
    unanswered: waiting,
    cash: toCollect,
    toConfirm,
    received,
  }
}
