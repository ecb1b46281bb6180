// The public holidays of El Salvador (Código de Trabajo, art. 190, and the August feasts of the capital). Hosts who plan a
// season want to see them, because some open just then and others never.
import { DAY_MS } from './units.ts'

const FIXED: Record<string, string> = {
  '01-01': 'Año Nuevo',
  '05-01': 'Día del Trabajo',
  '05-10': 'Día de la Madre',
  '06-17': 'Día del Padre',
  '08-03': 'Fiestas agostinas',
  '08-04': 'Fiestas agostinas',
  '08-05': 'Fiestas agostinas',
  '08-06': 'Fiestas agostinas',
  '09-15': 'Día de la Independencia',
  '11-02': 'Día de los Difuntos',
  '12-24': 'Nochebuena',
  '12-25': 'Navidad',
  '12-31': 'Fin de año',
}

/** From Palm Sunday to Easter Sunday, by days before Easter. */
const HOLY_WEEK: Record<number, string> = {
  7: 'Domingo de Ramos',
  6: 'Semana Santa',
  5: 'Semana Santa',
  4: 'Semana Santa',
  3: 'Jueves Santo',
  2: 'Viernes Santo',
  1: 'Sábado de Gloria',
  0: 'Domingo de Resurrección',
}

/** Noon UTC of Easter Sunday, by the Gregorian computus. */
function easterOf(year: number): number {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * a + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const shift = Math.floor((a + 11 * epact + 22 * weekday) / 451)
  const month = Math.floor((epact + weekday - 7 * shift + 114) / 31)
  const day = ((epact + weekday - 7 * shift + 114) % 31) + 1
  return Date.UTC(year, month - 1, day, 12)
}

/** The name of the holiday on a day, or null. @param day YYYY-MM-DD */
export function holidayOn(day: string): string | null {
  const fixed = FIXED[day.slice(5)]
  if (fixed) return fixed
  const before = (easterOf(Number(day.slice(0, 4))) - Date.parse(`${day}T12:00:00Z`)) / DAY_MS
  return HOLY_WEEK[before] ?? null
}

/** Holidays on which people work, because the law gives no rest on them (Código de Trabajo, art. 190). */
const WORKED = new Set(['08-04', '12-24', '12-31'])

/**
 * Whether offices of San Salvador work on a day: Monday to Friday except the rest days of the law. In doubt the day counts as
 * a working day, so that a term in working days never ends later than the law says. @param day YYYY-MM-DD
 */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const holiday = holidayOn(day)
  return holiday === null || holiday === 'Semana Santa' || WORKED.has(day.slice(5))
}
