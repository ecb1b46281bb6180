// Where the known sentences say another topic than the tables: the cases in which the tables are right.

import { namedIn } from '../../named.rules.ts'
import type { HostAspect } from '../../people/people-question.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { isTimed, POINTS } from '../../wishes/open-wish.rules.ts'
import { aspectsOf } from '../intents.rules.ts'
import { withoutRefused } from '../own/own-days.rules.ts'
import { OF_RESERVATION } from '../own-question.rules.ts'
import { agree, isGuess } from './confidence.rules.ts'

type Conflict = {
  /** What the tables understood. */
  plan: Plan
  /** What the sentences say that it is about. */
  topic: string
  message: Message
  /** The question in it, without greetings and names. */
  text: string
  circumstances: ReadingContext
}

const PEOPLE =
  /(?:^| )(?:mas|personas?|gente|somos|vamos|agreg\p{L}*|llev\p{L}*|sum\p{L}*|viene|vaya|con|mi|mis|another|more|people|friends?)(?: |$)/u
const POINTS_ON = /^(?:y |pero |and )*(?:el|la|los|las|the) (?:otr[oa]s?|others?|other one|siguiente|next one)$/u
const RESERVED = /(?:^| )(?:reserv\p{L}+|apart(?:e|amos|ad\p{L}+)|book\p{L}*)(?: |$)/u
/** Words of what somebody has. */
export const OWNED =
  /(?:^| )(?:mis?|mi[oa]s?|reserv\p{L}+|apart\p{L}+|tengo|tenemos|nos|me|my|mine|booked?|bookings?)(?: |$)/u

const hasReservation = ({ own = [] }: ReadingContext) => own.some(({ live }) => live)
const isOfOne = (plan: Plan) => plan.intent === 'facts' && 'id' in plan.target

const FROM_ROWS: ReadonlySet<HostAspect> = new Set(['made', 'cancelled', 'absent', 'totals', 'compared', 'next'])
/** What a host asks of their books in words that mean nothing else. */
export const isFromRows = (plan: Plan): boolean => plan.intent === 'hosting' && FROM_ROWS.has(plan.aspect)

/** Each with a message that showed it; their order does not matter. */
const CASES: readonly ((conflict: Conflict) => boolean)[] = [
  // 'quién me canceló esta semana' is told from rows, and the rule of cancellations is no answer to it.
  ({ plan }) => isFromRows(plan),
  // 'cuánto me ha dejado cada una este año' is no sum of all of them.
  ({ plan, text }) =>
    plan.intent === 'hosting' &&
    plan.aspect === 'experiences' &&
    /(?:cada|por) (?:una|tour|taller|exp|paseo)/u.test(text),
  // 'esa no, la de diciembre' corrects which one is meant and cancels nothing.
  ({ plan, topic, text }) => topic.startsWith('own:') && plan.intent === 'bookings' && withoutRefused(text) !== text,
  // 'me la cancelaron?' asks how it stands, and 'cancela' how it is ended.
  ({ plan, topic }) => topic === 'own:cancel' && plan.intent === 'bookings' && plan.aspect === 'status',
  // 'peso 130 kilos, ¿me aguantan?' is written to the host, who knows.
  ({ plan, topic }) => topic === 'is:unpublished' && plan.intent === 'ask-host',
  // 'todavía puedo dejar la reseña del kayak' asks for those that are not written.
  ({ plan, topic }) => topic === 'resenas' && plan.intent === 'own-reviews' && plan.open === true,
  // 'dónde veo el recibo de lo del gallo' is told of that reservation.
  ({ plan, topic }) => OF_RESERVATION.has(topic) && plan.intent === 'bookings' && plan.id !== null,
  // 'y la otra también?' names nobody who would come along.
  ({ plan, topic, message }) => topic === 'change-people' && plan.intent === 'bookings' && !PEOPLE.test(message.typed),
  // 'y la otra?' of a list changes nothing.
  ({ plan, topic, message }) =>
    topic === 'cambiar-reserva' && plan.intent === 'bookings' && plan.id !== null && POINTS_ON.test(message.typed),
  // 'va una niña de 10' of somebody who has reserved nothing says who would go.
  ({ plan, topic, message, text, circumstances }) =>
    topic === 'change-people' &&
    !hasReservation(circumstances) &&
    !RESERVED.test(message.typed) &&
    (plan.intent === 'facts' || namedIn(text, circumstances.named ?? []) !== null),
  // 'y somos 6, no 2' of what is looked for is about no reservation.
  ({ plan, topic, message, circumstances: { thread } }) =>
    topic === 'change-people' &&
    ((plan.intent === 'search' && thread.wish !== null) || isOfOne(plan)) &&
    thread.bookingAspect === null &&
    !RESERVED.test(message.typed),
  // 'y en enero' after a search or a list is the same in January, 'que termine antes de las 7' narrows it.
  ({ plan, topic, circumstances: { thread } }) =>
    isTimed(plan) &&
    /^(?:fact:(?:dates|duration)|own:(?:when|ends)|cmp:)/.test(topic) &&
    // 'lo dan el día del padre?' of one that is talked about is about that one.
    !(thread.focus !== null && topic.startsWith('fact:')),
  // 'el sábado no podemos, el viernes' and 'three students, under 45 all together' of what is looked for are about no reservation.
  ({ plan, topic, circumstances: { thread } }) =>
    plan.intent === 'search' &&
    (isTimed(plan) || plan.wish.maxPrice !== null) &&
    thread.bookingAspect === null &&
    topic.startsWith('own:'),
  // 'que no quede a más de una hora' narrows a wish.
  ({ plan, topic }) =>
    plan.intent === 'search' && !isGuess(plan) && topic === 'is:complaint' && plan.turn === 'changed',
  // Which of several is meant was said, so they are not compared.
  ({ plan, topic }) => topic.startsWith('cmp:') && plan.intent === 'facts',
  // 'y a menos de media hora' of somebody who has reserved nothing is about what is looked for.
  ({ plan, topic, message, circumstances }) =>
    topic.startsWith('own:') &&
    plan.intent === 'search' &&
    plan.turn === 'changed' &&
    !isGuess(plan) &&
    !hasReservation(circumstances) &&
    !OWNED.test(message.typed),
  // 'qué hay que llevar al rápel' names one and asks something of it.
  ({ plan, topic, text }) => topic === 'is:wish' && isOfOne(plan) && (aspectsOf(text).length > 0 || POINTS.test(text)),
]

/** Whether what the tables understood is carried out, although the sentences may say something else. */
export const isPlanKept = (conflict: Conflict): boolean =>
  agree(conflict.plan, conflict.topic) || CASES.some((holds) => holds(conflict))
