// Which general answer a message asks for, and whether it also contains a wish.

import { knowledgeRows } from '../language/knowledge/knowledge.text.ts'
import type { KnowledgeRow } from '../language/knowledge/knowledge-row.text.ts'
import { patternOf } from '../language/pattern.rules.ts'
import type { Message } from '../typed-message.rules.ts'

/** The first matching row. @param text the message in plain Spanish words */
export const knowledgeFor = (text: string, { language, typed }: Message): KnowledgeRow | null =>
  knowledgeRows.find(
    ({ say, unless, english }) =>
      ([text, typed].some((variant) => patternOf(say).test(variant)) && !(unless && patternOf(unless).test(text))) ||
      // English is matched as it was typed, because most of these words have no translation in the other tables.
      (language === 'en' && english !== undefined && patternOf(english).test(typed)),
  ) ?? null

/** The labels and names in settled answers, which the gate lets pass. */
export const settledNames: readonly string[] = [
  ...new Set(
    knowledgeRows.flatMap(({ answer: { es, en } }) =>
      [es, en].flatMap((text) => text.match(/«[^»]+»|\p{Lu}\p{L}+(?: (?:de |del |la |los )*\p{Lu}\p{L}+)*/gu) ?? []),
    ),
  ),
].map((name) => name.replace(/[«»]/g, ''))

/** The row of a topic. */
export function knowledgeOf(topic: string): KnowledgeRow {
  const row = knowledgeRows.find((candidate) => candidate.topic === topic)
  if (!row) throw new Error(`no settled answer is called ${topic}`)
  return row
}
