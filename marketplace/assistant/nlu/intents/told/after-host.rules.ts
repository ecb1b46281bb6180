// Short questions of a host after their requests, messages, reviews or money: 'cómo las acepto', 'qué dice el último'.
import { patternOf } from '../../language/pattern.rules.ts'
import { reviewOrderOf } from '../../meaning/review-order.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { intentOf } from '../intent-choice.rules.ts'
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
  '(de|con) (eso|esos|esas|ahi|alli|lo que gane|ese dinero|ese total) ... (ustedes|torogoz|comision|plataforma|pagina) / (cuanto|que parte) ... (es|va|toca|queda|quedan|agarran|quitan|quita|descuentan|cobran) ... (ustedes|torogoz|de comision|la pagina|la plataforma) / de comision (cuanto|fue|es) / (cuanto|que) (es|fue|seria)? (la|de) comision$ / cuanto (se quedan|se queda|agarran|me quitan|me quitaron|me descuentan)'
const SHARES_ENGLISH =
  'how much (of that|of it)? (is|goes|went) (yours|to you|to torogoz|commission|for you) / how much of (that|it) (is|do) (yours|you|commission) / (what|how much) (is|was) (the|your) (commission|share|cut)'

/** The hour of those who were just told of, and not of the clock. */
const AT_WHAT_TIME =
  /^(?:(?:y|pero) )?(?:a que hora(?: (?:es|son|empieza|empezamos|viene|vienen|llegan|salimos|seria))?|(?:at )?what time(?: (?:is it|do they come|do we start))?)$/u
const OF_GUESTS: ReadonlySet<string | undefined> = new Set(['coming', 'collect'])
const OF_MONEY: ReadonlySet<string | undefined> = new Set(['earnings', 'share'])
const FEW_WORDS = 7

const knowledge = (topic: string): Plan => ({ intent: 'knowledge', topic })

type Says = (phrases: string, english?: string) => boolean

function afterRequests(says: Says, text: string, message: Message, context: ReadingContext): Plan | null {
  if (intentOf(text, message, context)?.value === 'answer') return hostingPlan('answer', text, context)
  if (says(UNANSWERED)) return knowledge('host-answer-time')
  if (says(HOW_LONG)) return hostingPlan('unanswered', text, context)
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
  if (aspect === 'unanswered') {
    const plan = afterRequests(says, text, message, context)
    if (plan) return plan
  }
  if (OF_GUESTS.has(aspect) && [text, typed].some((words) => AT_WHAT_TIME.test(words)))
    return hostingPlan('coming', 'ese dia', context)
  if (aspect === 'reviews' && says(REMOVES, REMOVES_ENGLISH)) return knowledge('host-reviews-of-me')
  if (aspect === 'reviews' && reviewOrderOf(text) && text.split(' ').length < FEW_WORDS)
    return hostingPlan('reviews', text, context)
  if (aspect === 'messages' && says(READS, READS_ENGLISH) && !says(OF_SOMETHING_ELSE)) return knowledge('host-messages')
  if (OF_MONEY.has(aspect) && says(SHARES, SHARES_ENGLISH)) return { intent: 'hosting', aspect: 'share', from, to }
  return null
}
