// Markup with placeholders for words: drawn once by React with a token in the place of every word, and filled in for each page.
import { randomBytes } from 'node:crypto'

export type Words = Readonly<Record<string, string>> | readonly string[]

/** Texts between the placeholders, and the word of each: `texts[0] words[placeholders[0]] texts[1] …`. */
export type Template = { texts: string[]; placeholders: number[] }

/**
 * What tokens begin with. Letters and figures only, so that they come unchanged out of an address or an attribute; new in every
 * process, so that nobody can write one.
 */
export const PLACEHOLDER_PREFIX = `placeholder${randomBytes(8).toString('hex')}`
const TOKEN = new RegExp(`${PLACEHOLDER_PREFIX}n(\\d+)n`, 'g')
const tokenOf = (at: number) => `${PLACEHOLDER_PREFIX}n${at}n`

export const valuesOf = (words: Words): readonly string[] => (Array.isArray(words) ? words : Object.values(words))

/** Which words are empty: those have no token, because React renders no text for one, and that makes another template. */
export const emptyMask = (values: readonly string[]): string =>
  values.includes('') ? values.map((word) => (word === '' ? '0' : '1')).join('') : ''

/** Tokens in the place of words. */
export function placeholdersFor<W extends Words>(words: W): W {
  const tokens = valuesOf(words).map((word, at) => (word === '' ? '' : tokenOf(at)))
  if (Array.isArray(words)) return tokens as readonly string[] as W
  return Object.fromEntries(Object.keys(words).map((name, at) => [name, tokens[at]])) as W
}

/** @param drawn markup with the tokens of {@link placeholdersFor} */
export function templateOf(drawn: string): Template {
  const texts: string[] = []
  const placeholders: number[] = []
  let from = 0
  for (const match of drawn.matchAll(TOKEN)) {
    texts.push(drawn.slice(from, match.index))
    placeholders.push(Number(match[1]))
    from = match.index + match[0].length
  }
  texts.push(drawn.slice(from))
  return { texts, placeholders }
}

const SPECIAL = /["'&<>]/
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
/** Escaped as React does, in texts and attributes alike. */
const escapeHtml = (word: string) =>
  SPECIAL.test(word) ? word.replace(/["'&<>]/g, (character) => entities[character]!) : word

export function fillTemplate({ texts, placeholders }: Template, values: readonly string[]): string {
  if (placeholders.length === 0) return texts[0]!
  const escaped = values.map(escapeHtml)
  let markup = texts[0]!
  for (let at = 0; at < placeholders.length; at++) markup += escaped[placeholders[at]!]! + texts[at + 1]!
  return markup
}
