// The month of a statement, its due date, and what is unpaid of it. Months and days are those of El Salvador.
import { dayOf } from '#platform/clock.ts'
import { isWorkingDay } from '#platform/holiday.rules.ts'
import { DAY_MS } from '#platform/units.ts'

/** CONST-30: due within the first working days of the next month. */
const WORKING_DAYS_TO_PAY = 5

const nextDay = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** Days after the due date at which a host is reminded, once. */
export const DAYS_TO_REMIND = 5

export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

export function lastMonth(now: Date): string {
  const [year, number] = dayOf(now).slice(0, 7).split('-').map(Number) as [number, number]
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

/** The due date of a month's statement: the fifth working day of the next month. */
export function dueDayOf(month: string): string {
  let day = `${monthAfter(month)}-01`
  for (let remaining = WORKING_DAYS_TO_PAY - (isWorkingDay(day) ? 1 : 0); remaining > 0; ) {
    day = nextDay(day)
    if (isWorkingDay(day)) remaining--
  }
  return day
}

/** 'EC-2026-11-000042': the month, and a unique number. */
export const statementNumber = ({ month, number }: { month: string; number: number }) =>
  `EC-${month}-${String(number).padStart(6, '0')}`

export type StatementState = 'settled' | 'due' | 'overdue'

/**
 * What is unpaid of a statement: its closing less what was paid since, never below 0.
 * @param sinceCents payments and corrections that no statement up to this one contains; negative is in the host's favour
 */
export const unpaidCents = (closingCents: number, sinceCents: number): number => Math.max(0, closingCents + sinceCents)

/** @param dueOn the last day on which it is not late */
export const stateOf = (leftCents: number, dueOn: string, now: Date): StatementState =>
  leftCents === 0 ? 'settled' : dayOf(now) > dueOn ? 'overdue' : 'due'
