// From a row about one's own data to a plan: which reservations and which days, of a traveler or of a host.
import { dayOf } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { countedFrom } from '../clock.rules.ts'
import { withoutReason } from '../corrections.rules.ts'
import { type Days, readDays } from '../date-phrase.rules.ts'
import { reviewOrderOf } from '../meaning/review-order.rules.ts'
import { containsPhrase, type RemainingText, takeMatch, wholeWordPattern } from '../normalize-typing.rules.ts'
import type { HostAspect, HostQuestion } from '../people/people-question.rules.ts'
import { readPlace } from '../places.rules.ts'
import type { BookingAspect, OwnBooking, Plan, WhichBookings } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { knownWords, readTopics } from '../slots.rules.ts'
import { isEmpty, whichBookings } from './intents.rules.ts'
import { isPeriod, monthAhead, monthsOf } from './money-period.rules.ts'
import { besideAsked } from './own/host-beside.rules.ts'
import { daysBefore, OF_HISTORY, periodPlan } from './own/host-periods.rules.ts'
import { ownDays, withoutWhenMade } from './own/own-days.rules.ts'
import { ownReference } from './own-reference.rules.ts'

const WHICH: Partial<Record<BookingAspect, 'past' | 'cancelled' | 'next' | 'upcoming'>> = {
  spent: 'past',
  reason: 'cancelled',
  sum: 'upcoming',
  cancel: 'upcoming',
  paid: 'upcoming',
  common: 'upcoming',
  clash: 'upcoming',
}

/** Asked of all to come, unless those of one state, or the next one, are meant. */
const OF_STATE: Partial<Record<BookingAspect, ReadonlySet<WhichBookings>>> = {
  cancel: new Set(['next', 'pending']),
  paid: new Set(['next', 'pending', 'cancelled']),
  clash: new Set(['pending']),
}
/** What is asked of all reservations together. */
export const OF_ALL: ReadonlySet<BookingAspect | null> = new Set(['spent', 'sum', 'common', 'clash'])
/** What is asked of one reservation; without saying which, it is the next one. */
const OF_ONE = new Set<BookingAspect>(['when', 'where', 'bring', 'host', 'ends', 'code', 'voucher', 'until', 'guests'])
type BookingsPlan = Extract<Plan, { intent: 'bookings' }>

/** 'esas cuándo vencen' after those that are pending: the state of all that were shown last; null when they are of several. */
function stateShown(text: string, { thread, own = [] }: ReadingContext): 'pending' | 'past' | null {
  if (thread.bookings.length < 2 || !containsPhrase(text, 'es[oa]s|est[oa]s|ell[oa]s|amb[oa]s|l[oa]s dos|l[oa]s tres'))
    return null
  const shown = own.filter(({ id }) => thread.bookings.includes(id))
  if (shown.every(({ pending }) => pending)) return 'pending'
  return shown.every(({ live }) => !live) ? 'past' : null
}

