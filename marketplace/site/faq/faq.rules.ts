import { stemmer } from '@orama/stemmers/spanish'
import { stopWords } from './stop-words.text.ts'
import type { Question, Topic } from './topic.text.ts'

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
function cachedWordOf(text: string): Word {
  const entry = wordCache.get(text) ?? wordOf(text)
  wordCache.set(text, entry)
  return entry
}

/** A typed word is in a text as the beginning of a word, or in another form, as «pagar» is in «pago»; stems as in PostgreSQL's Spanish (snowball). */
const isIn = (text: string, { plain, stems }: Word): boolean =>
  wordsIn(text)
    .map(cachedWordOf)
    .some((word) => word.plain.startsWith(plain) || word.stems.some((stem) => stems.includes(stem)))

/** How much a word says where it stands: in the question itself, among its synonyms, in the answer; 0 when it is in none. */
function weightIn({ question, answer, also = '' }: Question, word: Word): number {
  if (isIn(question, word)) return 4
  if (isIn(also, word)) return 3
  return isIn(answer, word) ? 1 : 0
}

/** The share of a question's words that were typed, stop words included: it decides between answers that say the same. */
function typedShare({ question }: Question, typed: Word[]): number {
  const words = wordsIn(question).map(cachedWordOf)
  const isTyped = (word: Word) => typed.some(({ stems }) => word.stems.some((stem) => stems.includes(stem)))
  return words.filter(isTyped).length / words.length
}

/**
 * The topics with the questions that have the most of the typed words, the best first: rare words count more than frequent
 * ones, words of the question more than words of its answer. Stop words find nothing, and a word that stands nowhere hides
 * nothing. Topics without a match are left out. Everything, in its own order, if no word was typed that can find something.
 */
export function matching(topics: Topic[], input: string): Topic[] {
  const typed = wordsIn(input).map(wordOf)
  const words = typed.filter((word) => !stopWords.has(word.plain))
  if (words.length === 0) return topics
  const all = topics.flatMap(({ questions }) => questions)
  const weights = words.map((word) => new Map(all.map((question) => [question, weightIn(question, word)])))
  const hits = (question: Question) => weights.filter((weight) => weight.get(question)! > 0).length
  const maxHits = Math.max(...all.map(hits))
  if (maxHits === 0) return []
  const rarity = weights.map((weight) => Math.log(1 + all.length / [...weight.values()].filter(Boolean).length))
  const scores = new Map<Question, number>()
  for (const question of all)
    if (hits(question) === maxHits)
      scores.set(
        question,
        weights.reduce((sum, weight, nth) => sum + (weight.get(question)! && rarity[nth]! * weight.get(question)!), 0) +
          typedShare(question, typed),
      )
  const score = (question: Question) => scores.get(question) ?? 0
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions
        .filter((question) => scores.has(question))
        .sort((first, second) => score(second) - score(first)),
    }))
    .filter(({ questions }) => questions.length > 0)
    .sort((first, second) => score(second.questions[0]!) - score(first.questions[0]!))
}
