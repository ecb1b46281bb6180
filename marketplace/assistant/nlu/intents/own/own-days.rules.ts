// The days of a question about one's own reservations, which are read otherwise than those of a search: 'el sábado' said on a
// Saturday is today when something is reserved for today, and 'reservé hace dos días' is no day of an outing.
import { dayOf } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { type Days, readDays } from '../../date-phrase.rules.ts'
import { at, WEEKDAY } from '../../language/calendar.rules.ts'
import { containsPhrase, NUMBER } from '../../normalize-typing.rules.ts'
import type { OwnBooking } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'

/** 'lo del 18', 'mi reserva del 18': a day. */
export const withDay = (text: string): string =>
  text.replace(/(?:(?:lo|la|el|los|las|reservas?|tour|fecha|salida) )del (?:dia )?(\d{1,2})(?!\d)/gu, 'el $1')

const PAST = `(?:hace (?:como |unos |mas de )?(?:${NUMBER})(?: y pico)? (?:dias?|semanas?|horas?|meses)|desde (?:hace .+? )?(?:el )?(?:${WEEKDAY}|ayer|antier|anteayer)|(?:desde )?(?:ayer|antier|anteayer|antes de ayer)|(?:la )?semana pasada|el ${WEEKDAY} pasado)`
const MADE =
  '(?:reserve|reservamos|aparte|apartamos|agende|solicite|pedi|mande|envie|hice|hicimos|hizo|llev\\p{L}+|esper\\p{L}+|estoy|ando|booked|requested)'
/** 'reservé hace dos días y nada', 'desde ayer espero': when it was made, and not when it is. */
const WHEN_MADE = new RegExp(
  `(?<!\\p{L})(?:${MADE}(?: (?!(?:para|pa) )\\p{L}+){0,4} ${PAST}|${PAST} (?:que )?(?:la |lo |las )?${MADE})(?!\\p{L})`,
  'u',
)

/** 'la reservé el lunes' where nothing is reserved for Monday: when it was made. 'Qué reservé el lunes' asks for what there is. */
const MADE_ON = new RegExp(
  `(?<!(?:^|y |de )que |tengo |tenemos )(?<!\\p{L})(?:reserve|reservamos|aparte|apartamos|agende|agendamos|solicite|pedi|hice|hicimos|booked|reserved|requested|made)(?: (?!(?:para|pa|for|y|and) )\\p{L}+){0,4} (?:el|este|on) (?:pasado )?${WEEKDAY}(?: pasado)?(?!\\p{L}| que viene| proximo)`,
  'u',
)

/** The text without when the reservation was made. */
export const withoutWhenMade = (text: string): string => text.replace(WHEN_MADE, ' ').replace(/\s+/gu, ' ').trim()

/** 'llevo', 'he tenido': what has been counts, too. */
const SO_FAR = '(?:llevo|llevamos|he|hemos|hice|hicimos)'
const LATER_ONE = `(?:proximo|otro|que viene|siguiente) ${WEEKDAY}|${WEEKDAY} (?:que viene|proximo|siguiente|de la (?:otra|proxima) semana|\\d)`

const isOn = (day: string) => (booking: OwnBooking) => booking.live && dayOf(booking.start) === day

/** The days that a question about one's own reservations names; null when it names none. */
export function ownDays(said: string, { now, own = [] }: Pick<ReadingContext, 'now' | 'own'>): Days | null {
  const text = withDay(withoutWhenMade(said))
  const days = readDays({ text }, now)
  if (!days) return null
  const rest = text.replace(MADE_ON, ' ').replace(/\s+/gu, ' ').trim()
  if (rest !== text && !own.some(isOn(days.from))) return ownDays(rest, { now, own })
  const today = dayOf(now)
  if (containsPhrase(text, 'este mes') && containsPhrase(text, SO_FAR) && days.from === today)
    return { ...days, from: `${today.slice(0, 7)}-01` }
  const isWeekAhead = days.from === days.to && at(days.from) - at(today) === 7 * DAY_MS
  const isToday =
    isWeekAhead &&
    containsPhrase(text, WEEKDAY) &&
    !containsPhrase(text, LATER_ONE) &&
    own.some(isOn(today)) &&
    !own.some(isOn(days.from))
  return isToday ? { from: today, to: today, past: false } : days
}

/** 'no esa no, la del domingo': what is refused says nothing of what is meant; the whole text when nothing else is said. */
export const withoutRefused = (text: string): string =>
  text.replace(
    /^(?:(?:no|ay|perdon|ah|pero|nel|espera|espere|mira) )*(?:(?:no )?(?:es[ao]|es[ae] (?:reserva|tour)|est[ao]) no|no (?:es )?(?:es[ao]|est[ao])(?: no)?|not that one)(?: (?:sino|si no|es|era|digo|quise decir|i mean))* /u,
    '',
  )
