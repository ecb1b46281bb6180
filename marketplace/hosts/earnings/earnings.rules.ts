// Earnings per month in whole cents. A booking belongs to the month in which it was made, in the calendar of El Salvador
// (HDASH-28).
import { toCents } from '#marketplace/ledger/ledger.rules.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'

/** CONST-40. */
const MONTHS_SHOWN = 6

/** 'YYYY-MM' of an instant in El Salvador: 2026-12-01 03:00 UTC is still November. */
export const monthOf = (instant: Date) => dayOf(instant).slice(0, 7)

/** The month a number of months later; negative is earlier. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const at = year * 12 + (number - 1) + count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The instant a month begins in El Salvador. */
export const startOfMonth = (month: string) => startOfDay(`${month}-01`)

/** The last six months including this one, oldest first (CONST-40). */
export const displayedMonths = (now: Date): string[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, at) => addMonths(monthOf(now), at - MONTHS_SHOWN + 1))

/** The earnings of one experience in one month; dollars. */
export type EarningsRow = {
  month: string
  experienceId: string
  title: string
  bookings: number
  people: number
  gross: number
  /** The platform's share according to the ledger. */
  commission: number
  /** The part that only the traveler has confirmed. */
  toConfirm: number
}

type Sum = { bookings: number; people: number; gross: number; commission: number; toConfirm: number }
const emptySum = (): Sum => ({ bookings: 0, people: 0, gross: 0, commission: 0, toConfirm: 0 })
const add = (sum: Sum, row: EarningsRow): Sum => ({
  bookings: sum.bookings + row.bookings,
  people: sum.people + row.people,
  gross: sum.gross + toCents(row.gross),
  commission: sum.commission + toCents(row.commission),
  toConfirm: sum.toConfirm + toCents(row.toConfirm),
})
const settled = ({ gross, commission, toConfirm, ...counts }: Sum) => ({
  ...counts,
  gross: gross / 100,
  commission: commission / 100,
  net: (gross - commission) / 100,
  toConfirm: toConfirm / 100,
})

/**
 * Months, their sum and the experiences behind them.
 * @param months all months to show, so that one without earnings shows 0 (HDASH-29)
 */
export function earningsOf(rows: EarningsRow[], months: string[]) {
  const sums = months.map((month) => rows.filter((row) => row.month === month).reduce(add, emptySum()))
  const all = rows.filter(({ month }) => months.includes(month)).reduce(add, emptySum())
  const experiences = new Map<string, Sum & { id: string; title: string }>()
  for (const row of rows) {
    const { experienceId: id, title } = row
    experiences.set(id, { id, title, ...add(experiences.get(id) ?? emptySum(), row) })
  }
  return {
    months: sums.map((sum, at) => ({ month: months[at]!, ...settled(sum) })),
    total: settled(all),
    experiences: [...experiences.values()]
      .toSorted((a, b) => b.gross - a.gross || a.title.localeCompare(b.title, 'es'))
      .map(({ id, title, bookings, people, gross }) => ({ id, title, bookings, people, gross: gross / 100 })),
  }
}
