// On which days, between which hours and for how long somebody wants to go.
import { dayOf } from '#platform/clock.ts'
import { countedFrom, hoursOfDay, readClock, type readHours, shapeIn } from '../clock.rules.ts'
import { type Days, readDays } from '../date-phrase.rules.ts'
import { plus } from '../language/calendar.rules.ts'
import { containsPhrase, type RemainingText } from '../normalize-typing.rules.ts'
import type { SearchCriteria } from '../plan.rules.ts'
import { withAlso } from '../wishes/in-context.rules.ts'

const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)'
const LEAVES = 'sale|salen|se va|se van|nos vamos|me voy|regres\\p{L}+|vuel(?:a|o|an)|volamos|viaj\\p{L}+'
/** 'me quedo hasta el jueves', 'de aquí al domingo', 'salen de regreso el lunes' */
const UNTIL = `(?:hasta|de aqui al?|de aca al?|de hoy al?) (?:el |este )?${WEEKDAY}|(?:${LEAVES})(?: ya)?(?: de (?:vuelta|regreso))?(?: para \\S+| a \\S+)? el ${WEEKDAY}`
/** 'llegamos de Los Ángeles el 20 de diciembre' */
const ARRIVES =
  '(?:llego|llegamos|aterrizo|aterrizamos|estoy llegando|estamos llegando|estare llegando)(?: (?!y )\\p{L}+){0,6} (?:el )?\\d{1,2}(?: de \\p{L}+)?'
const STAY_DAYS = 13
/** Hours of the lengths that words have. */
const LENGTHS: Record<string, [number | null, number | null]> = {
  short: [null, 3],
  'not-all-day': [null, 5],
  'half-day': [3, 5],
  'full-day': [5, 24],
  'same-day': [null, 12],
  days: [24, null],
}

export type TimeOfDay = Pick<SearchCriteria, 'notBefore' | 'notAfter' | 'maxHours'>

/** Between which hours an outing begins, and how long it lasts at most because of them. */
export function readTimeOfDay(clauses: RemainingText[]): TimeOfDay {
  // 'después de las 2 de la tarde' is one hour, not also an afternoon.
  const atNight = clauses.some(({ text }) => containsPhrase(text, 'de noche|nocturn[oa]s?|leyendas?'))
  const clocks = clauses.map((clause) => readClock(clause, atNight))
  const first = (key: keyof TimeOfDay) => clocks.find((clock) => clock[key] !== null)?.[key] ?? null
  const [notBefore, notAfter, maxHours = null] = hoursOfDay(clauses)
  return {
    notBefore: first('notBefore') ?? notBefore,
    notAfter: first('notAfter') ?? notAfter,
    maxHours: first('maxHours') ?? maxHours,
  }
}

/**
 * The days of a wish, days in El Salvador.
 * @param whole the message, from which nothing is removed
 */
export function readTripDays(
  rest: RemainingText,
  whole: string,
  before: SearchCriteria | null,
  now: Date,
): Days | null {
  const until = containsPhrase(rest.text, UNTIL)
  const arrives = containsPhrase(rest.text, ARRIVES)
  const days = withAlso(readDays(rest, countedFrom(rest.text, before?.from, now)), whole, before)
  // 'llego el 20, ¿qué tours hay?': from then on.
  if (days && arrives && days.from === days.to) return { ...days, to: plus(days.from, STAY_DAYS) }
  // 'me quedo hasta el jueves' begins today.
  return days && until && days.from === days.to ? { ...days, from: dayOf(now) } : days
}

export type Length = Pick<SearchCriteria, 'minHours' | 'maxHours'> & {
  /** Against what was shown before. */
  compared: 'shorter' | 'longer' | null
}

/** @param spoken hours that the message named, which win over 'corto' and the like */
export function readLength(rest: RemainingText, spoken: ReturnType<typeof readHours>): Length {
  const word = shapeIn(rest, 'length')
  const [minHours, maxHours] = LENGTHS[word ?? ''] ?? [null, null]
  return {
    minHours: spoken.minHours ?? minHours,
    maxHours: spoken.maxHours ?? maxHours,
    compared: word === 'shorter' || word === 'longer' ? word : null,
  }
}
