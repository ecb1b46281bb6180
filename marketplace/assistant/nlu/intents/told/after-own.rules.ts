// Short questions after an answer about one's own reservations, a rule for travelers or a complaint: 'no me contesta' after the
// host was named, 'se puede mandar al correo' after the ticket, 'es el de la feria' after a complaint.
import { patternOf } from '../../language/pattern.rules.ts'
import { namedIn } from '../../named.rules.ts'
import type { BookingAspect, Plan, Thread } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { factsOf } from '../experience-question.rules.ts'
import { CASE_FOLLOW_UP } from '../knowledge.rules.ts'
import { bookingsPlan } from '../own-plan.rules.ts'
import { ownReference } from '../own-reference.rules.ts'

/** After which answer these words ask what: the aspect of a reservation that was told, or the rule. */
type Later = {
  aspect?: readonly BookingAspect[]
  told?: RegExp
  say: string
  unless?: string
  english: string
  plan: Plan
}

const knowledge = (topic: string): Plan => ({ intent: 'knowledge', topic })
const policy = (topic: string): Plan => ({ intent: 'policies', topics: [topic] })

const UNANSWERED =
  '(si|cuando) (el|la|ellos|ella|mi)? (senor*|don|dona|guia|anfitri*|dueno*|maje|host)? (no|nunca) (me|nos|la|lo)? (contest*|respond*|confirm*|acept*|dicen)'
const UNANSWERED_ENGLISH =
  'if (they|he|she|nobody|the host) (dont|doesnt|do not|does not|never)? (answer*|repl*|confirm*|accept*)'

