// The words of a calendar, and days that are reckoned from others. A day is `YYYY-MM-DD`.
import { DAY_MS } from '#platform/units.ts'

export const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
export const WEEKDAY = `(${WEEKDAYS.join('|')}|miercole|savado|sabados|domingos|vierne|dom|sab|vie)`
export const MONTH = `(${MONTHS.join('|')}|setiembre|dic|nov|ene)`

export const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
export const plus = (day: string, days: number) => new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10)
export const weekdayOf = (day: string) => new Date(at(day)).getUTCDay()
export const twoDigits = (value: number) => String(value).padStart(2, '0')
export const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
export const weekdayNamed = (word: string) =>
  WEEKDAYS.findIndex((name) => name.startsWith(word.replace('v', 'b').slice(0, 3)) || name.startsWith(word.slice(0, 3)))
export const monthNamed = (word: string) =>
  MONTHS.findIndex((name) => name.startsWith(word === 'setiembre' ? 'sep' : word.slice(0, 3))) + 1

/** A date; null when it does not exist (31 de abril). */
export function dayIn(year: number, month: number, day: number): string | null {
  return day >= 1 && day <= lastOf(year, month) ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null
}
