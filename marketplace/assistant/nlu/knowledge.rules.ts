// Which settled answer a message asks for, and whether it wishes something besides.

import { knowledgeRows } from './language/knowledge/knowledge.text.ts'
import type { KnowledgeRow } from './language/knowledge/knowledge-row.text.ts'
import { patternOf } from './language/pattern.rules.ts'
import type { Message } from './typed-message.rules.ts'

/**
 * The first row that speaks up.
 * @param text the message in plain Spanish words
 */
export const knowledgeFor = (text: string, { language, typed }: Message): KnowledgeRow | null =>
  knowledgeRows.find(
    ({ say, unless, english }) =>
      ([text, typed].some((said) => patternOf(say).test(said)) && !(unless && patternOf(unless).test(text))) ||
      // English is matched as it was typed, because the Spanish of the other tables has no words for most of it.
      (language === 'en' && english !== undefined && patternOf(english).test(typed)),
  ) ?? null

/** The row of a plan. */
export function knowledgeOf(topic: string): KnowledgeRow {
  const row = knowledgeRows.find((one) => one.topic === topic)
  if (!row) throw new Error(`no settled answer is called ${topic}`)
  return row
}
