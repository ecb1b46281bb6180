// The notation of the phrases in this folder. A slash with blanks around it separates alternatives:
//   palabra     as a whole word; accents, case and ñ/n are ignored
//   palabra*    with any ending           [oa]   one of these letters          s?   this letter may be missing
//   (a|b c)     one of these              (x)?   this may be missing           $    the end of the message
//   ...         up to four words          #      a number, in digits or in words     (x)?$   both of the last two
import { NUMBER } from './numbers.rules.ts'

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Splits at `by` outside parentheses. */
function outside(text: string, by: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === by && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter(Boolean)
}

const wordSource = (word: string) => word.replaceAll('*', '\\p{L}*').replaceAll('#', NUMBER).replaceAll('.', '\\.')

function phraseSource(line: string): string {
  let source = ''
  let begun = false
  let gap = ''
  for (const token of outside(line, ' ')) {
    if (token === '...') {
      gap = '(?:\\S+ ){0,4}'
      continue
    }
    // '(x)?$' may be missing, and the message ends there.
    const ends = token.startsWith('(') && token.endsWith(')?$')
    const optional = token.startsWith('(') && (token.endsWith(')?') || ends)
    const close = token.lastIndexOf(')')
    const one = token.startsWith('(')
      ? `(?:${outside(token.slice(1, close), '|').map(phraseSource).join('|')})${optional ? '' : wordSource(token.slice(close + 1))}`
      : wordSource(token)
    if (!begun) source += optional ? `(?:${one} )?` : one
    else source += optional ? `(?: ${one})?` : ` ${gap}${one}`
    if (ends) source += '$'
    begun ||= !optional
    gap = ''
  }
  return source
}

const cache = new Map<string, RegExp>()

/** The alternatives of a phrase table. */
const waysOf = (phrases: string): string[] =>
  phrases
    .split(/\s+\/\s+/)
    .map((way) => way.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** One regular expression for all alternatives: whole words of a text normalized by `plain`. */
export function patternOf(phrases: string): RegExp {
  const cached = cache.get(phrases)
  if (cached) return cached
  const source = waysOf(phrases)
    .map((way) => phraseSource(folded(way)))
    .join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u')
  cache.set(phrases, pattern)
  return pattern
}

/** Lines of 'left = right', separated by slashes. */
export const pairsOf = (table: string): [string, string][] =>
  waysOf(table).map((pair) => {
    const [so = '', like = ''] = pair.split(/\s*=\s*/)
    return [so, like]
  })

/** Every word of at least four letters in a table text. */
export const wordsIn = (phrases: string): string[] => folded(phrases).match(/\p{L}{4,}/gu) ?? []
