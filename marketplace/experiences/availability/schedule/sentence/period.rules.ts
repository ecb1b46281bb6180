// The period of a sentence. A month without a year is the next one that is not over.
import { daysLater } from '../schedule.rules.ts'
import type { Words } from './sentence-hours.rules.ts'
import { MONTH, monthOf } from './sentence-words.rules.ts'

export type Period = { from?: string; until?: string }

const YEAR = '(?:(?: del?| ,)? (20\\d\\d))?'
const twoDigits = (part: number) => String(part).padStart(2, '0')

/** The last day of a month. @param month 1 to 12 */
const lengthOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Null for a day that does not exist. */
const dayAt = (year: number, month: number, day: number): string | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month)
    ? `${year}-${twoDigits(month)}-${twoDigits(day)}`
    : null

type Point = { month: number; day?: number | undefined; year?: number | undefined }

const startOf = ({ month, day = 1 }: Point, year: number) => dayAt(year, month, day)
const endOf = ({ month, day }: Point, year: number) => dayAt(year, month, day ?? lengthOf(year, month))

/** The period between two points, in the first year in which it is not over; it may cross New Year. */
function stretch(first: Point, last: Point, today: string): Period | null {
  const now = Number(today.slice(0, 4))
  for (const year of first.year ? [first.year] : [now - 1, now, now + 1]) {
    const from = startOf(first, year)
    const crossesYear = last.month < first.month || (last.month === first.month && (last.day ?? 31) < (first.day ?? 1))
    const until = endOf(last, last.year ?? (crossesYear ? year + 1 : year))
    if (!from || !until) continue
    // In 'hasta abril de 2027' the year applies to both ends.
    if (last.year && !first.year && (until < from || Number(until.slice(0, 4)) - year > 1)) continue
    if (until >= today) return { from: from < today ? today : from, until }
  }
  return null
}

const number = (text: string | undefined) => (text ? Number(text) : undefined)

/** The next such day that is not over. */
function pointOn(point: Point, today: string, as: typeof startOf): string | null {
  const now = Number(today.slice(0, 4))
  for (const year of point.year ? [point.year] : [now, now + 1]) {
    const day = as(point, year)
    if (day && day >= today) return day
  }
  return null
}

/** 'del 1 de diciembre al 30 de abril', '1/12 al 30/4', 'de diciembre a abril', 'entre diciembre y abril'. */
function fromTo({ take }: Words, today: string): Period | null {
  const days = take(
    `(?:\\bdel?|\\bdesde(?: el)?|\\bentre el|\\bel)? (\\d{1,2})(?: de (${MONTH}))?${YEAR} (?:al?|hasta(?: el)?|y el) (\\d{1,2}) de (${MONTH})${YEAR}`,
  )
  if (days) {
    const last = { day: Number(days[4]), month: monthOf(days[5]!), year: number(days[6]) }
    const first = { day: Number(days[1]), month: days[2] ? monthOf(days[2]) : last.month, year: number(days[3]) }
    return stretch(first.year || !last.year || days[2] ? first : { ...first, year: last.year }, last, today)
  }
  const sameMonth = take(`(?:\\bdel?|\\bdesde(?: el)?) (\\d{1,2}) de (${MONTH})${YEAR} (?:al|hasta el) (\\d{1,2})\\b`)
  if (sameMonth) {
    const point = { month: monthOf(sameMonth[2]!), year: number(sameMonth[3]) }
    return stretch({ ...point, day: Number(sameMonth[1]) }, { ...point, day: Number(sameMonth[4]) }, today)
  }
  const figures = take(/(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))? (?:al?|hasta(?: el)?) (\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?/)
  if (figures) {
    const point = (at: number) => ({
      day: Number(figures[at]),
      month: Number(figures[at + 1]),
      year: number(figures[at + 2]),
    })
    return stretch(point(1), point(4), today)
  }
  const months = take(
    `(?:\\bde|\\bdesde|\\bentre|\\ben)? (?:fin(?:es|ales)? de )?(${MONTH})${YEAR} (?:a|hasta|y) (?:fin(?:es|ales)? de )?(${MONTH})${YEAR}`,
  )
  if (!months) return null
  return stretch(
    { month: monthOf(months[1]!), year: number(months[2]) },
    { month: monthOf(months[3]!), year: number(months[4]) },
    today,
  )
}

