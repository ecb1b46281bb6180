// Reads days from a text, in the calendar of El Salvador. A day is `YYYY-MM-DD`; without a year it is the next possible one.

import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import {
  at,
  dayIn,
  FEASTS,
  lastOf,
  MONTH,
  monthNamed,
  nextDated,
  plus,
  twoDigits,
  WEEKDAY,
  WEEKDAYS,
  weekdayAfter,
  weekdayNamed,
  weekdayOf,
  weekend,
} from './language/calendar.rules.ts'
import {
  containsPhrase,
  NUMBER,
  numberOf,
  type RemainingText,
  takeMatch,
  wholeWordPattern,
} from './normalize-typing.rules.ts'

/** The requested days, both ends included; `past` when the last one is over. */
export type Days = { from: string; to: string; past: boolean }

/** More than so many people are hardly said behind a day: 'el sábado 20' is a date. */
const MOST_OF_A_GROUP = 12

/** A day that passed at most this many days ago is a past day, not one of next year. */
const JUST_OVER = 45

/** The next time these days come, unless they have only just passed. */
function next(today: string, rangeIn: (year: number) => [string, string] | null): Days | null {
  const year = Number(today.slice(0, 4))
  for (const candidate of [year, year + 1]) {
    const days = rangeIn(candidate)
    if (!days) continue
    const [from, to] = days
    if (to >= today) return { from, to, past: false }
    if (at(today) - at(to) <= JUST_OVER * DAY_MS) return { from, to, past: true }
  }
  return null
}

/** From five in the afternoon on. */
const EVENING_MS = 17 * HOUR_MS

const range = (from: string, to: string, today: string): Days => ({ from, to, past: to < today })

/** Past days: 'ayer', 'la semana pasada', 'hace tres días'. */
function readPast(rest: RemainingText, today: string): Days | null {
  const daysAgo = (days: number) => ({ from: plus(today, -days), to: plus(today, -days), past: true })
  if (takeMatch(rest, wholeWordPattern('antes de ayer|anteayer|antier'))) return daysAgo(2)
  if (takeMatch(rest, wholeWordPattern('ayer'))) return daysAgo(1)
  const ago = takeMatch(rest, wholeWordPattern(`hace (${NUMBER}) dias?`))
  if (ago) return daysAgo(numberOf(ago[1]!))
  if (takeMatch(rest, wholeWordPattern('(?:la )?semana pasada')))
    return { from: plus(today, -7), to: plus(today, -1), past: true }
  if (takeMatch(rest, wholeWordPattern('(?:el )?fin de semana pasado')))
    return { from: plus(weekend(today, false)[0], -7), to: plus(weekend(today, false)[1], -7), past: true }
  if (takeMatch(rest, wholeWordPattern('(?:el )?(?:mes|ano) pasado')))
    return { from: plus(today, -30), to: plus(today, -1), past: true }
  const named = takeMatch(rest, wholeWordPattern(`(?:el )?${WEEKDAY} pasado`))
  if (!named) return null
  const ahead = (weekdayNamed(named[1]!) - weekdayOf(today) + 7) % 7
  return daysAgo(7 - ahead)
}

/** 'la semana del 14 de diciembre', 'el fin de semana del 12': around that day; a week that has begun starts today. */
function readWeek(rest: RemainingText, today: string): Days | null {
  const match = takeMatch(
    rest,
    wholeWordPattern(
      `(?:en |para |durante )?(?:la |esa |el )?(fin de )?semana (?:que empieza (?:el )?|del )(?:dia |lunes |sabado )?(\\d{1,2})(?! al? )(?: de ${MONTH})?`,
    ),
  )
  if (!match) return null
  const [y, m] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const month = match[3] ? monthNamed(match[3]) : Number(match[2]) < Number(today.slice(8)) ? (m % 12) + 1 : m
  const day = dayIn(month < m ? y + 1 : y, month, Number(match[2]))
  if (!day) return null
  const [monday, sunday] = [plus(day, -((weekdayOf(day) + 6) % 7)), plus(day, (7 - weekdayOf(day)) % 7)]
  if (match[1]) return range(plus(sunday, -1), sunday, today)
  return range(monday < today && sunday >= today ? today : monday, sunday, today)
}

