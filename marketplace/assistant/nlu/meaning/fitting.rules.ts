// The few experiences that the words of a message fit when it names none of them for certain.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { beginningsOf, tellingWords } from '../named.rules.ts'
import { readPlace } from '../places.rules.ts'
import type { Named } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { knownWords, readTopics } from '../slots.rules.ts'

const SHORTEST_WORD = 4
/** What a word counts that stands in a title as it was written, or in another form, beside one of a town. */
const THE_WORD = 2
const ITS_STEM = 1.5

/** Those whose titles and towns have most of the words; none when nothing in the message names a title. */
export function fitting(text: string, { named = [], places }: ReadingContext): readonly Named[] {
  const words = [...new Set([...beginningsOf(readTopics({ text }).words), ...tellingWords(text)])].filter(
    (word) => word.length >= SHORTEST_WORD,
  )
  // 'la lancha de Jiquilisco' is none of another place.
  const place = foldText(readPlace({ text }, places, knownWords)?.name ?? '')
  const there = named.filter(({ title, city }) => foldText(`${title} ${city}`).includes(place))
  const scored = (there.length > 0 ? there : named).map((one) => {
    const [title, city] = [foldText(one.title).split(' '), foldText(one.city).split(' ')]
    const score = words.reduce(
      (sum, word) =>
        sum +
        (title.includes(word)
          ? THE_WORD
          : title.some((part) => part.startsWith(word.slice(0, 6)))
            ? ITS_STEM
            : city.includes(word)
              ? 1
              : 0),
      0,
    )
    return { one, score }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ one }) => one)
}
