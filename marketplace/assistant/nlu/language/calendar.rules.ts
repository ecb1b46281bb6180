// The words of a calendar, and days that are reckoned from others. A day is `YYYY-MM-DD`.
import { holidayOn } from '#platform/holiday.rules.ts'
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

/** The rest of this weekend, or the whole next one. */
export function weekend(today: string, following: boolean): [string, string] {
  const weekday = weekdayOf(today)
  const saturday = plus(today, weekday === 0 ? -1 : 6 - weekday)
  if (following)
    return [
      plus(saturday, weekday === 6 || weekday === 0 ? 7 : 0),
      plus(saturday, weekday === 6 || weekday === 0 ? 8 : 1),
    ]
  return [saturday < today ? today : saturday, plus(saturday, 1)]
}

/** The next day with this name: today only if 'este' was said. */
export function weekdayAfter(today: string, weekday: number, mayBeToday: boolean): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  return plus(today, ahead === 0 && !mayBeToday ? 7 : ahead)
}

/** A date; null when it does not exist (31 de abril). */
export function dayIn(year: number, month: number, day: number): string | null {
  return day >= 1 && day <= lastOf(year, month) ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null
}

/** The next day with this number: 'el 24'. */
export function nextDated(today: string, day: number): string | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const here = dayIn(year, month, day)
  return here && here >= today ? here : dayIn(month === 12 ? year + 1 : year, (month % 12) + 1, day)
}

/** Easter Sunday of a year, because holidays such as 'semana santa' depend on it. */
function easter(year: number): string {
  let day = `${year}-03-22`
  while (holidayOn(day) !== 'Domingo de Resurrección') day = plus(day, 1)
  return day
}

/** Holidays that people name instead of dates. */
export const FEASTS: [string, (year: number) => [string, string]][] = [
  ['semana santa|semana mayor', (year) => [plus(easter(year), -7), easter(year)]],
  ['navidad(?:es)?', (year) => [`${year}-12-24`, `${year}-12-26`]],
  ['ano nuevo|fin de ano', (year) => [`${year}-12-31`, plus(`${year}-12-31`, 1)]],
  [
    'vacaciones de agosto|vacaciones agostinas|agostinas|fiestas de agosto',
    (year) => [`${year}-08-01`, `${year}-08-06`],
  ],
  ['dia de la independencia|fiestas patrias', (year) => [`${year}-09-15`, `${year}-09-15`]],
  ['dia de (?:los )?(?:difuntos|muertos)', (year) => [`${year}-11-02`, `${year}-11-02`]],
]
