// The months, years and days of which somebody asks what was paid or earned.
import { dayOf } from '#platform/clock.ts'
import { plus, weekdayOf } from '../language/calendar.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'

/** Days, both included. */
type Period = { from: string; to: string }

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto (?:septiembre|setiembre) octubre noviembre diciembre'.split(' ')
const THIS_YEAR =
  '(?:este|en el|en lo que va del?|del?|todo el|el) (?:este )?anos?(?! (?:nuevo|que viene|entrante|proximo))|ano (?:entero|completo)|(?:this|whole|entire) year'
const LAST_YEAR = 'anos? (?:pasad[oa]|anterior)|last year'
const THIS_MONTH = '(?:este|en el|del?|lo que va del?|todo el|el) (?:este )?mes(?! (?:que viene|entrante|proximo))'

/** 'este mes' and 'en noviembre' of money already paid are the whole month, whichever day it is. */
export function monthsOf(text: string, now: Date): Period | null {
  const today = dayOf(now)
  const year = Number(today.slice(0, 4))
  const number = /(?:^| )(?:en|del?|ano) (?:el )?(?:ano )?(20\d\d)(?= |$)/u.exec(text)?.[1]
  const past = containsPhrase(text, LAST_YEAR) ? year - 1 : number && Number(number) < year ? Number(number) : null
  if (past) return { from: `${past}-01-01`, to: `${past}-12-31` }
  if (containsPhrase(text, 'mes pasado|mes anterior|last month')) {
    const end = plus(`${today.slice(0, 7)}-01`, -1)
    return { from: `${end.slice(0, 7)}-01`, to: end }
  }
  if (containsPhrase(text, THIS_YEAR)) return { from: `${year}-01-01`, to: today }
  if (containsPhrase(text, THIS_MONTH)) return { from: `${today.slice(0, 7)}-01`, to: today }
  const month = MONTHS.findIndex((name) => containsPhrase(text, name))
  if (month < 0) return null
  const two = String(month + 1).padStart(2, '0')
  // A month later than this one is that of last year, because nothing was earned or paid in the future.
  const ofYear = year - (two > today.slice(5, 7) ? 1 : 0)
  return {
    from: `${ofYear}-${two}-01`,
    to: `${ofYear}-${two}-${new Date(Date.UTC(ofYear, month + 1, 0)).getUTCDate()}`,
  }
}

/** 'este mes y cuánto el pasado': each month that is named. */
export function periodsOf(text: string, now: Date): Period[] {
  const found = text
    .replace(/(el|del|al|y) (pasado|anterior)(?! mes)/gu, '$1 mes $2')
    .split(/ (?:y|o|contra|vs|con|que) /u)
    .flatMap((part) => monthsOf(part, now) ?? [])
  return found.filter((one, at) => found.findIndex(({ from }) => from === one.from) === at)
}

const MONTHS_AHEAD = 3
/** A month that has not begun, if one is named without another year: 'y en diciembre cuánto llevo'. */
export function monthAhead(text: string, now: Date): Period | null {
  const month = MONTHS.findIndex((name) => containsPhrase(text, name)) + 1
  const [year, current] = [Number(dayOf(now).slice(0, 4)), Number(dayOf(now).slice(5, 7))]
  const isNear = month > current && month - current <= MONTHS_AHEAD
  if (!isNear || containsPhrase(text, 'pasado|anterior|gane|hice|saque|fue')) return null
  const number = `${year}-${String(month).padStart(2, '0')}`
  return { from: `${number}-01`, to: `${number}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}` }
}

const LAST_WEEK = '(?:la )?(?:semana (?:pasada|anterior)|otra semana pasada)|last week'
const THIS_WEEK = '(?:esta|en la|la|de la|por) semana(?! (?:que viene|entrante|proxima|santa))|this week'
const YESTERDAY = 'ayer|yesterday'
const TODAY = 'hoy|today'

/** Days that have begun, of which no month tells: 'esta semana', from Monday to Sunday, 'ayer'. */
export function daysPast(text: string, now: Date): Period | null {
  const today = dayOf(now)
  const monday = plus(today, -((weekdayOf(today) + 6) % 7))
  const of = (from: string, days: number) => ({ from, to: plus(from, days - 1) })
  if (containsPhrase(text, LAST_WEEK)) return of(plus(monday, -7), 7)
  if (containsPhrase(text, '(?:otra|proxima|siguiente) semana|fin de semana')) return null
  if (containsPhrase(text, THIS_WEEK)) return of(monday, 7)
  if (containsPhrase(text, YESTERDAY)) return of(plus(today, -1), 1)
  return containsPhrase(text, TODAY) && !containsPhrase(text, 'de hoy en|hasta hoy|a hoy') ? of(today, 1) : null
}

const BESIDE =
  'y|e|en|el|la|de|del|lo|que|tal|cuanto|gane|hice|llevo|fue|todo|entero|completo|va|mes|meses|pasad[oa]|anterior|ano|anos|semana|esta|este|ayer|hoy|por|\\d{4}|ganado'
/** Whether a text only names a period of which money is asked. */
export const isPeriod = (text: string, now: Date): boolean =>
  (monthsOf(text, now) ?? daysPast(text, now)) !== null &&
  text.replace(new RegExp(`(?:^|(?<= ))(?:${BESIDE}|${MONTHS.join('|')})(?= |$)`, 'gu'), '').trim() === ''
