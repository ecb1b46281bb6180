// Questions about a reservation of one's own that do not say so: 'qué llevo para las tirolesas', and after one was shown, '¿y a
// qué hora?', '¿y la otra?'.

import { readDays } from '../date-phrase.rules.ts'
import { patternOf } from '../language/pattern.rules.ts'
import { type OwnAspectRow, ownAspectRows } from '../language/person/own-aspects.text.ts'
import { containsPhrase, takeMatch } from '../normalize-typing.rules.ts'
import type { BookingAspect, OwnBooking, Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { readNeeds } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { aspectsOf, isEmpty, topicsOf, withoutOpening } from './intents.rules.ts'
import { factsOf } from './one-experience.rules.ts'
import { ownReference, withoutState } from './own-reference.rules.ts'

const matches = (text: string, { say, unless }: OwnAspectRow) =>
  patternOf(say).test(text) && !(unless && patternOf(unless).test(text))

/**
 * The question about a reservation that these words ask; null when they ask something else.
 * @param english the message as it was typed, if it is English
 */
export const ownAspectOf = (text: string, english: string | null = null): BookingAspect | null =>
  ownAspectRows.find((row) =>
    english === null ? matches(text, row) : row.english !== undefined && patternOf(row.english).test(english),
  )?.aspect ?? null

/** Whether one is taken there. */
const RIDE =
  '(?:con|incluye|hay|dan|trae|va) (?:el )?transporte|transporte (?:incluido|o)|(?:nos|me) (?:recogen|pasan trayendo)|(?:llego|llegamos) (?:yo|nosotros|por mi cuenta)'

/** What only the page of the experience tells: its languages, its facilities, whether somebody may come along. */
const OF_EXPERIENCE = new Set(['languages', 'included', 'children', 'pets', 'access', 'safety'])

/** General answers that a reservation answers better: what to bring to it, and when one is back from it. */
export const OF_RESERVATION: ReadonlySet<string> = new Set([
  'what-to-bring',
  'what-to-wear',
  'late-at-night-return',
  'my-standing',
  'send-me-the-place',
  'receipt-missing',
])

/** A longer message names its own subject. */
const MOST_WORDS = 10
/** A wish for something else, or a general rule. */
const ELSEWHERE =
  'busc\\p{L}+|recom\\p{L}+|muestr\\p{L}+|experiencias|tours|otra cosa|algo (?:mas|para|de|en)|siempre|en general|normalmente'

export const ownPlan = (aspect: BookingAspect, booking: OwnBooking | null): Extract<Plan, { intent: 'bookings' }> => ({
  intent: 'bookings',
  which: 'upcoming',
  aspect,
  id: booking?.id ?? null,
  from: null,
  to: null,
  words: [],
})

/** What was asked, in plain words and, of an English message, as it was typed. */
export type Question = { text: string; english: string | null }
export const questionOf = ({ clauses, language, typed }: Message): Question => ({
  text: withoutOpening(clauses.join(' ')),
  english: language === 'en' ? typed : null,
})

/** Two questions of one sentence: 'a qué hora y dónde'. */
function ownPlans({ text: whole, english }: Question, booking: OwnBooking | null): Plan | null {
  // In 'la que no está confirmada cuánto vale' the first words say which one.
  const text = withoutState(whole)
  const first = ownAspectOf(text, english)
  if (!first) return null
  const words = english ?? text
  const [, rest] = / (?:y|e|and) (.+)$/u.exec(words) ?? []
  const read = (part: string) => ownAspectOf(part, english === null ? null : part)
  const start = rest && read(words.slice(0, -rest.length))
  const second = rest && read(rest)
  return start && second && start !== second
    ? { intent: 'several', plans: [ownPlan(start, booking), ownPlan(second, booking)] }
    : ownPlan(first, booking)
}

/** 'mi reserva', 'mi tour': one's own without saying which. */
export const namesMine = ({ text, english }: Question) =>
  english === null
    ? containsPhrase(text, 'mi (?:reserva|reservacion|tour|viaje|paseo|salida|experiencia|solicitud)')
    : containsPhrase(english, 'my (?:[a-z]+ ){0,3}(?:booking|reservation|tour|trip|request)|all my [a-z ]*')

/** 'lo de mañana', 'la del viernes': those of that day, whatever is asked of them. */
const OF_DAY =
  '(?:lo|la|el|las|los|mi reserva|mis reservas|mi tour) (?:de|del|para|de este|de el) (?:el |este |la )?(?:hoy|manana|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana|semana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\\d{1,2})'

/** Somebody who would go, or go again: 'cuánto nos saldría Tazumal para 12' is no question about what is reserved. */
const ANEW =
  '(?:sald|costa)ria(?:mos|n)?|(?:sale|cuesta|vale|cobran) (?:por )?(?:llevar|ir)|(?<!no )(?:quiero|queremos|quisiera|quisieramos|(?:me|nos) gustaria) (?:ir|reservar)|para \\d+(?: personas)?$'

/** A question about a reservation, named or shown last; null when it is about nothing of one's own. */
export function ofOwnBooking(question: Question, context: ReadingContext, otherSubject: boolean): Plan | null {
  const { text, english } = question
  const { thread, own = [], now } = context
  const referred = ownReference(text, context)
  if (referred === 'missing' || isNewWish(text)) return null
  // 'tengo la presión alta, ¿puedo subir el Izalco?' is about somebody's condition, and not about the outing that is over.
  if (referred && !referred.live && readNeeds({ text }).needs.length > 0) return null
  if (!referred && own.length > 0 && !otherSubject && containsPhrase(text, OF_DAY)) {
    const days = readDays({ text: text.replace(/(?:lo|la) del (\d{1,2})(?!\d)/u, 'el $1') }, now)
    if (days) return { ...ownPlan(ownAspectOf(text, english) ?? 'list', null), from: days.from, to: days.to }
  }
  const last = own.find(({ id }) => id === thread.booking) ?? null
  const short = text.split(' ').length <= MOST_WORDS && !otherSubject && !containsPhrase(text, ELSEWHERE)
  const booking = referred ?? (short ? last : null)
  if (!booking) {
    const several = short && !last && thread.bookingAspect !== null && thread.bookings.length > 1
    return several || (own.length > 0 && !otherSubject && namesMine(question)) ? ownPlans(question, null) : null
  }
  if (booking.live && topicsOf(text).includes('lluvia')) return factsOf({ id: booking.experienceId }, 'rain')
  if (containsPhrase(text, RIDE)) return factsOf({ id: booking.experienceId }, 'transport')
  const [fact] = aspectsOf(text)
  if (fact && OF_EXPERIENCE.has(fact.aspect) && !ownAspectOf(text, english)) return null
  const plan = ownPlans(question, booking)
  // 'quisiera cambiar la fecha de la segunda' asks for a rule.
  if (plan || !referred || topicsOf(text).length > 0) return plan
  return isBare(text) || containsPhrase(text, HAVING) ? ownPlan(sameQuestion(context), booking) : null
}

/** 'cuándo hay cupo para las tortugas' is asked of what is offered. */
const FREE_PLACES =
  'donde (?:puedo|podemos|se puede|se pueden|se ve|se ven|hay)(?! (?:cancelar|pagar|llegar|ver mi))|(?:hay|queda|quedan|tienen|tendran?|habra) (?:mas |algun |otros? )?(?:cupos?|espacios?|lugar(?:es)?|campo)'

/** Somebody who says that they have it, not that they want it. */
const HAVING = '(?<!quiero )(?:tengo|tenia|reservad\\p{L}+|reserve|aparte|mi reserva)(?! (?:ganas|que|ninos|anos))'

/** Whether it is about what somebody would reserve, and not about what they have. */
export const isNewWish = (text: string) =>
  (containsPhrase(text, ANEW) || containsPhrase(text, FREE_PLACES)) && !containsPhrase(text, HAVING)

/** What was asked of the one before; sums are of all. */
const sameQuestion = ({ thread: { bookingAspect } }: ReadingContext): BookingAspect =>
  bookingAspect === null || bookingAspect === 'spent' || bookingAspect === 'sum' ? 'list' : bookingAspect

/** 'y la otra?', 'la segunda', 'lo de Rosa': only which one is said, so the same is asked of it. */
const isBare = (text: string) =>
  containsPhrase(text, 'cual(?:es)?') ||
  (text.split(' ').length <= 6 &&
    containsPhrase(
      text,
      '^(?:y |de |a |entonces |pero |solo |nada mas |mejor |digo |no |perdon |solamente )*(?:la|el|lo|las|los|mi|esa|ese|otra)',
    ))

/** Whether only the words of the question are there. */
const namesNothing = (text: string) =>
  ownAspectRows.some(({ say }) => {
    const rest = { text }
    return takeMatch(rest, patternOf(say)) !== null && isEmpty(rest.text)
  })

/** After nothing else was understood: somebody with reservations asks 'a qué hora tengo que estar' about those. */
export function ofAnyBooking(question: Question, { own = [], thread }: ReadingContext): Plan | null {
  // One experience is talked about, and no reservation.
  if (thread.focus !== null && thread.bookingAspect === null) return null
  const { text } = question
  const live = own.some((booking) => booking.live)
  if (!live || text.split(' ').length > MOST_WORDS || containsPhrase(text, ELSEWHERE)) return null
  // 'a cuánto el euro': something else is named.
  if (question.english === null && !namesNothing(text)) return null
  const plan = ownPlans(question, null)
  return plan?.intent === 'bookings' ? { ...plan, which: 'next' } : plan
}
