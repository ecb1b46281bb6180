// Questions about a reservation of one's own that do not say so: 'qué llevo para las tirolesas', and after one was shown, '¿y a
// qué hora?', '¿y la otra?'.

import { patternOf } from '../language/pattern.rules.ts'
import { type OwnAspectRow, ownAspectRows } from '../language/person/own-aspects.text.ts'
import { containsPhrase, NUMBER, takeMatch } from '../normalize-typing.rules.ts'
import type { BookingAspect, OwnBooking, Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { readNeeds, readTopics } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { factsOf } from './experience-question.rules.ts'
import { aspectsOf, isEmpty, topicsOf, whichBookings, withoutOpening } from './intents.rules.ts'
import { ownDays, withoutRefused } from './own/own-days.rules.ts'
import { suitedPlan } from './own/own-suited.rules.ts'
import { OF_ALL, onDays } from './own-plan.rules.ts'
import { ownParts, ownReference, withoutState } from './own-reference.rules.ts'

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
  '(?:con|incluye|hay|dan|trae|va) (?:el )?transporte|transporte (?:incluido|o)|(?:nos|me) (?:recogen|pasan trayendo)|(?:nos|me) (?:pueden |podrian |van a |iran a )?(?:devuelven|devolver|regresan|regresar|llevan|llevar|dejan|dejar|recoger) (?:de regreso )?(?:a|en|al|hasta) (?:mi |el |la )?(?:hotel|hostal|casa|airbnb)|(?:llego|llegamos) (?:yo|nosotros|por mi cuenta)'

/** What only the page of the experience tells: its languages, its facilities, whether somebody may come along. */
export const OF_EXPERIENCE: ReadonlySet<string> = new Set([
  'languages',
  'included',
  'children',
  'pets',
  'access',
  'safety',
])

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
    : {
        ...ownPlan(first, booking),
        ...(booking === null && whichBookings(words) === 'pending' && { which: 'pending' }),
      }
}

const OUTING = '(?:reserva|reservacion|tour|viaje|paseo|salida|experiencia|solicitud|excursion)'
/** 'tengo un tour', 'reservé una salida': one that somebody has, and does not look for. */
const HAS_ONE = `(?<!no )(?<!si )(?:tengo|tenemos|reserve|reservamos|aparte|apartamos|agende) (?:ya )?(?:un|una|el|la|mi) ${OUTING}(?! en mente)`
const HAS_ONLY = new RegExp(`^${HAS_ONE}$`, 'u')
const HAS_ONE_ENGLISH =
  '(?:i|we) (?:have|ve|got|have got|ve got|booked|reserved) (?:a|an|the|our) (?:[a-z]+ )?(?:tour|booking|reservation|trip|outing)'

/** 'mi reserva', 'tengo un tour': one's own without saying which. */
export const namesMine = ({ text, english }: Question) =>
  english === null
    ? containsPhrase(text, `mi ${OUTING}|${HAS_ONE}`)
    : containsPhrase(
        english,
        `my (?:[a-z]+ ){0,3}(?:booking|reservation|tour|trip|request)|all my [a-z ]*|${HAS_ONE_ENGLISH}`,
      )

/** 'lo de mañana', 'la del viernes': those of that day, whatever is asked of them. */
export const OF_DAY =
  '(?:lo|la|el|las|los|mi reserva|mis reservas|mi tour|my) (?:de|del|para|de este|de el) (?:el |este |la |dia )?(?:hoy|manana|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana|semana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\\d{1,2})'

/** Somebody who would go, or go again: 'cuánto nos saldría Tazumal para 12' is no question about what is reserved. */
const ANEW =
  '(?:volver|regresar|repetir)(?: a)?(?! (?:a )?(?:escrib|habl|contact|llam|pregunt)\\p{L}+)(?: (?:ir|hacer|reservar))?|otra vez (?:con|donde)|(?:sald|costa)ria(?:mos|n)?|(?:sale|cuesta|vale|cobran) (?:por )?(?:llevar|ir)|(?<!no )(?:quiero|queremos|quisiera|quisieramos|(?:me|nos) gustaria) (?:ir|reservar)|para \\d+(?: (?:personas|adult[oa]s)(?: y .+)?)?$'

/** Asks about all of them, whatever was shown. */
const ALL_OF_THEM = 'mis|tod[oa]s?|ninguna|alguna|otras?|reservas|cuantas|es[oa]s|est[oa]s|ell[oa]s'

