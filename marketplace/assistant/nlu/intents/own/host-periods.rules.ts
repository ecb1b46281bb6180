// The period that a host's question is about: what was earned, received or lost in it, and two periods side by side.
import { dayOf } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { readDays } from '../../date-phrase.rules.ts'
import { plus, WEEKDAYS, weekdayOf } from '../../language/calendar.rules.ts'
import { containsPhrase, NUMBER, numberOf } from '../../normalize-typing.rules.ts'
import type { HostAspect } from '../../people/people-question.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import { daysPast, monthAhead, monthsOf, periodsOf } from '../money-period.rules.ts'

/** Told from all reservations, also those that ended or were cancelled. */
export const OF_HISTORY: ReadonlySet<HostAspect> = new Set(['made', 'cancelled', 'absent', 'totals'])

type Period = { from: string; to: string }
const NO_PERIOD = { from: null, to: null }
const hosting = (aspect: HostAspect, period: Period | typeof NO_PERIOD): Plan => ({
  intent: 'hosting',
  aspect,
  from: period.from,
  to: period.to,
})

const SINCE = '(?:desde|since|de) (?:el |la )?'
const LAST_DAYS = new RegExp(`(?:ultimos|pasados|last|past) (${NUMBER}) (?:dias|days)`, 'u')
const WEEK = 7

/** Days that are over, 'desde ayer' and 'desde el lunes' until today. */
function periodPast(text: string, now: Date): Period | null {
  const today = dayOf(now)
  const days = LAST_DAYS.exec(text)?.[1]
  if (days) return { from: plus(today, 1 - numberOf(days)), to: today }
  if (containsPhrase(text, 'anoche|last night')) return { from: plus(today, -1), to: today }
  if (containsPhrase(text, 'antier|anteayer|antes de ayer')) {
    const day = plus(today, -2)
    return { from: day, to: containsPhrase(text, SINCE) ? today : day }
  }
  const weekday = WEEKDAYS.findIndex((name) => containsPhrase(text, `${SINCE}${name}`))
  if (weekday >= 0) {
    const ago = (weekdayOf(today) - weekday + WEEK) % WEEK || WEEK
    return { from: plus(today, -ago), to: today }
  }
  const period = daysPast(text, now) ?? monthsOf(text, now)
  return period && containsPhrase(text, 'desde|since') ? { from: period.from, to: today } : period
}

/** 'comparado con el mes pasado voy mejor o peor?' */
const COMPARES =
  'compar\\p{L}*|(?:mejor|peor|mas|menos|igual) que|mejor o peor|peor o mejor|contra|versus|vs|better|worse|than'
/** How much a period brought, beside the one of now of the same length. */
function compared(text: string, now: Date): Plan | null {
  if (!containsPhrase(text, COMPARES)) return null
  const today = dayOf(now)
  const periods = periodsOf(text, now)
  const [then] = periods.filter(({ to }) => to < today)
  if (!then) return null
  const isYear = then.from.endsWith('-01-01') && then.to.endsWith('-12-31')
  const current = periods.find(({ to }) => to >= today) ?? {
    from: isYear ? `${today.slice(0, 4)}-01-01` : `${today.slice(0, 7)}-01`,
    to: today,
  }
  return { intent: 'hosting', aspect: 'compared', ...current, than: then }
}

/** What was earned: in months with the commission, in days as cash; of days to come what will be collected. */
function earningsPlan(text: string, now: Date): Plan {
  const both = compared(text, now)
  if (both) return both
  // Nothing is earned yet in days to come.
  const past = daysPast(text, now)
  if (past) return hosting('received', past)
  const ahead = monthsOf(text, now) ? null : readDays({ text }, now)
  if (ahead && ahead.from > dayOf(now)) return { intent: 'hosting', aspect: 'collect', ...ahead }
  const periods = periodsOf(text, now)
  if (periods.length > 1) return { intent: 'several', plans: periods.map((period) => hosting('earnings', period)) }
  const months = monthAhead(text, now)
  if (months) return hosting('collect', months)
  return hosting('earnings', monthsOf(text, now) ?? NO_PERIOD)
}

/** The plan of what is asked of a period that is over; null for what is asked of days to come. */
export function periodPlan(aspect: HostAspect, text: string, { thread, now }: ReadingContext): Plan | null {
  if (aspect === 'earnings') return earningsPlan(text, now)
  if (aspect === 'summary') {
    const period = monthsOf(text, now) ??
      daysPast(text, now) ?? { from: `${dayOf(now).slice(0, 7)}-01`, to: dayOf(now) }
    return hosting(aspect, period)
  }
  if (aspect === 'experiences') return hosting(aspect, monthsOf(text, now) ?? NO_PERIOD)
  if (!OF_HISTORY.has(aspect)) return null
  if (aspect === 'totals') {
    const period = periodPast(text, now)
    return period ? hosting('made', period) : hosting('totals', NO_PERIOD)
  }
  // 'y por qué cancelaron?' is of the period that was told.
  const goesOn = /^(?:y|e|pero|por ?que|and|why|but) /u.test(text)
  const before = goesOn && thread.hosting && OF_HISTORY.has(thread.hosting.aspect) ? thread.hosting : null
  const period = periodPast(text, now) ?? (before?.from ? { from: before.from, to: before.to ?? before.from } : null)
  return aspect === 'made' && !period ? hosting('totals', NO_PERIOD) : hosting(aspect, period ?? NO_PERIOD)
}

const BOTH = '(?:los|ambos|entre los|the) (?:dos|2|tres|3|two) dias|ambos dias|(?:dias|todo) junt[oa]s|both days'
const ASKED_OF_DAYS: ReadonlySet<HostAspect> = new Set([
  'coming',
  'collect',
  'confirmed',
  'children',
  'details',
  'prepare',
])

/** 'cuántos son en total los dos días' after two days: both of them. */
export function daysBefore(
  aspect: HostAspect,
  text: string,
  { thread: { hosting: last } }: ReadingContext,
): Plan | null {
  if (!last?.from || !last.earlier || !ASKED_OF_DAYS.has(aspect) || !containsPhrase(text, BOTH)) return null
  const days = [{ from: last.from, to: last.to ?? last.from }, last.earlier].toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  )
  const [first, second] = [days[0]!, days[1]!]
  const isNext = Date.parse(second.from) - Date.parse(first.to) <= DAY_MS
  return isNext
    ? { intent: 'hosting', aspect, from: first.from, to: second.to }
    : { intent: 'several', plans: days.map((each) => hosting(aspect, each)) }
}
