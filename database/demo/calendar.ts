import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import type { DemoExperience } from '../catalogue/shape.ts'

/** How many days ahead experiences offer dates. */
const HORIZON_DAYS = 90

/** Midnight in El Salvador, `days` after today (negative: before). */
export const dayFromToday = (now: Date, days: number) => startOfDay(dayOf(new Date(now.getTime() + days * DAY_MS)))

export function endOf(start: Date, { value, unit }: DemoExperience['duration']): Date {
  return new Date(start.getTime() + value * (unit === 'days' ? DAY_MS : HOUR_MS))
}

/** The meeting of an experience on a given day, whatever its weekday. */
export function meetingOn(now: Date, days: number, { offer }: DemoExperience): Date {
  return new Date(dayFromToday(now, days).getTime() + offer.hour * HOUR_MS)
}

/** Every start of an experience in the coming 90 days, from tomorrow on. */
export function comingStarts(now: Date, experience: DemoExperience): Date[] {
  const starts: Date[] = []
  for (let days = 1; days <= HORIZON_DAYS; days++) {
    const start = meetingOn(now, days, experience)
    // Weekday in El Salvador, which is six hours behind UTC all year.
    const weekday = new Date(start.getTime() - 6 * HOUR_MS).getUTCDay()
    if (experience.offer.weekdays.includes(weekday)) starts.push(start)
  }
  return starts
}