/** 'desde el 5 de enero', 'a partir de mañana'. */
function fromOnly({ take }: Words, today: string): string | null {
  const start = '\\b(?:desde|a partir del?|empezando|comenzando)(?: el)?'
  if (take(`${start} hoy\\b`)) return today
  if (take(`${start} manana\\b`)) return daysLater(today, 1)
  const day = take(`${start} (\\d{1,2}) de (${MONTH})${YEAR}`)
  if (day) return pointOn({ day: Number(day[1]), month: monthOf(day[2]!), year: number(day[3]) }, today, startOf)
  const month = take(`${start}(?: en)? (${MONTH})${YEAR}`)
  return month ? pointOn({ month: monthOf(month[1]!), year: number(month[2]) }, today, startOf) : null
}

/** 'hasta el 15 de enero', 'hasta abril', 'hasta fin de año'. */
function untilOnly({ take }: Words, today: string): string | null {
  const [year, month] = today.split('-').map(Number) as [number, number]
  if (take(/\bhasta (?:el )?fin(?:es|al|ales)? (?:de|del) ano\b/)) return dayAt(year, 12, 31)
  if (take(/\bhasta (?:el )?fin(?:es|al|ales)? de mes\b/)) return dayAt(year, month, lengthOf(year, month))
  const day = take(`\\bhasta (?:el )?(\\d{1,2}) de (${MONTH})${YEAR}`)
  if (day) return pointOn({ day: Number(day[1]), month: monthOf(day[2]!), year: number(day[3]) }, today, endOf)
  const match = take(`\\bhasta (?:el )?(?:fin(?:es|al|ales)? de |el mes de )?(${MONTH})${YEAR}`)
  return match ? pointOn({ month: monthOf(match[1]!), year: number(match[2]) }, today, endOf) : null
}

/** 'en diciembre', 'todo el año', 'las próximas 6 semanas', 'el próximo mes'. */
function wholes({ take }: Words, today: string): Period | null {
  const [year, month] = today.split('-').map(Number) as [number, number]
  if (take(/\btodo el ano\b|\bun ano\b|\bpor 1 ano\b|\b1 ano\b/)) return { from: today, until: daysLater(today, 364) }
  if (take(/\beste mes\b/)) return { from: today, until: dayAt(year, month, lengthOf(year, month))! }
  if (take(/\b(?:el )?(?:proximo mes|mes que viene|mes proximo)\b/)) {
    const next = { month: (month % 12) + 1, year: month === 12 ? year + 1 : year }
    return stretch(next, next, today)
  }
  const span = take(
    /\b(?:(?:por|durante|las?|los?|proximas?|proximos?|siguientes) )+(\d{1,3}) (dias?|semanas?|mes(?:es)?)\b/,
  )
  if (span) {
    const [count, unit] = [Number(span[1]), span[2]!]
    const days = unit.startsWith('dia') ? count : unit.startsWith('sem') ? count * 7 : Math.round(count * 30.44)
    return days <= 366 ? { from: today, until: daysLater(today, days - 1) } : null
  }
  const single = take(`\\b(?:el )?(\\d{1,2}) de (${MONTH})${YEAR}`)
  if (single) {
    const point = { day: Number(single[1]), month: monthOf(single[2]!), year: number(single[3]) }
    return stretch(point, point, today)
  }
  const match = take(`\\b(?:en |durante |todo |el |mes |de )*(${MONTH})${YEAR}`)
  if (!match) return null
  const point = { month: monthOf(match[1]!), year: number(match[2]) }
  return stretch(point, point, today)
}

/** The period that a sentence names; missing parts are absent. @param today YYYY-MM-DD */
export function readPeriod(words: Words, today: string): Period {
  const range = fromTo(words, today)
  if (range) return range
  const until = untilOnly(words, today)
  const from = fromOnly(words, today)
  if (!from && !until) return wholes(words, today) ?? {}
  const end = from && !until ? wholes(words, from)?.until : undefined
  return { ...(from && { from }), ...((until ?? end) && { until: until ?? end! }) }
}
