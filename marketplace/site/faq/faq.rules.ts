import { stemmer } from '@orama/stemmers/spanish'
import type { Question, Topic } from './faq.text.ts'

/** A word as it is compared: without accents, «ñ» as «n»; and its stems. */
type Word = { plain: string; stems: string[] }

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu) ?? []
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** With accents and without, because the stem of «reseñas» is not that of «resena»; so does the search of experiences. */
const wordOf = (text: string): Word => ({
  plain: plain(text),
  stems: [...new Set([plain(stemmer(text)), stemmer(plain(text))])],
})

/** The words of the questions, because every keystroke asks for them again; what is typed does not belong here. */
const wordCache = new Map<string, Word>()
function knownWordOf(text: string): Word {
  const entry = wordCache.get(text) ?? wordOf(text)
  wordCache.set(text, entry)
  return entry
}

/** Lower case without accents, «ñ» as «n», words only, so that hurried typing matches. */
export const plainWords = (text: string): string[] => wordsIn(text).map(plain)

/**
 * Whether every typed word is in the question, its answer or its synonyms: as its beginning, or in another form, as «pagar» is in
 * «pago». The stems are those of the database's Spanish dictionary (snowball).
 */
export function answers({ question, answer, also = '' }: Question, input: string): boolean {
  const words = wordsIn(`${question} ${answer} ${also}`).map(knownWordOf)
  return wordsIn(input).every((term) => {
    const target = wordOf(term)
    return words.some(
      (word) => word.plain.startsWith(target.plain) || word.stems.some((stem) => target.stems.includes(stem)),
    )
  })
}

/** The topics with their matching questions; topics without any are left out. All if nothing was typed. */
export const matching = (topics: Topic[], input: string): Topic[] =>
  topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((question) => answers(question, input)) }))
    .filter(({ questions }) => questions.length > 0)
