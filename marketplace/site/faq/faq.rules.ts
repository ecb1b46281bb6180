import { stemmer } from '@orama/stemmers/spanish'
import type { Question, Topic } from './faq.text.ts'

/** A word as it is compared: without accents, «ñ» as «n»; and its stems. */
type Word = { plain: string; stems: string[] }

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu) ?? []
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

/** With accents and without, because the stem of «reseñas» is not that of «resena»; so does the search of experiences. */
const wordOf = (word: string): Word => ({
  plain: plain(word),
  stems: [...new Set([plain(stemmer(word)), stemmer(plain(word))])],
})

/** The words of the questions, because every keystroke asks for them again; what is typed does not belong here. */
const known = new Map<string, Word>()
function knownWordOf(word: string): Word {
  const made = known.get(word) ?? wordOf(word)
  known.set(word, made)
  return made
}

/** Lower case without accents, «ñ» as «n», words only, so that hurried typing matches. */
export const plainWords = (text: string): string[] => wordsIn(text).map(plain)

/**
 * Whether every typed word is in the question, its answer or its synonyms: as its beginning, or in another form, as «pagar» is in
 * «pago». The stems are those of the database's Spanish dictionary (snowball).
 */
export function answers({ question, answer, also = '' }: Question, typed: string): boolean {
  const words = wordsIn(`${question} ${answer} ${also}`).map(knownWordOf)
  return wordsIn(typed).every((one) => {
    const wanted = wordOf(one)
    return words.some(
      (word) => word.plain.startsWith(wanted.plain) || word.stems.some((stem) => wanted.stems.includes(stem)),
    )
  })
}

/** The topics with their matching questions; topics without any are left out. All if nothing was typed. */
export const matching = (topics: Topic[], typed: string): Topic[] =>
  topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((one) => answers(one, typed)) }))
    .filter(({ questions }) => questions.length > 0)
