// Short questions of a host after their requests, messages, reviews or money: 'cómo las acepto', 'qué dice el último'.

import { plus } from '../../language/calendar.rules.ts'
import { patternOf } from '../../language/pattern.rules.ts'
import { reviewOrderOf } from '../../meaning/review-order.rules.ts'
import type { HostAspect, HostQuestion } from '../../people/people-question.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { withoutThanks } from '../beside/beside-thanks.rules.ts'
import { intentOf } from '../intent-choice.rules.ts'
import { OF_HISTORY } from '../own/host-periods.rules.ts'
import { hostingPlan } from '../own-plan.rules.ts'

/** Of requests that wait for an answer. */
const HOW_LONG =
  '(cuanto tiempo|cuantas horas|hasta cuando|hasta que (hora|dia)|a que hora|cuando) ... (queda*|vence*|caduca*|falta*|contestar*|responder*)'
const UNANSWERED =
  'si (las|los|la|lo) (dejo|ignoro) / si no (les|le|la|lo|las|los)? (contesto|respondo|acepto|confirmo|hago nada|digo nada)'

/** 'cómo las acepto', 'what if I say no' after those that wait. */
const ACCEPTS = '(como|donde) (la|las|lo|los|le|les)? (acepto|rechazo|confirmo|apruebo|contesto|respondo|hago)'
const ACCEPTS_ENGLISH = '(how|where) (do|can|should) i (accept|decline|reject|confirm|approve|answer|reply)'
const DECLINES = 'rechaz* / (digo|decir|dijera|decirle) que no / no (la|las|lo|los)? (quiero|acepto)'
const DECLINES_ENGLISH = 'say no / declin* / reject* / turn (it|them|one) down / (dont|do not) (want|accept)'

/** They have room for a part of them, or would write first. */
export const FEWER =
  '(solo|solamente|nada mas|nomas) (puedo|tengo|me caben|caben|hay|me quedan|me alcanza) ... # / (no)? me caben (tod[oa]s|tant[oa]s) / (aceptar|acepto|confirmo) (solo|solamente|nada mas) ...'
export const FEWER_ENGLISH = '(only|just) (have room|have space|have places|fit|take|accept) ... # / i (can|could) only'
export const WRITES =
  '(les|le) (puedo|podria) (escrib*|habl*|pregunt*|llam*) / (puedo|podria) (escribirl*|hablarl*|preguntarl*|llamarl*)'
export const WRITES_ENGLISH = '(can|may|could) i (write|message|call|ask|talk)'

/** What is done about a review that was told. */
const REMOVES =
  '(la|lo|las|esa|eso)? (puedo|pueden|se puede|como|quiero|quiten|borren) (la|lo)? (borr*|quit*|elimin*|respond*|contest*|reclam*|denunci*|repli*) / (borren|quiten|eliminen) / es (falsa|mentira|injusta) / que hago'
const REMOVES_ENGLISH = '(delete|remove|answer|reply|respond|report) / (fake|unfair|a lie) / what (can|do|should) i do'

/** What messages say, which only their host reads. */
const READS =
  '(que|de que|cual) (me|es|es lo que)? (dic*|dijo|dijeron|pon*|quier*|habla*|pregunt*|pid*|trata*) / (de|del) quien* / quien* (lo|los|me|es|son|fue)? (mand*|escrib*|envi*)?$ / (leelo|leemelo|leelos|leemelos|leeme*|lee (el|los)|leer*) / (el|los) (ultim*|primer*|mensaje*)$ / (como|donde) (lo|los|le|les)? (leo|veo|contesto|respondo|abro)'
const READS_ENGLISH =
  '(what|who) (does|do|did|is|are|was|were) (it|they|them|she|he|that|the last (one)?|the latest (one)?) (say|about|from|want)? / read (it|them|that)? / (where|how) (do|can) i (read|open|see|answer)'
const OF_SOMETHING_ELSE = 'resena* / reserva* / solicitud* / viene* / manana / cobr* / gan* / cupo*'

