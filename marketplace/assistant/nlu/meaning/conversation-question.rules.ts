// Questions about the conversation itself, and about what no page tells: which one of those that were shown is meant decides.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { isNothing } from '../follow-up.rules.ts'
import { aboutOne } from '../intents/experience-plan.rules.ts'
import { factsOf } from '../intents/experience-question.rules.ts'
import { WANTS } from '../intents/fallback/confidence.rules.ts'
import { ownPlan, questionOf } from '../intents/own-question.rules.ts'
import { ownReference } from '../intents/own-reference.rules.ts'
import { namedIn, notElsewhere } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Aspect, Plan } from '../plan.rules.ts'
import { readReference } from '../references.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'

/** The experience a question is about: named, pointed to, reserved, or talked about last; null when there are several or none. */
function subjectIn(text: string, context: ReadingContext): string | null {
  const { thread, own = [], named = [], places } = context
  const one = notElsewhere(namedIn(text, named), text, places)
  if (one) return one.id
  const pointed = readReference({ text }, thread)
  if (pointed && pointed !== 'missing') return pointed.id
  const booked = ownReference(text, context)
  if (booked && booked !== 'missing') return booked.experienceId
  const last = own.find(({ id }) => id === thread.booking)
  return last?.experienceId ?? thread.focus ?? (thread.shown.length === 1 ? thread.shown[0]!.id : null)
}

/** 'cuál era el primero que me dijiste', 'volvé a mostrármelas': the same is told again; null when nothing was told. */
export function repeatedAnswer(message: Message, text: string, context: ReadingContext): Plan | null {
  const { thread, own = [] } = context
  const ofBookings = thread.bookingAspect !== null && thread.bookings.length > 0
  if (ofBookings) {
    const booked = ownReference(text, context)
    const one = booked && booked !== 'missing' ? booked : own.find(({ id }) => id === thread.booking)
    return ownPlan('list', one ?? null)
  }
  const pointed = readReference({ text }, thread)
  const id = pointed && pointed !== 'missing' ? pointed.id : thread.shown.length === 1 ? thread.shown[0]!.id : null
  if (id) {
    const again = aboutOne({ id }, 'all', message, context)
    return again.intent === 'facts' && again.from !== null ? { ...again, aspect: 'dates' } : again
  }
  if (thread.wish && thread.shown.length > 0)
    return { intent: 'search', wish: thread.wish, past: false, turn: 'changed' }
  return thread.focus ? factsOf({ id: thread.focus }, 'all') : null
}

/** What no page tells, of the one it is asked about, so that its host may be asked. */
export function unpublished(message: Message, text: string, context: ReadingContext): Plan {
  // 'cuál tiene la vista más bonita' is asked of all that were shown.
  const ofAll = context.thread.shown.length > 1 && containsPhrase(text, 'cual|cuales|which')
  const id = ofAll ? null : subjectIn(text, context)
  return id ? aboutOne({ id }, 'unpublished', message, context) : { intent: 'unpublished' }
}

/** 'preguntale vos al que la maneja': the host of the one that is talked about. */
export function toHost(text: string, context: ReadingContext): Plan {
  const id = subjectIn(text, context) ?? context.thread.shown[0]?.id
  const booking = context.thread.booking
  return { intent: 'ask-host', text, target: id ? { id } : null, ...(booking && { booking }) }
}

const HOW_IT_IS =
  /^(?:y |pero |oye |disculpe )*(?:(?:es|son|esta|estan|sera|seran|se|que tan|que tanto)(?! (?:posible|puede|pueden|hace|hacen|come|ve|ven)) |(?:el|la|los|las) (?:\p{L}+ ){1,5}(?:es|son|esta|estan|se) |(?:is|are) (?:the|it|they) )/u
/** Whether a message asks how a thing is that it names, instead of wishing for it. */
export const isOfThing = (plan: Extract<Plan, { intent: 'search' }>, { typed, clauses }: Message) =>
  plan.turn !== 'more' &&
  plan.wish.words.length > 0 &&
  plan.wish.from === null &&
  plan.wish.sort === null &&
  !WANTS.test(typed) &&
  clauses.length < 3 &&
  HOW_IT_IS.test(typed)

/** 'el tour', 'la cata', 'los de': one that is known to both. */
const THE_ONE =
  /(?:^| )(?:lo|el|la|los|las|al|del) (?:de|del|tour|taller|clase|experiencia|paseo|caminata|cata|ruta|feria|cena|noche|visita|recorrido|carpa|lancha|guia|señora?) /u
const TELLS =
  /(?:^| )(?:es|son|esta|estan|tiene|tienen|trae|traen|habla|hablan|dan|da|dejan|deja|venden|sirven|pasa|pasan|huele|lleva|llevan|hay|se|duerme|duermen|cocinan|explica|explican|ensenan|usan|usa|(?:puedo|podemos|puede|pueden) (?!ir |llegar|reserv|cancel|cambi|pag|llev|mover|hacer)\p{L}+)(?: |$)/u
/** 'hay kayak en el lago' asks what is offered. */
const EXISTS = /^(?:y |pero |buenas )*(?:hay|tienen|existen?|ofrecen|venden|donde|que hay|cuando) /u
const SEEKS =
  /(?:^| )(?:busc\p{L}*|quier[oea]\p{L}*|queremos|quisier\p{L}+|ganas|gustaria|recom(?:ien|en)d\p{L}+|(?:que |q )?(?:otr[oa]s?|mas) (?:cosas? )?hay|want|looking|find)(?: |$)/u
/** What facts tell in other words: what is eaten, how hard it is. */
const factIn = (text: string): Aspect =>
  containsPhrase(text, 'comidas?|comer|almuerzos?|cenas?|desayunos?|bebidas?|refrigerios?|menu')
    ? 'included'
    : containsPhrase(text, 'larg[oa]s?|cansad[oa]s?|pesad[oa]s?|dificil(?:es)?|dur[oa]s?|camina\\p{L}*|exigente')
      ? 'safety'
      : 'unpublished'
/** 'en la noche' is an hour and names no 'Suchitoto de noche', as 'en la noche de xuc' does. */
const PART_OF_DAY = /(?:^| )(?:en|por) la (?:noche|tarde|manana)(?! de )(?= |$)/gu
/** A question about how something is that is named, and that the tables took for a wish for it; null when it is a wish. */
export function namedPlan(
  plan: Extract<Plan, { intent: 'search' }>,
  message: Message,
  context: ReadingContext,
): Plan | null {
  const { text } = questionOf(message)
  const bare = isNothing({
    ...plan.wish,
    words: [],
    category: null,
    place: null,
    minutes: null,
    maybe: [],
    notBefore: null,
    notAfter: null,
  })
  if (!bare || SEEKS.test(message.typed) || !TELLS.test(text)) return null
  const one = notElsewhere(namedIn(text, context.named ?? []), text, context.places)
  const words = one ? foldText(one.title).split(' ') : []
  const what = text.replace(PART_OF_DAY, ' ')
  const pointed =
    THE_ONE.test(` ${what}`) ||
    (!EXISTS.test(text) &&
      words.some((word) => word.length > 3 && containsPhrase(what, `(?:el|la|los|las|del|al) ${word}`)))
  return one && pointed ? aboutOne({ id: one.id }, factIn(text), message, context) : null
}
