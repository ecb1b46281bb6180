// What is to be paid for all of one's own reservations, or for all but one: 'y cuánto es sin la de las tirolesas?'
import { dayOf } from '#platform/clock.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { OwnBooking, Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { readMessage } from '../typed-message.rules.ts'
import { ownDays } from './own/own-days.rules.ts'
import { ownAspectOf, ownPlan, type Question, questionOf } from './own-question.rules.ts'
import { ownReference } from './own-reference.rules.ts'

type BookingsPlan = Extract<Plan, { intent: 'bookings' }>

/** The one that is left out, to the end of the words that name it. */
const WITHOUT =
  /(?:^| )(?:sin(?: contar| incluir)?|quitando|quitandole|menos|excepto|descontando|without|except|minus) ((?:la|el|lo|las|los|esa|ese|eso|mi|the|that)(?: .+)?)$/u
const OF_MONEY = new Set(['price', 'sum', 'paid'])
const MONEY = 'cuanto|total|how much'

/** The sum of all that are to come without the one that is named; null when none is left out. */
export function sumWithout({ text, english }: Question, context: ReadingContext): Plan | null {
  const said = english ?? text
  if (!(context.own ?? []).some(({ live }) => live)) return null
  // 'y sin contar lo de hoy?' after the sum of all.
  const goesOn = context.thread.bookingAspect === 'sum' && !containsPhrase(said, MONEY)
  if (!goesOn && !containsPhrase(said, MONEY)) return null
  const inFront = /^(?:y |pero )?(sin .+?) (cuanto .+|how much .+)$/u.exec(said)
  const words = goesOn
    ? `cuanto es todo ${said.replace(/^(?:y|pero|and) /u, '')}`
    : inFront
      ? `${inFront[2]} ${inFront[1]}`
      : said
  const named = WITHOUT.exec(words)
  if (!named || !OF_MONEY.has(ownAspectOf(words.slice(0, named.index), goesOn ? null : english) ?? '')) return null
  const left = leftOut(named[1]!, context)
  return left ? { ...ownPlan('sum', null), without: left.id } : null
}

/** The one that the words name, or the only one to pay on the day that they name. */
function leftOut(words: string, context: ReadingContext): OwnBooking | null {
  const named = ownReference(words, context)
  if (named && named !== 'missing') return named
  const days = ownDays(words, context)
  const there = (context.own ?? []).filter(
    ({ live, start }) => live && days !== null && dayOf(start) >= days.from && dayOf(start) <= days.to,
  )
  const ahead = there.filter(({ start }) => start > context.now.toISOString())
  const open = ahead.length > 0 ? ahead : there
  return open.length === 1 ? open[0]! : null
}

/** What all of the reservations come to that the first half of a message asks for: 'cuántas llevo este mes y cuánto sale todo'. */
export function sumBeside(
  { aspect, from, to }: BookingsPlan,
  beside: Plan,
  part: string,
  { now }: ReadingContext,
): Plan | null {
  if (aspect !== 'list' || (beside.intent === 'bookings' && beside.aspect !== 'sum')) return null
  const question = questionOf(readMessage(part))
  const asked = ownAspectOf(question.text, question.english)
  if (asked !== 'sum') return null
  // What has been is told with what was paid for it.
  return from !== null && from < dayOf(now)
    ? { ...ownPlan('spent', null), which: 'past', from, to }
    : { ...ownPlan('sum', null), from, to }
}