/** The same question of each of those shown last, when they are few: 'y cuánto llevo' after 'qué tengo hoy'. */
function ofShown(plan: Plan | null, text: string, { thread, own = [] }: ReadingContext): Plan | null {
  // All that is to come was no choice.
  const live = own.filter((booking) => booking.live).length
  const most = Math.min(MOST_PARTS, live - 1)
  const few = thread.bookings.length > 1 && thread.bookings.length <= most && thread.bookingAspect !== null
  if (!few || plan?.intent !== 'bookings' || plan.id !== null || plan.from !== null || plan.words.length > 0)
    return plan
  // 'cuál no está confirmada' of all there are.
  if (
    plan.aspect === 'list' ||
    plan.which === 'pending' ||
    OF_ALL.has(plan.aspect) ||
    containsPhrase(text, ALL_OF_THEM)
  )
    return plan
  return { intent: 'several', plans: thread.bookings.map((id) => ({ ...plan, which: 'all', id })) }
}

/** 'el de las tortugas es todos los días?' asks when it is offered, whatever is reserved. */
const OFFERED_WHEN = '(?:es|hay|sale|salen|lo hacen|la hacen|se hace) todos los dias|cada cuanto'

/** A question about a reservation, named or shown last; null when it is about nothing of one's own. */
export function ownBookingPlan(question: Question, context: ReadingContext, otherSubject: boolean): Plan | null {
  const { english } = question
  const text = withoutRefused(question.text)
  const { thread, own = [] } = context
  const referred = ownReference(text, context)
  if (referred === 'missing' || isNewWish(text) || containsPhrase(text, OFFERED_WHEN)) return null
  // 'tengo la presión alta, ¿puedo subir el Izalco?' is about somebody's condition, and not about the outing that is over.
  if (referred && !referred.live && readNeeds({ text }).needs.length > 0) return null
  const suited = !referred && containsPhrase(text, OF_DAY) ? suitedPlan(text, context) : null
  if (suited) return suited
  // 'ya tengo un tour pero busco otro para el domingo' looks for the other one.
  const looks = containsPhrase(text, 'busc\\p{L}+ (?:otr|alg)\\p{L}*')
  const hasOne = !looks && containsPhrase(english ?? text, english ? HAS_ONE_ENGLISH : HAS_ONE)
  const ofDay = containsPhrase(text, OF_DAY) || hasOne
  if (!referred && own.length > 0 && !otherSubject && ofDay) {
    const days = ownDays(text, context)
    // 'no, la del domingo' after another one was told: the same is asked of that day.
    const asked = ownAspectOf(text, english) ?? (isBare(text) ? sameQuestion(context) : 'list')
    if (days) return onDays(ownPlan(asked, null), days, context)
  }
  const last = own.find(({ id }) => id === thread.booking) ?? null
  const short = text.split(' ').length <= MOST_WORDS && !otherSubject && !containsPhrase(text, ELSEWHERE)
  const booking = referred ?? (short ? last : null)
  // 'y lo que falta por pagar?' after what was spent is about all of them.
  if (!referred && OF_ALL.has(thread.bookingAspect) && ownAspectOf(text, english) === 'paid')
    return ownPlan('sum', null)
  if (!booking) {
    // 'y lo del surf?' of somebody whose reservations were told: one that they do not have.
    const { words } = readTopics({ text })
    if (words.length > 0 && thread.bookingAspect !== null && containsPhrase(text, BARE_NAME))
      return { ...ownPlan(sameQuestion(context), null), words }
    const several = short && !last && thread.bookingAspect !== null && thread.bookings.length > 1
    if (several) return ofShown(ownPlans(question, null), text, context)
    if (own.length === 0 || otherSubject || !namesMine(question)) return null
    // 'tengo un tour' alone: what there is to come.
    return ownPlans(question, null) ?? (HAS_ONLY.test(text) ? ownPlan('list', null) : null)
  }
  if (booking.live && referred && containsPhrase(text, OTHER_PEOPLE))
    return { intent: 'knowledge', topic: 'change-people' }
  if (booking.live && topicsOf(text).includes('lluvia')) return factsOf({ id: booking.experienceId }, 'rain')
  if (containsPhrase(text, RIDE)) return factsOf({ id: booking.experienceId }, 'transport')
  const [fact] = aspectsOf(text)
  if (fact && OF_EXPERIENCE.has(fact.aspect) && !ownAspectOf(text, english)) return null
  const plan = ownPlans(question, booking)
  // 'quisiera cambiar la fecha de la segunda' asks for a rule.
  if (plan || !referred || topicsOf(text).length > 0) return plan
  return isBare(text) || containsPhrase(text, HAVING) ? ownPlan(sameQuestion(context), booking) : null
}