/** The plan of a question about one's own reservations. @param rest the text without the words of the question */
export function bookingsPlan(
  asked: BookingAspect,
  text: string,
  rest: RemainingText,
  circumstances: ReadingContext,
): BookingsPlan {
  const { thread } = circumstances
  // 'y lo que falta por pagar?' after what was spent, or 'de todo', is about all of them.
  const ofAll =
    asked === 'paid' &&
    (thread.bookingAspect === 'spent' || thread.bookingAspect === 'sum' || containsPhrase(text, 'de tod[oa]s?'))
  const one = asked === 'sum' || ofAll ? ownReference(text, circumstances) : null
  // 'cuánto sería en total la primera' is the price of one.
  const aspect = one ? (asked === 'sum' ? 'price' : asked) : ofAll ? 'sum' : asked
  const money = aspect === 'spent' ? monthsOf(text, circumstances.now) : null
  // 'lo del 27' is a day.
  // In 'si la cancelo hoy' the day is that of cancelling.
  const dated = aspect === 'cancel' ? text.replace(/(?:^| )(?:hoy|ya)(?= |$)/gu, ' ') : text
  const days = money ?? ownDays(dated, circumstances)
  // 'ya tengo algo ese día' after a search for a day.
  const thatDay =
    !days && thread.wish?.from && containsPhrase(text, '(?:es[ae]|aquel|that) (?:mism[oa] )?(?:dia|fecha|day|date)')
      ? { from: thread.wish.from, to: thread.wish.to ?? thread.wish.from }
      : null
  const { words, category } = readTopics(rest)
  const referred = OF_ALL.has(aspect) ? null : ownReference(text, circumstances)
  const booking = referred === 'missing' ? null : referred
  // 'lo de Apaneca' may be two reservations there.
  const town = booking ? null : (readPlace({ text: rest.text }, circumstances.places, knownWords)?.name ?? null)
  // 'la de Rosa' names one, known or not, and never the one that was shown last.
  const origin = /(?:^| )(?:lo|la|el|las|los) del? (?:la |el |los |las )?(\p{L}{4,})/u.exec(text)?.[1]
  // 'el guía Nelson' is nobody whose reservation was shown last.
  const guide = /(?:^| )(?:guia|anfitrion|don|senor|senora) (\p{L}{4,})$/u.exec(text)?.[1]
  const title =
    guide && !booking && !knownWords.has(guide) ? guide : origin && !booking && !knownWords.has(origin) ? origin : null
  // Nothing else is named, so it is the reservation that was shown last.
  const same =
    aspect !== 'list' &&
    !OF_ALL.has(aspect) &&
    !days &&
    words.length === 0 &&
    !category &&
    !town &&
    !title &&
    !containsPhrase(text, 'mis|reservas|tod[oa]s|otr[oa]s?|proxim[oa]s?|siguientes?')
  const shown = booking || days ? null : stateShown(text, circumstances)
  const isAny = !days && !(same && thread.booking) && !booking && words.length === 0 && !category && !town && !title
  const said = whichBookings(withoutWhenMade(text))
  const plan: BookingsPlan = {
    intent: 'bookings',
    // Somebody who asks for the voucher or the hour means the next reservation.
    which:
      shown ??
      (OF_STATE[aspect]?.has(said) ? said : null) ??
      (aspect === 'status' && isAny && isWaited(text, circumstances) ? 'pending' : null) ??
      WHICH[aspect] ??
      (OF_ONE.has(aspect) && isAny && said === 'upcoming' ? 'next' : said),
    aspect,
    id: booking?.id ?? (same ? thread.booking : null),
    from: thatDay?.from ?? null,
    to: thatDay?.to ?? null,
    words: words.length > 0 ? words : category ? [category] : town ? [town] : title ? [title] : [],
  }
  // Whether two are at the same time is told of all days.
  return days && aspect !== 'clash' ? onDays(plan, days, circumstances) : plan
}

/** Somebody who has heard nothing yet of what they asked for. */
const isWaited = (text: string, { own = [] }: ReadingContext): boolean =>
  own.some(({ pending }) => pending) &&
  containsPhrase(
    text,
    '(?:cuando|cuanto|no|nunca|nadie|nada)(?: \\p{L}+){0,4} (?:contest|respond|respuesta|confirm|acept|aprob|dic|dig)\\p{L}*|y nada',
  )

/** The plan for the days that were named. Whoever wants to cancel on a day without any is told which there are. */
export function onDays(
  plan: BookingsPlan,
  { from, to }: Pick<Days, 'from' | 'to'>,
  { own = [] }: ReadingContext,
): BookingsPlan {
  const isOnThem = ({ live, start }: OwnBooking) => live && dayOf(start) >= from && dayOf(start) <= to
  return plan.aspect === 'cancel' && plan.words.length === 0 && own.some(({ live }) => live) && !own.some(isOnThem)
    ? { ...plan, id: null, none: { from, to } }
    : { ...plan, from, to }
}

/** Questions of a host that no day belongs to. */
const TIMELESS: ReadonlySet<HostAspect> = new Set(['unanswered', 'owed', 'reviews', 'returning', 'prices', 'messages'])