/** Whose part of the money of a period it is. */
const SHARES =
  '(de|con) (eso|esos|esas|ahi|alli|lo que gane|ese dinero|ese total) ... (ustedes|torogoz|comision|plataforma|pagina) / (cuanto|que parte) ... (es|va|toca|queda|quedan|agarran|quitan|quita|descuentan|cobran) ... (ustedes|torogoz|de comision|la pagina|la plataforma) / (cuanto|que parte) (de|sobre) (eso|esos|esas|ahi|lo que) ... (ustedes|torogoz|mio|para mi|pa mi|me queda) / de comision (cuanto|fue|es) / (cuanto|que) (es|fue|seria)? (la|de) comision$ / cuanto (se quedan|se queda|agarran|me quitan|me quitaron|me descuentan)'
const SHARES_ENGLISH =
  'how much (of that|of it)? (is|goes|went) (yours|to you|to torogoz|commission|for you) / how much of (that|it) (is|do) (yours|you|commission) / (what|how much) (is|was) (the|your) (commission|share|cut)'

/** The hour of those who were just told of, and not of the clock. */
const AT_WHAT_TIME =
  /^(?:(?:y|pero|va|ok|vaya) )*(?:a que hora(?: (?:es|son|empieza|empezamos|viene|vienen|llegan|salimos|seria|(?:quedaron|quedamos|dijeron|iban|van)(?: (?:de|que|a|en))? (?:llegar|venir|vernos|llegan|vienen)))?|(?:at )?what time(?: (?:is it|do they come|do we start))?)$/u
const OF_GUESTS: ReadonlySet<string | undefined> = new Set(['coming', 'collect', 'each', 'next', 'share-ahead'])
const OF_PEOPLE: ReadonlySet<string | undefined> = new Set([
  ...OF_GUESTS,
  'details',
  'children',
  'attendance',
  'paid',
  'prepare',
])
const OF_MONEY: ReadonlySet<string | undefined> = new Set(['earnings', 'share'])
const OF_PLACES: ReadonlySet<string | undefined> = new Set(['dates', 'accepting'])
const FEW_WORDS = 7

/** The group after the one that was told. */
const AFTER_THAT =
  /^(?:(?:y|pero) )?(?:(?:cual|cuando|quien|que) (?:es|viene|sigue) )?(?:despues(?: de (?:es[ea]|es[oa]s|ell[oa]s|eso|est[ea]))?|(?:el|la) (?:siguiente|que sigue|proxim[oa]|otr[oa])(?: (?:grupo|fecha|salida|dia))?|luego)(?: (?:quien(?:es)?|cual|cuando|que) (?:viene|vienen|sigue|es|tengo|hay|toca))?$/u
const AFTER_THAT_ENGLISH =
  /^(?:and )?(?:(?:what|who|which)(?: is|s)? )?(?:after (?:that|them|those|it)|the next one|next)$/u
const OF_GROUP: ReadonlySet<string | undefined> = new Set([
  'next',
  'coming',
  'collect',
  'each',
  'children',
  'details',
  'share-ahead',
])
const NEXT_DAYS = 60
const NEXT_PERIOD = { week: / la (?:proxima|otra|siguiente)$/u, month: / el (?:proximo|otro|siguiente)$/u }

/** 'y después de ese?' after one group, or after those of one day. */
function groupAfter(text: string, typed: string, { aspect, from, to, period }: HostQuestion): Plan | null {
  const isAsked = AFTER_THAT.test(text) || AFTER_THAT_ENGLISH.test(typed)
  if (!isAsked || !OF_GROUP.has(aspect) || !from || from !== to) return null
  if (period && NEXT_PERIOD[period].test(text)) return null
  const until = plus(from, NEXT_DAYS)
  return aspect === 'next'
    ? { intent: 'hosting', aspect: 'next', from, to: until, nth: 2 }
    : { intent: 'hosting', aspect: 'next', from: plus(from, 1), to: until, nth: 1 }
}

