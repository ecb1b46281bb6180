import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'

const REMINDER_HOUR = 17

/**
 * The day to remind of: tomorrow in El Salvador, from 17:00 on; null earlier in the day.
 * @returns its first instant and that of the day after, or null
 */
export function dayToRemind(now: Date): { from: Date; until: Date } | null {
  const today = startOfDay(dayOf(now)).getTime()
  if (now.getTime() < today + REMINDER_HOUR * HOUR_MS) return null
  return { from: new Date(today + DAY_MS), until: new Date(today + 2 * DAY_MS) }
}