/** 'del 5 al 8 de diciembre', 'el 5/12', 'el 24', 'a finales de enero', 'en marzo de 2027'. */
function readCalendar(rest: RemainingText, today: string): Days | null {
  const year = (word: string | undefined) => (word ? Number(word) : null)
  const week = readWeek(rest, today)
  if (week) return week
  const within = (given: number | null, rangeIn: (year: number) => [string, string] | null) => {
    if (given === null) return next(today, rangeIn)
    const days = rangeIn(given)
    return days && range(days[0], days[1], today)
  }
  const span = takeMatch(
    rest,
    wholeWordPattern(
      `(?:del?|entre) (?:el )?(\\d{1,2})(?: de ${MONTH})? (?:al?|y|hasta) (?:el )?(\\d{1,2}) (?:de )?${MONTH}(?: (?:de(?:l)? )?(20\\d\\d))?`,
    ),
  )
  if (span) {
    const month = monthNamed(span[4]!)
    const first = span[2] ? monthNamed(span[2]) : month
    return within(year(span[5]), (y) => {
      const to = dayIn(first > month ? y + 1 : y, month, Number(span[3]))
      const from = dayIn(y, first, Number(span[1]))
      return from && to ? [from, to] : null
    })
  }
  const days = takeMatch(
    rest,
    wholeWordPattern(
      '(?:del|entre el) (?:dia )?(\\d{1,2}) (?:al|y el|hasta el) (\\d{1,2})(?! (?:de|horas|personas|anos|dolares))',
    ),
  )
  if (days) {
    const first = nextDated(today, Number(days[1]))
    const [year, month] = first ? [Number(first.slice(0, 4)), Number(first.slice(5, 7))] : [0, 0]
    const last =
      Number(days[2]) < Number(days[1])
        ? dayIn(month === 12 ? year + 1 : year, (month % 12) + 1, Number(days[2]))
        : dayIn(year, month, Number(days[2]))
    return first && last ? range(first, last, today) : null
  }
  const exact = takeMatch(
    rest,
    wholeWordPattern(`(?:el |para el |dia )?(\\d{1,2}|primero|uno) de ${MONTH}(?: (?:de(?:l)? )?(20\\d\\d))?`),
  )
  if (exact) {
    const date = Number(exact[1]) || 1
    return within(year(exact[3]), (y) => {
      const day = dayIn(y, monthNamed(exact[2]!), date)
      return day ? [day, day] : null
    })
  }
  const iso = takeMatch(rest, wholeWordPattern('(20\\d\\d)-(\\d\\d)-(\\d\\d)'))
  if (iso) {
    const day = dayIn(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    return day === null ? null : range(day, day, today)
  }
  const slashed = takeMatch(rest, wholeWordPattern('(?:el )?(\\d{1,2})[/-](\\d{1,2})(?:[/-](20\\d\\d|\\d\\d))?'))
  if (slashed && Number(slashed[2]) <= 12) {
    const given = slashed[3] ? Number(slashed[3].padStart(4, '20')) : null
    return within(given, (y) => {
      const day = dayIn(y, Number(slashed[2]), Number(slashed[1]))
      return day ? [day, day] : null
    })
  }
  const part = takeMatch(
    rest,
    wholeWordPattern(`(?:a |en |para )?(principios|inicios|mediados|finales|fines) de ${MONTH}`),
  )
  if (part) {
    const month = monthNamed(part[2]!)
    return within(null, (y) => {
      const [from, to] = /prin|ini/.test(part[1]!)
        ? [1, 10]
        : part[1] === 'mediados'
          ? [11, 20]
          : [21, lastOf(y, month)]
      return [`${y}-${twoDigits(month)}-${twoDigits(from)}`, `${y}-${twoDigits(month)}-${twoDigits(to)}`]
    })
  }
  const whole = takeMatch(
    rest,
    wholeWordPattern(`(?:en |para |durante |todo )?(?:el mes de )?${MONTH}(?: (?:de(?:l)? )?(20\\d\\d))?`),
  )
  if (whole) {
    const month = monthNamed(whole[1]!)
    return within(year(whole[2]), (y) => [
      `${y}-${twoDigits(month)}-01`,
      `${y}-${twoDigits(month)}-${twoDigits(lastOf(y, month))}`,
    ])
  }
  const bare = takeMatch(
    rest,
    wholeWordPattern(
      `(?:el|para el|dia|(?:el )?(?:${WEEKDAYS.join('|')})) (\\d{1,2})(?! (?:personas|adultos|dolares|experiencia|resultado|opcion))`,
    ),
  )
  if (!bare) return null
  const named = new RegExp(WEEKDAY, 'u').exec(bare[0])
  const day = nextDated(today, Number(bare[1]))
  // 'el sábado 2' that is no Saturday is a Saturday for two, and 'el sábado 20' is the 20th, whichever day that is.
  if (day && named && Number(bare[1]) <= MOST_OF_A_GROUP && weekdayOf(day) !== weekdayNamed(named[1]!)) {
    rest.text = `${rest.text} para ${bare.at(-1)} personas`.trim()
    const on = weekdayAfter(today, weekdayNamed(named[1]!), false)
    return range(on, on, today)
  }
  return day ? range(day, day, today) : null
}

/** Days relative to today: 'hoy', 'mañana', 'este finde', 'el próximo viernes', 'en dos semanas'. */
function readNear(rest: RemainingText, today: string, now: Date): Days | null {
  const singleDay = (day: string) => range(day, day, today)
  // 'mañana' as a time of day is removed first, since it does not mean tomorrow there.
  takeMatch(
    rest,
    wholeWordPattern('(?:(?:por|en|de)|(?:tengo|tenemos|libre|quedan?)(?: solo| nomas)?) (?:la|una) manana'),
  )
  if (takeMatch(rest, wholeWordPattern('pasado manana'))) return singleDay(plus(today, 2))
  if (takeMatch(rest, wholeWordPattern('(?:para )?manana(?: mismo)?'))) return singleDay(plus(today, 1))
  if (takeMatch(rest, wholeWordPattern('(?:para )?hoy(?: mismo| dia)?|esta (?:noche|tarde)|ahorita|ahora mismo')))
    return singleDay(today)
  const weekends = takeMatch(
    rest,
    wholeWordPattern(
      '(este |el |para el |en el |el proximo |proximo |el otro )?fin(?:es)? de semana( que viene| proximo| siguiente)?',
    ),
  )
  // On a Sunday 'el fin de semana' means the next one, unless 'este' is said; in the evening nothing of this one is left.
  const isEvening = now.getTime() - startOfDay(today).getTime() >= EVENING_MS
  const isPast = weekdayOf(today) === 0 && (isEvening || !weekends?.[1]?.startsWith('este'))
  // 'el otro fin de semana', 'el otro sábado': a week after the coming one.
  if (weekends?.[1] === 'el otro ') {
    const [from, to] = weekend(plus(today, 7), false)
    return range(from, to, today)
  }
  if (weekends) return range(...weekend(today, isPast || /proximo|viene|siguiente/.test(weekends[0])), today)
  const ahead = takeMatch(rest, wholeWordPattern(`(?:en|dentro de) (?!(?:1|un|una) dia)(${NUMBER}) (dias?|semanas?)`))
  if (ahead) {
    const days = numberOf(ahead[1]!) * (ahead[2]!.startsWith('semana') ? 7 : 1)
    return ahead[2]!.startsWith('semana')
      ? range(plus(today, days - 3), plus(today, days + 3), today)
      : singleDay(plus(today, days))
  }
  const monday = plus(today, (8 - weekdayOf(today)) % 7 || 7)
  const nextWeek = '(?:la |esta )?(?:(?:otra|proxima|siguiente) semana|semana (?:que viene|proxima|siguiente|entrante))'
  if (takeMatch(rest, wholeWordPattern(nextWeek))) return range(monday, plus(monday, 6), today)
  if (!wholeWordPattern(WEEKDAY).test(rest.text)) {
    // 'entre semana' late in the week is the next one.
    const late = ![1, 2, 3].includes(weekdayOf(today))
    if (takeMatch(rest, wholeWordPattern('entre semana')))
      return range(late ? monday : today, plus(monday, late ? 4 : -3), today)
    if (takeMatch(rest, wholeWordPattern('(?:esta|en la) semana'))) return range(today, plus(monday, -1), today)
  }
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const monthDays = (y: number, m: number, from?: string): Days =>
    range(from ?? `${y}-${twoDigits(m)}-01`, `${y}-${twoDigits(m)}-${twoDigits(lastOf(y, m))}`, today)
  if (takeMatch(rest, wholeWordPattern('(?:el )?(?:(?:otro|proximo) mes|mes (?:que viene|proximo|entrante))')))
    return month === 12 ? monthDays(year + 1, 1) : monthDays(year, month + 1)
  if (takeMatch(rest, wholeWordPattern('(?:en )?este mes'))) return monthDays(year, month, today)
  const both = takeMatch(
    rest,
    wholeWordPattern(
      `(?:del?|entre el|el|este|los)? ?${WEEKDAY} (?:al?|y el|hasta el|o el|o|y|y (?:nos )?(?:volvemos|regresamos|venimos|vamos) el) ${WEEKDAY}(?! (?:proximo|que viene))`,
    ),
  )
  if (both) {
    const from = weekdayAfter(today, weekdayNamed(both[1]!), true)
    return range(from, weekdayAfter(from, weekdayNamed(both[2]!), true), today)
  }
  const named = takeMatch(
    rest,
    wholeWordPattern(
      `(este |el |los |para el |el proximo |proximo |el otro |el dia )?${WEEKDAY}( que viene| proximo| siguiente)?`,
    ),
  )
  if (named?.[1] === 'el otro ') return singleDay(plus(weekdayAfter(today, weekdayNamed(named[2]!), true), 7))
  if (named) return singleDay(weekdayAfter(today, weekdayNamed(named[2]!), /^este/.test(named[1] ?? '')))
  return null
}

/** The days of a message; removes them from the text. @returns null when it names none */
export function readDays(rest: RemainingText, now: Date): Days | null {
  const today = dayOf(now)
  const past = readPast(rest, today)
  if (past) return past
  for (const [names, days] of FEASTS) {
    if (!containsPhrase(rest.text, names)) continue
    takeMatch(rest, wholeWordPattern(`(?:en|para|de)? ?(?:la |el |las )?(?:${names})`))
    return next(today, days)
  }
  // In 'el sábado 5 de diciembre' the date decides.
  const calendar = readCalendar(rest, today)
  if (calendar) {
    // 'en fin de año, que sea un viernes': the one nearest to that day.
    const any =
      calendar.from === calendar.to ? takeMatch(rest, wholeWordPattern(`(?:que sea |en )?un ${WEEKDAY}`)) : null
    if (any) {
      const ahead = (weekdayNamed(any[1]!) - weekdayOf(calendar.from) + 7) % 7
      const nearest = plus(calendar.from, ahead > 3 ? ahead - 7 : ahead)
      const day = nearest < today ? plus(nearest, 7) : nearest
      return range(day, day, today)
    }
    if (calendar.from === calendar.to) takeMatch(rest, wholeWordPattern(`(?:el |este )?${WEEKDAY}`))
    return calendar
  }
  return readNear(rest, today, now)
}