/** Not as many go as were reserved for. */
const OTHER_PEOPLE = `ya no (?:somos|vamos|seremos|iremos) (?:${NUMBER})|(?:ahora|mejor|al final) (?:somos|vamos|seremos) (?:${NUMBER})|(?:${NUMBER}|un|una|otr[oa]) (?:mas|persona mas)(?! (?:car|barat|temprano|tarde))|(?:se (?:agreg|sum|apunt)|quiere ir|no (?:va|viene)|falta)\\p{L}* (?:mi|un|una|otr[oa]) \\p{L}+`

/** At most so many are told one after the other. */
const MOST_PARTS = 3
const WHICH_OF_THEM = 'cual(?:es)?|(?:las|los|de las|entre las) (?:dos|tres)|amb[oa]s'

/** The same question of each of several reservations: 'a qué hora es lo del sábado y lo del domingo'; null for one or none. */
export function severalBookingsPlan(question: Question, context: ReadingContext): Plan | null {
  const { text, english } = question
  const { thread, own = [] } = context
  if (own.length === 0 || isNewWish(text)) return null
  const asked = ownAspectOf(text, english)
  const last = thread.bookings.flatMap((id) => own.find((booking) => booking.id === id) ?? [])
  // 'y en cuál pago más?' of those that were shown.
  if (
    asked &&
    thread.bookingAspect &&
    last.length > 1 &&
    last.length <= MOST_PARTS &&
    containsPhrase(text, WHICH_OF_THEM)
  )
    if (ownReference(text, context) === null)
      return { intent: 'several', plans: last.map((booking) => ownPlan(asked, booking)) }
  const parts = ownParts(text, context).slice(0, MOST_PARTS)
  if (parts.length < 2 || (!asked && !containsPhrase(text, HAVING))) return null
  const plans = parts.map(({ text: part, booking }) => {
    const days = booking ? null : ownDays(part, context)
    const aspect = (parts[0]!.text === part ? asked : ownAspectOf(part, english)) ?? asked ?? 'list'
    return { ...ownPlan(aspect, booking), from: days?.from ?? null, to: days?.to ?? null }
  })
  return { intent: 'several', plans }
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
  bookingAspect === null || OF_ALL.has(bookingAspect) ? 'list' : bookingAspect

/** 'y la otra?', 'la segunda', 'lo de Rosa': only which one is said, so the same is asked of it. */
const isBare = (text: string) =>
  containsPhrase(text, 'cual(?:es)?') ||
  (text.split(' ').length <= 8 &&
    containsPhrase(
      text,
      '^(?:y |de |a |en |entonces |pero |solo |nada mas |mejor |digo |no |perdon |solamente )*(?:la|el|lo|las|los|mi|esa|ese|otra)',
    ))

const BARE_NAME = '^(?:y |pero |entonces )?(?:lo|la|mi reserva|mi tour) del? (?:el |la |los |las )?\\p{L}+$'

/** Whether only the words of the question are there. */
const namesNothing = (text: string) =>
  ownAspectRows.some(({ say }) => {
    const rest = { text }
    return takeMatch(rest, patternOf(say)) !== null && isEmpty(rest.text)
  })

/** After nothing else was understood: somebody with reservations asks 'a qué hora tengo que estar' about those. */
export function anyBookingPlan(question: Question, { own = [], thread }: ReadingContext): Plan | null {
  // One experience is talked about, and no reservation.
  if ((thread.focus !== null || (thread.wish && thread.shown.length > 0)) && thread.bookingAspect === null) return null
  const { text } = question
  const live = own.some((booking) => booking.live)
  if (!live || text.split(' ').length > MOST_WORDS || containsPhrase(text, ELSEWHERE)) return null
  // 'a cuánto el euro': something else is named.
  if (question.english === null && !namesNothing(text)) return null
  const plan = ownPlans(question, null)
  return plan?.intent === 'bookings' ? { ...plan, which: 'next' } : plan
}