const LATER: readonly Later[] = [
  {
    told: /^(?:tarde|will-they-wait)$/,
    say: '(toca|igual|siempre) (que|me)? (toca)? pag* / cobr* / multa* / sin (mi|nosotros) / (se fueron|se van|me dejaron)',
    english: '(still|have to) pay / charge* / fee / fine / without (me|us)',
    plan: knowledge('left-without-me'),
  },
  {
    told: /^(?:not-found-at-meeting|if-the-host-does-not-come)$/,
    say: '(llame|llamamos|escribi|escribimos|marque|hable|mande) / (no|ni) (me|nos)? (contest*|respond*|lee*) / (sigo|seguimos) (esperando|aqui) / (ya)? (me voy|nos vamos) / en visto',
    english:
      '(called|wrote|texted|messaged) / (not|doesnt|wont|didnt) (answer*|repl*|pick*) / still (waiting|nobody|nothing)',
    plan: knowledge('nobody-came'),
  },
  {
    told: /^resenas$/,
    say: 'anonim* / (mi|el|sin) nombre / sin (que)? (salga|aparezca|sepan|me vean|se vea)',
    english: 'anonym* / my name / who wrote',
    plan: knowledge('anonymous-review'),
  },
  {
    told: /^(?:change-people|fewer-come)$/,
    say: 'cobr* / precio* / lo mismo / cuanto (es|sale|pag*|cuesta|seria)',
    english: 'price / charge* / same / how much',
    plan: knowledge('price-per-person'),
  },
  {
    told: /^(?:reservar|necesito-cuenta|same-day|como-se-paga)$/,
    say: 'como ... si (ya)? (se|me|nos)? (quedo|esta|quede|hizo|guardo) / como (me doy cuenta|me entero|veo) (que|si)? (ya)? (quedo|quede)',
    english: 'how (do|will|would) (i|we) know (if|that|when)? (it|im|i am|its)',
    plan: knowledge('did-it-go-through'),
  },
  {
    aspect: ['host'],
    told: /^chat$/,
    say: '(no|ni) (me|nos)? (contest*|respond*|lee|lo lee|ha escrito|ha contestado|ha respondido) / en visto',
    english: '(not|doesnt|does not|isnt|wont|never|didnt|hasnt) (answer*|repl*|respond*)',
    plan: knowledge('host-does-not-answer'),
  },
  {
    aspect: ['voucher', 'code'],
    told: /^(?:print-the-ticket|codigo)$/,
    say: 'correo / (me (lo|la)? (mand*|envi*)) / (mand*|envi*) / whatsapp / (hay|tengo|debo) que imprimir* / imprim* / captura / pantalla / pantallazo / (en|desde) (el|mi) (celular|telefono)',
    english: 'print* / email / mail / send / screenshot / (on|from) my phone',
    plan: knowledge('print-the-ticket'),
  },
  {
    told: /^(?:sin-correo|mail-never-came)$/,
    say: 'spam / no deseados / (tampoco|ni) (ahi|alli|eso|asi) / nada (de nada)?$ / (siempre|igual|todavia|sigue) (no|sin) (llega*|nada)',
    english: 'spam / junk / still (nothing|not) / nothing',
    plan: knowledge('mail-never-came'),
  },
  {
    aspect: ['cancel'],
    told: /^(?:puedo-cancelar|refund)$/,
    say: '(reserv*|apart*|agend*) ... (otra vez|de nuevo|despues|luego|otro dia|otra fecha|nuevamente)',
    english: '(book|reserve) ... (again|later|another)',
    plan: policy('cambiar-reserva'),
  },
  {
    aspect: ['cancel'],
    told: /^(?:puedo-cancelar|cambiar-reserva|my-standing)$/,
    say: '(le|les) (avis*|dicen|cuentan|lleg*) / (avis*|enter*) (a)? (el|la|al|ella|los)? (anfitri*|guia|senor*|don|dona|ustedes|host) / (tengo|hay|debo) que (avis*|decir*|escrib*)',
    english:
      '(tell|told|notif*|inform|let) ... (him|her|them|host|guide|know) / (does|will) (the|my) (host|guide) know',
    plan: knowledge('host-hears-of-it'),
  },
  {
    aspect: ['status'],
    told: /^(?:despues-de-reservar|host-answer-time)$/,
    say: UNANSWERED,
    english: UNANSWERED_ENGLISH,
    plan: policy('despues-de-reservar'),
  },
  {
    told: /^cambiar-reserva$/,
    say: '(pierdo|perdemos|perderia|me quitan|se pierde) (el|mi|los|la)? (lugar|cupo*|espacio|campo|reserva)',
    english: 'lose (my|the|our)? (spot|place|seat|booking|reservation)',
    plan: policy('cambiar-reserva'),
  },
  {
    aspect: ['voucher', 'code', 'when', 'where', 'bring', 'host', 'status', 'list'],
    told: /^(?:print-the-ticket|codigo|llegar)$/,
    say: '(descarg*|apag*|muere|murio|acab*) ... (cel|celular|telefono|tel|bateria|carga) / sin (bateria|carga|saldo|internet|senal|datos)',
    english: '(phone|battery) ... (dies|dead|runs out|off) / no (signal|internet|battery|data)',
    plan: policy('sin-senal'),
  },
  {
    told: /^mis-datos$/,
    unless: 'hacen / venden / comparten / quien / pasan',
    say: '(mis|las|los) (reserv*|tours|resenas|mensajes|favoritos|datos|fotos) / (si|cuando) (la|lo)? (borr*|elimin*|quit*|cierr*) / (se puede|puedo) (recuper*|volver)',
    english: '(my|the) (bookings|tours|reviews|messages|data|photos) / (if|when|after) i (delete|close|remove)',
    plan: policy('mis-datos'),
  },
  {
    told: /^resenas$/,
    say: '(cambi*|edit*|corregir*|corrij*|borr*|quit*|elimin*|arrep*)',
    english: '(change|edit|delete|remove|correct) (it|my|the|that)?',
    plan: knowledge('edit-own-review'),
  },
  {
    told: /^(?:cancela-anfitrion|if-the-host-does-not-come|lluvia)$/,
    say: '(me|nos) (avis*|dicen|entero|enteramos|van a avisar|llam*|mandan) / como (me entero|se (si|que)|sabria|lo se) / (avisan|notific*)',
    english: '(tell|told|notif*|let) (me|us|know)? / (know|find out|notified)',
    plan: policy('cancela-anfitrion'),
  },
  {
    told: /^my-standing$/,
    say: 'cobr* / pag* / multa* / debo / gratis / dinero / pisto',
    english: 'charge* / pay / fee / fine / money',
    plan: knowledge('my-standing'),
  },
]
/** Until when the reservation that may be cancelled can be: 'hasta qué día puedo avisar'. */
const UNTIL =
  '(hasta (que|cuando|cual) ...) / (que dia|cuando) (a mas tardar|como maximo) / cuanto tiempo (tengo|me queda) / (con)? cuanto* (tiempo|dias|horas)? (de)? (antes|anticipacion)'
const UNTIL_ENGLISH = '(until|till|by) when / how (long|late) / (deadline|latest)'
/** Whether whoever receives is good at it. */
const OF_PERSON =
  '(el|ella|ese|esa|este) (maje|man|senor|senora|don|dona|guia|anfitri*|muchach*|chero|chera|tipo|bicho)? (es|sera) (de (confianza|fiar)|confiable|buen[oa]|serio|seria|honrad[oa])'
/** 'hay que llevar comida o la dan' of the one that was told. */
const OF_PROVIDED =
  'o (ahi|alla|alli|ellos|ustedes|me|nos|el|ella)? (la|lo|las|los)? (dan|ponen|prestan|incluye*|regalan)'
const MOST_WORDS = 9
/** Whoever offers one that is named is silent: 'el del buceo no me contesta desde ayer y es mañana'. */
const SILENT =
  '(el|la|senor|senora|guia|anfitri*|muchach*|don|dona|chero|maje) (de|del) (la|las|los|el)? * (todavia|aun|ya|y)? (no|nunca) (me|nos) (ha|han)? (contest*|respond*|lee|leen|escribe)'
const SILENT_UNLESS = 'solicitud / reserva pendiente / confirm* / acept* / cuando (me|nos)? / y si'

/** What to do then; null where a request waits for an answer, which is told with its own time. */
export function silentHost(text: string, context: ReadingContext): Plan | null {
  if (context.hosting || !patternOf(SILENT).test(text) || patternOf(SILENT_UNLESS).test(text)) return null
  const reserved = ownReference(text, context)
  return reserved && reserved !== 'missing' && reserved.pending ? null : knowledge('host-does-not-answer')
}

