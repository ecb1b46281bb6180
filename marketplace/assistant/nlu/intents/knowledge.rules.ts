// Which general answer a message asks for, and whether it also contains a wish.

import { knowledgeRows } from '../language/knowledge/knowledge.text.ts'
import type { KnowledgeRow } from '../language/knowledge/knowledge-row.text.ts'
import { patternOf } from '../language/pattern.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Plan, Thread } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'

/** Earlier messages of a conversation are looked at again in each turn. */
const found = new WeakMap<Message, Map<string, KnowledgeRow | null>>()

/** What only hosts do, in words that travelers say of what they have reserved: 'me cancelaron la reserva'. */
const DONE_BY_HOSTS =
  /^(?:host-(?!does-not-answer|hears-of-it|answer-time|or-guest-late)|guest-|edit-experience|when-paid|pets-host)/
const HOSTLY =
  '(?:anfitri|cierr|cerr|bloque|paus|archiv|client|viajer|huesped|turista|gringo|public|anunci|ofre[cz]|ofert|comision|guest|travel|customer|listing)\\p{L}*|hosts?|hosting|doy|damos|vend\\p{L}+|cupos?|reserven|mis? (?:tours?|experiencias?|fechas?|fincas?|salidas?|taller(?:es)?|paseos|precios?|negocio|lancha|calendario|perfil|pagina|fotos?|grupo)|my (?:experiences?|dates?|tours|calendar|prices?|photos?)'
/** Whether somebody has reserved something and does not ask how one hosts. */
export const asTraveler = ({ hosting, own = [], thread }: ReadingContext): boolean =>
  !hosting && own.length > 0 && !thread.wouldHost

/**
 * The first matching row.
 * @param text the message in plain Spanish words
 * @param traveling whether what hosts do is left out, unless a word of theirs is said
 */
export function knowledgeFor(text: string, message: Message, traveling = false): KnowledgeRow | null {
  const rows = found.get(message) ?? new Map<string, KnowledgeRow | null>()
  found.set(message, rows)
  const key = `${traveling ? 'traveler' : 'anybody'}: ${text}`
  const before = rows.get(key)
  if (before !== undefined) return before
  const without = traveling && !containsPhrase(`${text} ${message.typed}`, HOSTLY)
  const row = matchingRow(text, message, without)
  rows.set(key, row)
  return row
}

const matchingRow = (text: string, { language, typed }: Message, traveling: boolean): KnowledgeRow | null =>
  knowledgeRows.find(
    ({ topic, say, unless, english }) =>
      !(traveling && DONE_BY_HOSTS.test(topic)) &&
      (([text, typed].some((variant) => patternOf(say).test(variant)) && !(unless && patternOf(unless).test(text))) ||
        // English is matched as it was typed, because most of these words have no translation in the other tables.
        (language === 'en' &&
          english !== undefined &&
          patternOf(english).test(typed) &&
          !(unless && patternOf(unless).test(typed)))),
  ) ?? null

/** What is said of a message for the team. */
export const CASE_FOLLOW_UP = 'case-follow-up'
/** After these the message for the team is still what is talked about. */
const SAID_OF_A_CASE = new Set([CASE_FOLLOW_UP, 'case-is-private', 'paid-and-not-had'])
const OF_CASE =
  '(?:me|nos|te|le)? ?(?:van a|vas a|va a|iran a)? ?(?:contest|respond|resolv|resuelv|atend|atiend|devolv|devuelv|reembols|llam)\\p{L}*|(?:se puede|tiene|hay|van a) (?:arregl|solucion|resolv|repar)\\p{L}*|(?:tiene|hay) (?:arreglo|solucion)|cuanto (?:se )?(?:tardan?|demoran?|tiempo)|en cuanto tiempo|y si no|y ustedes que|a quien (?:le |se lo )?(?:digo|cuento|aviso|reporto)(?: eso| esto)?$|a quien (?:le )?(?:llega|llegan|se lo mandan) (?:esto|eso|el mensaje|la queja)|quien(?:es)? (?:va |van )?(?:a )?(?:lo |la |me )?(?:lee|ve|revisa|recibe|atiende|leer|ver|revisar|contestar)|que (?:piensan|van a|vas a|vana?) hacer|que (?:pasa|sigue)(?: despues| ahora| luego| entonces)?$|que hago(?: yo)?(?: ahora| ahorita| mientras| entonces)?$'
const OF_CASE_ENGLISH =
  '(?:will|when|how long|who) .*(?:answer|reply|respond|hear|take|read|refund|get back)\\p{L}*|what happens (?:now|next|then)|what (?:do|should|can) (?:i|we) do(?: now| next| then)?$'

/** 'y me van a contestar?' after a message for the team was prepared. */
export const isOfCase = (text: string, { typed }: Message): boolean =>
  text.split(' ').length < 11 && (containsPhrase(text, OF_CASE) || containsPhrase(typed, OF_CASE_ENGLISH))

/** Which message for the team the next one may be about. */
export function handedOverBy(plan: Plan, { handedOver = null }: Thread): Thread['handedOver'] {
  if (plan.intent === 'complaint' || plan.intent === 'human') return plan.intent
  if (plan.intent === 'emergency') return 'emergency'
  return plan.intent === 'knowledge' && SAID_OF_A_CASE.has(plan.topic) ? handedOver : null
}

/** The labels and names in settled answers, which the gate lets pass. */
export const settledNames: readonly string[] = [
  ...new Set(
    knowledgeRows.flatMap(({ answer: { es, en } }) =>
      [es, en].flatMap((text) => text.match(/«[^»]+»|\p{Lu}\p{L}+(?: (?:de |del |la |los )*\p{Lu}\p{L}+)*/gu) ?? []),
    ),
  ),
].map((name) => name.replace(/[«»]/g, ''))

export function knowledgeOf(topic: string): KnowledgeRow {
  const row = knowledgeRows.find((candidate) => candidate.topic === topic)
  if (!row) throw new Error(`no settled answer is called ${topic}`)
  return row
}