/** 'y en diciembre?', 'y en total?' after one's own reservations: the same question for those days; null when more is said. */
export function ownDaysPlan(text: string, circumstances: ReadingContext): Plan | null {
  const { thread, now } = circumstances
  if (thread.bookingAspect === null) return null
  const rest: RemainingText = { text: spelledOut(text) }
  const total = takeMatch(rest, wholeWordPattern('en total|en todo'))
  const ever =
    takeMatch(
      rest,
      wholeWordPattern(
        'de siempre|todo el tiempo|(?:des)?de que (?:uso|ando|estoy|tengo)(?: en)?(?: esto| la app| aqui| la cuenta)?',
      ),
    ) ?? total
  const period = monthsOf(rest.text, now)
  const days = readDays(rest, now)
  takeMatch(rest, wholeWordPattern('(?:este|el|del?) (?:mes|anos?)|mes pasado'))
  if (!isEmpty(rest.text)) return null
  if (thread.bookingAspect === 'spent')
    return ever || period || days ? bookingsPlan('spent', text, rest, circumstances) : null
  return days && !ever
    ? {
        ...bookingsPlan(thread.bookingAspect, spelledOut(text), rest, circumstances),
        id: null,
      }
    : null
}

/** 'y pasado' is the day after tomorrow, and 'el del 10' a day, too. */
const spelledOut = (text: string) =>
  text
    .replace(/(^| )pasado$/u, '$1pasado manana')
    .replace(/(?:lo|la|el|los|las) del (?:dia )?(\d{1,2})(?!\d)/gu, 'el $1')

/** Those of a day. */
const OF_DAY =
  '(?:el|la|lo|los|las|grupo|gente|tour|fecha|salida) (?:de|del|de la|para el) (?:dia )?(?:hoy|manana|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\\d{1,2})'

/** What a host does with a date or a request, which is asked of the rules. */
const DEEDS = '(?:cancel|cierr|cerr|cambi|mov|sub|baj|acept|rechaz|bloque|quit)\\p{L}*'

/** 'esta semana', of which a Sunday leaves one day. */
const periodNamed = (text: string): HostQuestion['period'] =>
  containsPhrase(text, '(?<!fin de )semana|week') ? 'week' : containsPhrase(text, 'mes|month') ? 'month' : undefined

/** 'y la próxima?' after a week or a month: the next one. */
function nextPeriod(text: string, { hosting }: ReadingContext['thread']): string {
  if (!hosting?.from || !hosting.to || (hosting.from === hosting.to && !hosting.period)) return text
  const days = (Date.parse(hosting.to) - Date.parse(hosting.from)) / DAY_MS
  const period = hosting.period ?? (days > 7 ? 'month' : 'week')
  return text.replace(
    /^(?:y )?(?:en |para )?(?:la|el) (?:proxim[oa]|otr[oa]|siguiente|que viene)$/u,
    period === 'month' ? 'el proximo mes' : 'la proxima semana',
  )
}

/** 'y qué tal el anterior' after the money of a month. */
const LAST_ONE =
  '^(?:y |que tal |como (?:fue|estuvo) |cuanto |comparad[oa] con |contra |a la par de )*(?:el|del|en el) (?:otro |mes )?(?:anterior|pasado|de antes|otro|mes)$'

/** 'y el sábado?' of a host who says nothing else: the same question for that day; null when more is said. */
export function hostDaysPlan(typed: string, circumstances: ReadingContext): Plan | null {
  const { hosting, thread, now } = circumstances
  const ofMoney = hosting && MONEY.has(thread.hosting?.aspect ?? 'coming')
  if (ofMoney && containsPhrase(typed, LAST_ONE)) return hostingPlan('earnings', 'mes pasado', circumstances)
  if (ofMoney && isPeriod(typed, now)) return hostingPlan('earnings', typed, circumstances)
  // 'y el mes pasado?' after who cancelled this month.
  const listed = hosting && OF_HISTORY.has(thread.hosting?.aspect ?? 'coming') ? thread.hosting!.aspect : null
  if (listed && isPeriod(typed, now)) return hostingPlan(listed, typed, circumstances)
  const text = nextPeriod(typed, thread)
  const rest: RemainingText = { text: spelledOut(text) }
  if (!hosting || !readDays(rest, now)) return null
  // 'el del 10 cuánta gente lleva' is about those of that day, whatever is asked of them.
  if (!isEmpty(rest.text) && (!containsPhrase(text, OF_DAY) || containsPhrase(text, DEEDS))) return null
  return hostingPlan(isEmpty(rest.text) ? (thread.hosting?.aspect ?? 'coming') : 'coming', text, circumstances)
}

/** Asked by periods of their own: 'y el año entero', 'y la semana pasada'. */
const MONEY: ReadonlySet<HostAspect> = new Set(['earnings', 'received', 'share', 'compared'])