/** Whether what was paid comes back. */
const GIVES_BACK =
  '(me|nos|te|se)? (devuelv*|devolv*|reembols*|regresan el dinero) / (pierdo|perdemos|recuper*) (lo que|el dinero|mi dinero)'
const GIVES_BACK_ENGLISH = 'refund* / money back'
/** Tells which outing a complaint is about: 'es el de la feria', 'fue en lo de las tirolesas'. */
const WHICH_ONE =
  '(es|fue|era|con|en|sobre) (el|la|lo|las|los|don|dona)? / (el|la|lo|las|los|tour|guia) (de|del) / (the|it was|its) (one|guide|tour)? (of|from|at|on)?'

/**
 * What a traveler's short message asks after an answer about their own; null when it begins anew.
 * @param text the message in plain words
 */
export function afterOwn(text: string, { typed }: Message, context: ReadingContext): Plan | null {
  const { thread, own = [], hosting = false } = context
  if (hosting || text.split(' ').length > MOST_WORDS) return null
  const says = (say: string, english: string) => patternOf(say).test(text) || patternOf(english).test(typed)
  if (thread.handedOver === 'complaint' && patternOf(WHICH_ONE).test(`${text} ${typed}`)) {
    const one = namedIn(text, own, true)
    if (one) return { intent: 'complaint', text, target: { id: one.experienceId }, booking: one.id }
  }
  const { told = null, bookingAspect } = thread
  if (told === null && bookingAspect === 'cancel' && thread.booking !== null && says(UNTIL, UNTIL_ENGLISH))
    return bookingsPlan('cancel', text, { text }, context)
  // 'y ese maje es de confianza' after who receives was told: what those who went say of them.
  if (told === null && bookingAspect !== null && thread.focus !== null && patternOf(OF_PERSON).test(text))
    return { intent: 'reviews', target: { id: thread.focus } }
  if (told === null && bookingAspect !== null && thread.focus !== null && patternOf(OF_PROVIDED).test(text))
    return factsOf({ id: thread.focus }, 'included')
  const later = LATER.find(
    ({ aspect, told: rule, say, unless, english }) =>
      !(unless && patternOf(unless).test(text)) &&
      (told === null
        ? bookingAspect !== null && aspect?.includes(bookingAspect) === true
        : rule?.test(told) === true) &&
      says(say, english),
  )
  if (!later) return null
  // 'y si cancelo la otra, me cobran?' names a reservation.
  return ownReference(text, { ...context, thread: { ...thread, bookings: [], bookingAspect: null } }) === null
    ? later.plan
    : null
}

/** Who else gets to read a complaint: 'lo va a leer él también?', 'se va a dar cuenta que fui yo?'. */
const READS =
  '(dar|da|de|den|dara) cuenta / (enter*|sabra*|sepa*|va a saber) ... (el|ella|quien|que|guia|anfitri*|fui|fue)? / (lo|la|esto|eso) (va a)? (lee*|ver|ve|veran|leeran) (el|ella|tambien|quien|todos|alguien|mas)? / (a quien|quien*) (le|les)? (llega*|lee*|mira*|recib*) / anonim* / confidencial* / privad[oa] / represalia*'
const READS_ENGLISH =
  '(find|finds|found) out / (will|does|do|can) (he|she|they|the (host|guide)) (know|see|read|be told) / (who|whos) (reads|sees|gets|going to) / anonymous / confidential / private'

/**
 * 'me devuelven algo o pierdo lo que pagué' after a call for help or a complaint, and who reads the latter; null for anything else.
 * A call for help is answered however long the question is.
 */
export function afterHandedOver(text: string, typed: string, { handedOver }: Thread): Plan | null {
  const brief = text.split(' ').length <= MOST_WORDS
  if (handedOver !== 'emergency' && !(handedOver === 'complaint' && brief)) return null
  if (patternOf(GIVES_BACK).test(text) || patternOf(GIVES_BACK_ENGLISH).test(typed))
    return knowledge('paid-and-not-had')
  const reads = handedOver === 'complaint' && (patternOf(READS).test(text) || patternOf(READS_ENGLISH).test(typed))
  return reads ? knowledge('case-is-private') : null
}

const WAITS =
  /^(?:y |pero |entonces |que (?:hago|hacemos|pasa) |what (?:if|happens if|do i do if) )*(?:si |they |he |she |the )/u
/** 'qué hago si no contestan' of a request that waits, or of what was handed over: nobody is in danger. */
export const isSettled = (plan: Plan, typed: string, { handedOver, bookingAspect }: Thread): boolean =>
  (Boolean(handedOver) && plan.intent === 'knowledge' && plan.topic === CASE_FOLLOW_UP) ||
  (bookingAspect === 'status' &&
    WAITS.test(typed) &&
    typed.split(' ').length <= MOST_WORDS &&
    (patternOf(UNANSWERED).test(typed) || patternOf(UNANSWERED_ENGLISH).test(typed)))
