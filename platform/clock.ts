// Instants are UTC everywhere; days, months and what people read are El Salvador time, whatever the zone of the browser,
// because that is where people meet.
export const ZONE = 'America/El_Salvador'

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day of an instant in El Salvador, as `YYYY-MM-DD`. */
export const dayOf = (instant: Date | string) => dayFormat.format(new Date(instant))

/** Midnight in El Salvador at the start of a day; the country keeps UTC−6 all year. @param day `YYYY-MM-DD` */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00-06:00`)

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('es-SV', { timeZone: ZONE, ...options })
  return (instant: Date | string) => format.format(new Date(instant)).replace(/[\u202f\u00a0]/g, ' ')
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