/** What is asked of all that was reserved, after some of it was told. */
const OF_THOSE: readonly (readonly [HostAspect, string, string])[] = [
  [
    'cancelled',
    'cancel* / (por que|que motivo) / (dijeron|dieron|dejaron|pusieron) (algo|motivo|razon|por que)',
    'cancel* / (what|any) (was)? (the)? reason / why',
  ],
  [
    'absent',
    'no (me|se)? (llegaron|llego|vinieron|vino|presentaron|aparecieron|asistieron) / falt(aron|o)',
    'not (come|show) / show up / no shows?',
  ],
  ['made', '(quien*|cual*) (son|fueron|es|reserv*) / (nombres|como se llaman)', 'who (are|were) (they|those)'],
]
/** What a host does about it. */
const DEED = 'como / puedo / que hago / donde / cobr* / pag* / comision / afecta*'

/** How many places there are, and how they become more. */
const OPENS =
  '(abrir|abro|poner|pongo|agregar|agrego|subir|subo|meter|meto|ampliar|amplio|dar|aumentar) (mas|otr[oa]s|algunos|los|unos) (cupo*|lugar*|espacio*|campo*)? / (abrirl*|subirl*|ampliarl*|aumentarl*) / (consegui|tengo|contrate|viene) otro guia'
const OPENS_ENGLISH = '(open|add|offer|make) (some|a few)? more (places|spots|seats)? / (another|a second) guide'

const knowledge = (topic: string): Plan => ({ intent: 'knowledge', topic })

type Says = (phrases: string, english?: string) => boolean

function afterRequests(says: Says, text: string, message: Message, context: ReadingContext): Plan | null {
  if (intentOf(text, message, context)?.value === 'answer') return hostingPlan('answer', text, context)
  if (says(UNANSWERED)) return knowledge('host-answer-time')
  if (says(HOW_LONG)) return hostingPlan('unanswered', text, context)
  if (says(FEWER, FEWER_ENGLISH)) return knowledge('host-accept-fewer')
  if (says(WRITES, WRITES_ENGLISH)) return knowledge('host-write-before-answer')
  if (says(ACCEPTS, ACCEPTS_ENGLISH)) return knowledge('host-accept')
  return says(DECLINES, DECLINES_ENGLISH) ? knowledge('host-decline') : null
}

/** What a host's short message asks after what was told of their own; null when it begins anew. */
export function afterHosting(text: string, message: Message, context: ReadingContext): Plan | null {
  const { hosting, thread } = context
  const { typed } = message
  if (!hosting || !thread.hosting) return null
  const says: Says = (phrases, english) =>
    patternOf(phrases).test(text) || (english !== undefined && patternOf(english).test(typed))
  const { aspect, from, to } = thread.hosting
  if (aspect === 'unanswered' || aspect === 'made') {
    const plan = afterRequests(says, text, message, context)
    if (plan) return plan
  }
  if (OF_PEOPLE.has(aspect) && [text, typed].some((words) => AT_WHAT_TIME.test(withoutThanks(words))))
    return hostingPlan('coming', 'ese dia', context)
  const next = groupAfter(text, typed, thread.hosting)
  if (next) return next
  if (OF_HISTORY.has(aspect) && !says(DEED)) {
    const [asked] = OF_THOSE.find(([, phrases, english]) => says(phrases, english)) ?? []
    if (asked) return hostingPlan(asked, text, context)
  }
  if (OF_PLACES.has(aspect) && says(OPENS, OPENS_ENGLISH)) return knowledge('host-change-spots')
  if (OF_GUESTS.has(aspect) && from && says(SHARES, SHARES_ENGLISH))
    return { intent: 'hosting', aspect: 'share-ahead', from, to }
  if (aspect === 'reviews' && says(REMOVES, REMOVES_ENGLISH)) return knowledge('host-reviews-of-me')
  if (aspect === 'reviews' && reviewOrderOf(text) && text.split(' ').length < FEW_WORDS)
    return hostingPlan('reviews', text, context)
  if (aspect === 'messages' && says(READS, READS_ENGLISH) && !says(OF_SOMETHING_ELSE)) return knowledge('host-messages')
  if (OF_MONEY.has(aspect) && says(SHARES, SHARES_ENGLISH)) return { intent: 'hosting', aspect: 'share', from, to }
  return null
}
