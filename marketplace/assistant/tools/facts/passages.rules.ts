// What the page of an experience says about the words of a question: whole sentences of its text, never a summary.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'

const LONGEST = 260
const MOST = 2
/** Addresses and numbers by which somebody would be led away from here. */
const LEADS_AWAY = /:\/\/|www\.|@|\d{7,}/u

/** The beginning of a word that its other forms share: 'duerme', 'dormir' and 'dormimos'. */
const stemOf = (word: string): string =>
  word
    .replace(/(?<=.)ue/u, 'o')
    .replace(/(?<=.)ie/u, 'e')
    .slice(0, word.length < 7 ? 4 : 5)

const stemsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map(stemOf)
const isIn = (stem: string, stems: readonly string[]) =>
  stems.some((one) => one.startsWith(stem) || stem.startsWith(one))

export type Answered = { question: string; answer: string }

const cleaned = (sentence: string): string => sentence.replace(/<[^>]*>|[«»<>*_#]/gu, '').trim()

/**
 * The sentences that have most of the words, in the order of the text; those of the title tell nothing, because all of the
 * page is about them.
 * @param words what is asked about, without words that every question has
 * @param answered the published questions of the page; an answer counts as a sentence that has the words of its question, too
 */
export function passagesAbout(
  text: string,
  words: readonly string[],
  title: string,
  answered: readonly Answered[] = [],
): string[] {
  const known = stemsOf(title)
  const asked = [...new Set(words.flatMap(stemsOf))].filter((stem) => !isIn(stem, known))
  if (asked.length === 0) return []
  const sentences = text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => ({ sentence: cleaned(sentence), about: sentence }))
  const answers = answered.map(({ question, answer }) => ({
    sentence: cleaned(answer.replace(/\s+/gu, ' ')),
    about: `${question} ${answer}`,
  }))
  const scored = [...answers, ...sentences]
    .filter(({ sentence }) => sentence.length > 0 && sentence.length <= LONGEST && !LEADS_AWAY.test(sentence))
    .map(({ sentence, about }) => {
      const stems = stemsOf(about)
      return { sentence, score: asked.filter((stem) => isIn(stem, stems)).length }
    })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0
    ? []
    : scored
        .filter(({ score }) => score === best)
        .map(({ sentence }) => sentence)
        .slice(0, MOST)
}
