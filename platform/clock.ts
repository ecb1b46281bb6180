// Instants are UTC everywhere; days, months and what people read are El Salvador time, whatever the zone of the browser,
// because that is where people meet.
export const ZONE = 'America/El_Salvador'

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Since then the country keeps UTC−6 all year. */
const KEPT_SINCE = Date.parse('1989-01-01T06:00:00Z')
const OFFSET_MS = 6 * 3_600_000
const YEAR_10000 = Date.parse('+010000-01-01T06:00:00Z')

/** The calendar day of an instant in El Salvador, as `YYYY-MM-DD`. */
export function dayOf(instant: Date | string): string {
  const at = new Date(instant).getTime()
  // `Intl` takes many times as long.
  if (at >= KEPT_SINCE && at < YEAR_10000) return new Date(at - OFFSET_MS).toISOString().slice(0, 10)
  return dayFormat.format(at)
}

/** Midnight in El Salvador at the start of a day; the country keeps UTC−6 all year. @param day `YYYY-MM-DD` */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00-06:00`)

/** Instants whose words are remembered, because pages name the same starts again and again, and `Intl` is slow. */
const MAX_REMEMBERED = 2000

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('es-SV', { timeZone: ZONE, ...options })
  const remembered = new Map<number, string>()
  return (instant: Date | string) => {
    const at = new Date(instant).getTime()
    const known = remembered.get(at)
    if (known !== undefined) return known
    const text = format.format(at).replace(/[\u202f\u00a0]/g, ' ')
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(at, text)
    return text
  }
}
/** sábado, 21 de noviembre de 2026 */
export const longDate = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** sáb, 21 nov */
export const shortDate = words({ weekday: 'short', day: 'numeric', month: 'short' })
/** 5:06 a. m., in plain spaces: for files and for texts that are searched or compared. */
export const plainTimeOfDay = words({ hour: 'numeric', minute: '2-digit' })
/** 5:06 a. m., on one line: always U+00A0, because the spaces of `Intl` differ between the server and browsers. */
export const timeOfDay = (instant: Date | string) => plainTimeOfDay(instant).replaceAll(' ', '\u00a0')
/** Ends a sentence: an hour ends with its own full stop, 'a las 5:06 a. m.'. */
export const endSentence = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)
/** 21 de noviembre de 2026 */
export const dayOfYear = words({ day: 'numeric', month: 'long', year: 'numeric' })
/** noviembre de 2026 */
export const monthAndYear = words({ month: 'long', year: 'numeric' })