/** Money is asked by months, and those are no days of guests. */
const ofDays = (before: HostQuestion | null) =>
  before && !MONEY.has(before.aspect) && !TIMELESS.has(before.aspect) && !OF_HISTORY.has(before.aspect) ? before : null

const AHEAD_DAYS = 60
/** How far ahead confirmed reservations are counted. */
const COUNTED_DAYS = 180

/** Which of those that were told: 'a la otra dile que no'. */
const NTH: readonly (readonly [number, string])[] = [
  [1, '(?:la|el|al|a la|the) (?:primer[oa]?|first)(?: one)?'],
  [2, '(?:la|el|al|the) (?:segund[oa]|otr[oa]|second|other)(?: one)?'],
  [3, '(?:la|el|al|the) (?:tercer[oa]?|third)(?: one)?'],
  [-1, '(?:la|el|al|the) (?:ultim[oa]|last)(?: one)?'],
]

const dayAfter = (now: Date, days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))

/** 'cómo va la semana' is the one that goes on. */
const THE_WEEK =
  /(?<!(?:esta|otra|proxima|de|por|cada|una|santa|que) )(?<!fin de )la semana(?! (?:pasada|anterior|que|entrante|proxima|santa|siguiente))/u

/** The plan of a host's question. Without a day it is about the days asked before, else about today and tomorrow. */
export function hostingPlan(asked: HostAspect, said: string, circumstances: ReadingContext): Plan {
  const { thread, now } = circumstances
  const period = asked === 'next' ? nextPeriod(said, thread) : said
  if (period !== said) return hostingPlan(thread.hosting!.aspect, period, circumstances)
  // 'tengo gente hoy en la tarde? es que se fue la luz ayer' asks of today.
  const text = (withoutReason(said) || said).replace(THE_WEEK, 'esta semana')
  const aspect = besideAsked(asked, text)
  if (aspect === 'answer') {
    const nth = NTH.find(([, words]) => containsPhrase(text, words))?.[0]
    return { intent: 'hosting', aspect, from: null, to: null, ...(nth !== undefined && { nth }) }
  }
  // 'y la siguiente semana?' names its days.
  if (aspect === 'next' && readDays({ text }, now)) return hostingPlan('coming', text, circumstances)
  if (aspect === 'next') return { intent: 'hosting', aspect, from: dayOf(now), to: dayAfter(now, AHEAD_DAYS) }
  const order = aspect === 'reviews' ? reviewOrderOf(text) : null
  if (TIMELESS.has(aspect)) return { intent: 'hosting', aspect, from: null, to: null, ...(order && { order }) }
  // Days that are named are told with who pays; without them it is what is left of this month.
  if (aspect === 'expected') {
    const days = containsPhrase(text, 'mes') ? null : (readDays({ text }, now) ?? monthAhead(text, now))
    return days
      ? { intent: 'hosting', aspect: 'collect', ...days }
      : { intent: 'hosting', aspect, from: null, to: null }
  }
  const ofPeriod = periodPlan(aspect, text, circumstances) ?? daysBefore(aspect, text, circumstances)
  if (ofPeriod) return ofPeriod
  // 'hoy y mañana' is what is told without a day.
  const days =
    containsPhrase(text, 'hoy') && containsPhrase(text, 'manana')
      ? null
      : readDays({ text: spelledOut(text) }, countedFrom(spelledOut(text), thread.hosting?.from, now))
  const before =
    containsPhrase(text, 'es[ae] (?:dia|fecha|grupo)|ahi|es[oa]s|ell[oa]s|les') || !days ? ofDays(thread.hosting) : null
  const [from, to] = [days?.from ?? before?.from ?? null, days?.to ?? before?.to ?? null]
  // Without a period the fullest day is looked for in what is left of the month and in the next one.
  if (aspect === 'busiest' && from === to)
    return { intent: 'hosting', aspect, from: dayOf(now), to: dayAfter(now, AHEAD_DAYS) }
  if (aspect === 'confirmed' && from === null)
    return { intent: 'hosting', aspect, from: dayOf(now), to: dayAfter(now, COUNTED_DAYS) }
  // Free days are looked for in the week ahead when nothing was said.
  if (aspect === 'free' && from === null) return { intent: 'hosting', aspect, from: dayOf(now), to: dayAfter(now, 6) }
  const called = days ? periodNamed(text) : before?.period
  return { intent: 'hosting', aspect, from, to, ...(called && { period: called }) }
}
