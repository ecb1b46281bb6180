// What the page of an experience says about the words of a question: whole sentences of its text, never a summary. What is
// called otherwise on pages stands in page-words.txt.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import pageWords from './page-words.txt?raw'

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

/** Words that say the same, each by its beginning. */
const alike: readonly (readonly string[])[] = pageWords
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => [...new Set(stemsOf(line))])
const othersFor = (stem: string): string[] => alike.filter((group) => isIn(stem, group)).flat()

/** Whether pages have words of their own for what is asked: of those sentences are quoted beside the facts. */
export const isPageWord = (word: string): boolean => stemsOf(word).some((stem) => othersFor(stem).length > 0)

/** A question that was answered on the page. */
export type Answered = { question: string; answer: string }
/** What a page says: its texts, and its lists with what each of them is called ('Incluye'). */
export type PageText = {
  title: string
  city: string
  texts: readonly string[]
  lists: readonly { label: string; values: readonly string[] }[]
  answered: readonly Answered[]
}

const cleaned = (sentence: string): string => sentence.replace(/<[^>]*>|[«»<>*_#]/gu, '').trim()

type Sentence = { sentence: string; about: string }
function* sentencesOf({ texts, lists, answered }: PageText): Generator<Sentence> {
  // An answer counts as a sentence that has the words of its question, too.
  for (const { question, answer } of answered)
    yield { sentence: cleaned(answer.replace(/\s+/gu, ' ')), about: `${question} ${answer}` }
  for (const { label, values } of lists)
    for (const value of values) yield { sentence: cleaned(`${label}: ${value}.`), about: value }
  for (const text of texts)
    for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/u)) yield { sentence: cleaned(sentence), about: sentence }
}

/**
 * The sentences that have most of the words, in the order of the page. Those of the title and the town tell little, because all
 * of the page is about them: they count when nothing else was asked. The very word counts more than one that says the same.
 * @param words what is asked about, without words that every question has
 */
export function passagesAbout(page: PageText, words: readonly string[]): string[] {
  const known = stemsOf(`${page.title} ${page.city}`)
  const all = [...new Set(words.flatMap(stemsOf))]
  const telling = all.filter((stem) => !isIn(stem, known))
  const ofTitle = all.filter((stem) => !isIn(stem, stemsOf(page.city)))
  const asked = (telling.length > 0 ? telling : ofTitle).map((stem) => ({ stem, others: othersFor(stem) }))
  if (asked.length === 0) return []
  const scored = [...sentencesOf(page)]
    .filter(({ sentence }) => sentence.length > 0 && sentence.length <= LONGEST && !LEADS_AWAY.test(sentence))
    .map(({ sentence, about }) => {
      const stems = stemsOf(about)
      const score = asked.reduce(
        (sum, { stem, others }) => sum + (isIn(stem, stems) ? 2 : others.some((one) => isIn(one, stems)) ? 1 : 0),
        0,
      )
      return { sentence, score }
    })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0
    ? []
    : [...new Set(scored.filter(({ score }) => score === best).map(({ sentence }) => sentence))].slice(0, MOST)
}
