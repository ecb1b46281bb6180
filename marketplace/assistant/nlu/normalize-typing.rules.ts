// Normalizes hurried typing: missing accents, SMS spelling, voseo, repeated letters. All other rules read the output of
// `plain`.
import { pairsOf, patternOf } from './language/pattern.rules.ts'
import { emoji, exclamations, phrases, spelling } from './language/spelling.text.ts'

export { NUMBER, numberOf } from './language/numbers.rules.ts'

const spelled = new Map(pairsOf(spelling))
const pictures = new Map(pairsOf(emoji))
const PICTURE = /\p{Extended_Pictographic}/gu
const meant = pairsOf(phrases).map(([phrase, words]) => [patternOf(phrase), words] as const)
/** Most messages have none of them. */
const anyMeant = new RegExp(meant.map(([{ source }]) => source).join('|'), 'u')

/** Emoji as the words they stand for, each in a clause of its own; the others are left out. */
export const withoutPictures = (text: string): string =>
  text.replace(PICTURE, (picture) => {
    const word = pictures.get(picture)
    return word ? `, ${word}, ` : ' '
  })

/** Longest first in the table: what several words mean together. */
const withMeaning = (text: string): string =>
  anyMeant.test(text) ? meant.reduce((rest, [phrase, words]) => rest.replace(phrase, words), text) : text

/** Letters without accents, in lower case. ñ becomes n too, so the result must never be shown. */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es')

/** One line without accents, in lower case: letters, digits, `$`, and the dots and slashes of amounts and dates. */
export function normalizeTyping(text: string): string {
  const letters = foldAccents(text)
    // '$1,200.50' keeps its digits together, 'hola,quiero' becomes two words.
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/[^\p{L}\p{N}$./-]+/gu, ' ')
    .replace(/[./-](?!\d)|(?<!\d)[./-]/g, ' ')
    // 'ola q hay': a greeting, and no wave.
    .replace(/^\s*ola(?=\s|$)/u, 'hola')
    // 'mira, quiero ir' calls somebody, 'se mira el lago' is seen.
    .replace(/(^| )se mira(n?)(?= )/gu, '$1se ve$2')
    // 'holaaaa', 'quierooo': three equal letters become one; two can be correct Spanish.
    .replace(/(\p{L})\1{2,}/gu, '$1')
    // '8am', '20dolares'
    .replace(/\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo) (noche|tarde)\b/gu, '$1 en la $2')
    // Whoever counts a group as 'bichos' means friends.
    .replace(/((?:somos|vamos|andamos|seremos) (?:como )?\d+) bich[oa]s/gu, '$1 amigos')
    // 'con 15 pesos': the old money's name for dollars.
    .replace(/(\d) pesos\b(?! mexicanos)/gu, '$1 dolares')
    .replace(/(\d)(am|pm|dolares|bolas|personas|horas|hrs|h|usd)\b/gu, '$1 $2')
  const words = letters
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => spelled.get(word) ?? word)
    .filter(Boolean)
  const rest = { text: withMeaning(words.join(' ')) }
  while (takeMatch(rest, patternOf(exclamations))) {
    // One at a time, because there may be several: 'a la gran, que chivo'.
  }
  return rest.text
}

/** A text from which everything already understood was removed, so that nothing is read twice. */
export type RemainingText = { text: string }

/** Removes the first match from the text. @returns its groups, or null */
export function takeMatch(rest: RemainingText, pattern: RegExp): RegExpExecArray | null {
  const match = pattern.exec(rest.text)
  if (!match || match[0] === '') return null
  const before = rest.text.slice(0, match.index)
  const after = rest.text.slice(match.index + match[0].length)
  rest.text = `${before} ${after}`.replace(/\s+/g, ' ').trim()
  return match
}

const cache = new Map<string, RegExp>()
const MAX_PATTERNS = 3000

/** A pattern of whole words. Compiled patterns are cached, because there are many long ones. */
export function wholeWordPattern(source: string): RegExp {
  const cached = cache.get(source)
  if (cached) return cached
  if (cache.size >= MAX_PATTERNS) cache.clear()
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u')
  cache.set(source, pattern)
  return pattern
}

/** Whether the words occur as whole words. */
export const containsPhrase = (text: string, source: string): boolean => wholeWordPattern(source).test(text)
