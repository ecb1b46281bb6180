// Which general answer a message asks for, and whether it also contains a wish.

import { knowledgeRows } from '../language/knowledge/knowledge.text.ts'
import type { KnowledgeRow } from '../language/knowledge/knowledge-row.text.ts'
import { patternOf } from '../language/pattern.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Plan, Thread } from '../plan.rules.ts'
import type { Message } from '../typed-message.rules.ts'

/** Earlier messages of a conversation are looked at again in each turn. */
const found = new WeakMap<Message, Map<string, KnowledgeRow | null>>()

/** The first matching row. @param text the message in plain Spanish words */
export function knowledgeFor(text: string, message: Message): KnowledgeRow | null {
  const rows = found.get(message) ?? new Map<string, KnowledgeRow | null>()
  found.set(message, rows)
  const before = rows.get(text)
  if (before !== undefined) return before
  const row = matchingRow(text, message)
  rows.set(text, row)
  return row
}

const matchingRow = (text: string, { language, typed }: Message): KnowledgeRow | null =>
  knowledgeRows.find(
    ({ say, unless, english }) =>
      ([text, typed].some((variant) => patternOf(say).test(variant)) && !(unless && patternOf(unless).test(text))) ||
      // English is matched as it was typed, because most of these words have no translation in the other tables.
      (language === 'en' &&
        english !== undefined &&
        patternOf(english).test(typed) &&
        !(unless && patternOf(unless).test(typed))),
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
