// Short questions after a rule or one's own days: 'y me cobran algo?' after a cancellation is asked of that, and not of the site.
import { patternOf } from '../../language/pattern.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { intentOf } from '../intent-choice.rules.ts'
import { CASE_FOLLOW_UP, isOfCase } from '../knowledge.rules.ts'
import { bookingsPlan } from '../own-plan.rules.ts'
import { afterHosting, FEWER, FEWER_ENGLISH, WRITES, WRITES_ENGLISH } from './after-host.rules.ts'
import { afterHandedOver, afterOwn, silentHost } from './after-own.rules.ts'

/** What may be asked after a rule: phrases as in pattern.rules.ts, and the rule that answers them; null is the same one. */
type Later = {
  after: RegExp
  say: string
  english?: string
  topic: string | null
  /** However much is said beside it. */
  long?: true
}

const STANDING = 'afecta* / perjudica* / nota / estrellas / calificacion / culpa / me baja'
const MONEY = 'cobr* / pag* / debe* / multa* / dinero / pisto / castig* / gratis / descuent*'
const RESERVED = 'reserv* / apart* / confirmad* / client* / viajer* / los que ya / ya tengo / ya tenia'
const LATER: readonly Later[] = [
  {
    after: /^asked-for-a-deposit$/,
    say: '(normal|seguro|correcto|legal|asi) / si no (le|les|lo)? (deposito|pago|doy|mando|adelanto) / (me|nos) (quita|cancela|saca|borra)',
    english: '(normal|usual|safe|legal) / if i (dont|do not) (pay|send|transfer)',
    topic: null,
  },
  {
    after: /^host-not-shown$/,
    say: '(que|algo) (mas)? (le|me|la)? (falt*|hace falta|tengo que (hacer|poner|ponerle|llenar))',
    english: '(what|anything) (else)? (is|s)? (missing|else) / what (do|should) i (need|have to)',
    topic: 'host-to-publish',
  },
  {
    after: /^verified-hosts$/,
    say: 'quien* ... (revis*|verific*|aprueb*|escog*|conoc*|investig*) / (ustedes|torogoz) ... (revis*|verific*|conoc*|escog*|investig*|aprueb*) / (los|las|a los|sus) (anfitrion*|guia*) ... (revis*|verific*|conoc*|aprueb*)',
    english: '(who|how|do you) ... (check*|verif*|vet|know|approve*|choose*)',
    topic: 'who-checks-hosts',
  },
  {
    after: /^host-not-shown$/,
    say: 'aprob* / aprueb* / revis* / public* / (cuanto|cuando) ... (tard*|demor*|tiempo|lista|sale) / (que|como) (hago|la arreglo|lo arreglo|la completo) / ya (tiene|puse|subi|le puse|esta)',
    english: 'approv* / review* / publish* / how long / (what|anything) (is|s)? (left|wrong)',
    topic: null,
  },
  {
    after: /^guest-(?:no-show|cancelled)$/,
    say: `${MONEY} / ${STANDING} / (donde|como) (lo|la|le)? (pongo|marco|anoto|reporto|digo|registro) (eso|que no)?`,
    english: 'pay* / charge* / money / fee / (where|how) do i (mark|note|report)',
    topic: null,
  },
  {
    after: /^(?:host-(?:close-date|rain|guests-told|guest-change|change-spots)|edit-experience)$/,
    say: '(les|le) (avis*|digo|dicen|lleg*|escrib*|cuento) / quien ... (avis*|dice*) / (se)? enter*',
    english: '(tell|told|notif*|inform|know)',
    topic: 'host-guests-told',
  },
  {
    after: /^host-(?:close-date|rain|guests-told)$/,
    say: `${STANDING}`,
    english: 'rating / stars / affect* / penal*',
    topic: 'host-cancelling-and-rating',
  },
  {
    after: /^host-(?:close-date|rain|guests-told|cancelling-and-rating|cancelled-guests)$/,
    say: '(gente|ell[oa]s|client*|viajer*|los que) ... pierd* / pierden / (otro dia|otra fecha)',
    english: '(lose|another (day|date))',
    topic: 'host-cancelled-guests',
    long: true,
  },
  {
    after: /^host-(?:accept|answer-time|accept-fewer|write-before-answer)$/,
    say: FEWER,
    english: FEWER_ENGLISH,
    topic: 'host-accept-fewer',
  },
  {
    after: /^host-(?:accept|answer-time|decline|accept-fewer)$/,
    say: WRITES,
    english: WRITES_ENGLISH,
    topic: 'host-write-before-answer',
  },
  {
    after: /^host-photos$/,
    say: 'cuant[oa]s / tamano / peso / pesan / formato / videos? / borr* / quit* / principal / orden / primera',
    english: 'how many / size / format / main / first / video',
    topic: null,
  },
  {
    after: /^guest-(?:has-no-change|does-not-pay)$/,
    say: 'si no (me)? (quiere|quiso|paga|pago|pagan) ... / (se fue|se va|se fueron)',
    english: 'pay* / leave* / left',
    topic: 'guest-does-not-pay',
  },
  {
    after: /^host-(?:pause|close-date)$/,
    say: RESERVED,
    english: '(already|have) (booked|bookings|reserved)',
    topic: null,
  },
  {
    after: /^coupons$/,
    say: 'valido / no (me)? (lo)? (agarra|funciona|sirve|deja|acepta|jala) / que hago / (donde|como) (lo)? (pongo|meto|uso)',
    english: '(valid|work|accept|apply)',
    topic: null,
    long: true,
  },
  {
    after: /^host-pause$/,
    say: 'vuelv* / volver* / regres* / reactiv* / activ* / de nuevo / otra vez / resena* / se (borra*|pierde*)',
    english: '(back|again) / review* / lose',
    topic: null,
  },
  {
    after: /^host-(?:offer-dates|change-hour)$/,
    say: '(equivoc*|mal|error|corrij*|correg*|cambi*|muev*) ... hora / hora ... (equivoc*|mal|error|corrij*|correg*|cambi*|muev*)',
    english: '(wrong|change|move) ... (time|hour)',
    topic: 'host-change-hour',
  },
]
/** After a cancellation was talked about. */
const OF_CANCELLING = /^(?:puedo-cancelar|cambiar-reserva|my-standing|refund)$/
const COSTS =
  '(cobra*|cobra|cobran|descuent*|penaliz*|quitan|multan) / multa / (pierdo|perdemos|perderia) / (devuelven|devuelve|regresan|reembols*) / castig* / sancion* / (es|sale|sin) (gratis|costo) / (pago|pagamos|debo) (algo|multa|igual|siempre)'
