// How long an experience stays offered by a host of whom nothing is heard (docs/decisions/0255).
import { dayOf } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'

/** Days without a sign of life after which the host is asked. */
export const SILENT_DAYS = 30
/** Days to answer; then it is paused. */
export const ANSWER_DAYS = 7

/** The day on which an experience is paused that nobody answers for. @returns `YYYY-MM-DD` of El Salvador */
export const pausedOn = (askedAt: Date): string => dayOf(new Date(askedAt.getTime() + ANSWER_DAYS * DAY_MS))

/** Whole days of El Salvador between two instants. */
const daysBetween = (from: Date, until: Date) => (Date.parse(dayOf(until)) - Date.parse(dayOf(from))) / DAY_MS

/** 'hoy', 'ayer', 'hace 12 días', 'hace más de un mes'. @param confirmedAt when the host last confirmed the dates */
export function freshnessText(confirmedAt: Date, now: Date): string {
  const days = daysBetween(confirmedAt, now)
  if (days <= 0) return 'hoy'
  if (days === 1) return 'ayer'
  return days <= SILENT_DAYS ? `hace ${days} días` : 'hace más de un mes'
}
