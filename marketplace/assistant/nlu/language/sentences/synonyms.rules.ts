// Words that say the same for a question, so that what is known of 'anular' in Spanish is known of 'cancel', too.
import { normalizeTyping } from '../../normalize-typing.rules.ts'
import { respelled } from '../vocabulary.rules.ts'
import { sectionsOf } from './sentences.rules.ts'
import synonyms from './synonyms.txt?raw'

/** The letters of a word that are compared: its endings tell little. */
const STEM = 6

/** The beginning of a word by which it is known: 'cancel' of 'cancelaron'. @param word without accents, in lower case */
export const stemOf = (word: string): string => word.slice(0, STEM)

/** Each line of synonyms.txt below the name of its group. */
export const synonymLines: readonly (readonly [group: string, line: string])[] = sectionsOf(synonyms)

const groupOf = new Map(
  synonymLines.flatMap(([group, line]) =>
    normalizeTyping(line)
      .split(' ')
      .map((word) => [stemOf(respelled(word)), `@${group}`] as const),
  ),
)

/** The group of words that say the same, with an @ before its name; undefined for a word that stands for itself. */
export const synonymsOf = (stem: string): string | undefined => groupOf.get(stem)