const COSTS_ENGLISH = 'charge* / fee / lose / refund* / money back / (is it|for) free / pay (anything|something|a)'

/** Danger, complaints and other people's data are heard whatever was talked about. */
const ALWAYS = new Set<string>(['emergency', 'secret', 'complaint'])
const MOST_WORDS = 9
const FEW_WORDS = 7
const OF_PROFILE = 'telefono / celular / numero / nombre / foto'
const says = (text: string, phrases: string) => patternOf(phrases).test(text)

/** The rule that is asked for after the one that was told; null for anything else. @param long only what may be long */
function laterPlan(text: string, typed: string, told: string | null = null, long = false): Plan | null {
  const later = LATER.find(
    ({ after, say, english, long: anyLength = false }) =>
      told !== null &&
      after.test(told) &&
      (!long || anyLength) &&
      (says(text, say) || (english && says(typed, english))),
  )
  return later ? { intent: 'knowledge', topic: later.topic ?? told! } : null
}

/** What a short message asks after a rule, after requests, or after a message to the team; null when it begins anew. */
export function afterRule(text: string, message: Message, context: ReadingContext): Plan | null {
  const { thread, hosting = false, own = [] } = context
  const { typed } = message
  const back = hosting ? null : afterHandedOver(text, typed, thread)
  if (back) return back
  if (thread.handedOver && thread.handedOver !== 'emergency' && isOfCase(text, message))
    return { intent: 'knowledge', topic: CASE_FOLLOW_UP }
  // 'y el número de teléfono' after how the mail is changed asks for nobody's number.
  if (/^change-/.test(thread.told ?? '') && text.split(' ').length < FEW_WORDS && says(text, OF_PROFILE))
    return { intent: 'knowledge', topic: 'change-profile' }
  const silent = silentHost(text, context)
  if (silent) return silent
  if (ALWAYS.has(intentOf(text, message, context)?.intent ?? '')) return null
  if (text.split(' ').length > MOST_WORDS) return laterPlan(text, typed, thread.told, true)
  const ofHosting = afterHosting(text, message, context)
  if (ofHosting) return ofHosting
  const ofOwn = afterOwn(text, message, context)
  if (ofOwn) return ofOwn
  const { told = null } = thread
  const cancelling = told === null ? thread.bookingAspect === 'cancel' : OF_CANCELLING.test(told)
  if (!hosting && cancelling && (says(text, COSTS) || says(typed, COSTS_ENGLISH)))
    return own.some(({ live }) => live)
      ? bookingsPlan('cancel', text, { text }, context)
      : { intent: 'policies', topics: ['puedo-cancelar'] }
  return laterPlan(text, typed, told)
}
