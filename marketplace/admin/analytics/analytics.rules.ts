// Date ranges of the analytics and ratios between figures. Days and months are those of El Salvador.
import { addMonths, monthOf } from '#marketplace/hosts/earnings/earnings.rules.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { readDay } from '#ui/forms/time/typed-day.ts'
import type { AnalyticsRow } from './analytics.contract.ts'

/** A little more than five years. */
export const MAX_DAYS = 1830

export type Range = { from: string; until: string }
/** Calendar months that end with the current one, whose days are counted until today. */
export const PRESETS = { 1: 'Este mes', 3: '3 meses', 6: '6 meses', 12: '12 meses' } as const
export type Preset = keyof typeof PRESETS
const USUAL: Preset = 6

export const presetRange = (months: Preset, now: Date): Range => ({
  from: `${addMonths(monthOf(now), 1 - months)}-01`,
  until: dayOf(now),
})

/** The number of days in a range, both ends included. */
export const dayCount = (from: string, until: string) =>
  Math.round((startOfDay(until).getTime() - startOfDay(from).getTime()) / DAY_MS) + 1

const dayIn = (value: unknown) => (typeof value === 'string' && readDay(value)) || null

/** The range that the address asks for; the latest six months when it has none or an impossible one. */
export function rangeOf(search: Record<string, unknown>, now: Date): Range & { preset: Preset | null } {
  const [from, until] = [dayIn(search.from), dayIn(search.until)]
  if (from && until && from <= until && dayCount(from, until) <= MAX_DAYS) return { from, until, preset: null }
  const preset = (Object.keys(PRESETS).map(Number) as Preset[]).find((item) => String(item) === search.months) ?? USUAL
  return { ...presetRange(preset, now), preset }
}

/** The months a range touches, oldest first. */
export function monthsOf({ from, until }: Range): string[] {
  const months: string[] = []
  for (let month = from.slice(0, 7); month <= until.slice(0, 7); month = addMonths(month, 1)) months.push(month)
  return months
}

export const emptyRow = (key: string, label = key): AnalyticsRow => ({
  key,
  label,
  bookings: 0,
  guests: 0,
  cancelled: 0,
  cancelledBy: { traveler: 0, host: 0, admin: 0, system: 0 },
  noShows: 0,
  volume: 0,
  earnings: 0,
  toConfirm: 0,
  commission: 0,
  seatsOffered: 0,
  seatsFilled: 0,
  signUps: 0,
  views: 0,
})

/** A share from 0 to 1; null when the whole is 0, because "no data" is not the same as 0 %. */
export const share = (part: number, total: number): number | null => (total > 0 ? part / total : null)

export const cancellationShare = ({ cancelled, bookings }: AnalyticsRow) => share(cancelled, bookings)
export const filledShare = ({ seatsFilled, seatsOffered }: AnalyticsRow) => share(seatsFilled, seatsOffered)
/** Reservations per page view. */
export const conversion = ({ bookings, views }: AnalyticsRow) => share(bookings, views)
