// How the tables of this folder write down what people say. A stroke with blanks around it parts one way of saying it from the
// next:
//   palabra     as a whole word; accents and capitals do not count, nor does ñ against n
//   palabra*    with any ending           [oa]   one of these letters          s?   this letter may be missing
//   (a|b c)     one of these              (x)?   this may be missing           $    the end of what was said
//   ...         up to four words          #      a number, in figures or in words
import { NUMBER } from './numbers.rules.ts'

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Splits where `by` stands outside of any parentheses. */
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
    const optional = token.startsWith('(') && token.endsWith(')?')
    const close = token.lastIndexOf(')')
    const one = token.startsWith('(')
      ? `(?:${outside(token.slice(1, close), '|').map(phraseSource).join('|')})${optional ? '' : wordSource(token.slice(close + 1))}`
      : wordSource(token)
    if (!begun) source += optional ? `(?:${one} )?` : one
    else source += optional ? `(?: ${one})?` : ` ${gap}${one}`
    begun ||= !optional
    gap = ''
  }
  return source
}

const known = new Map<string, RegExp>()

/** The ways of saying it, one by one. */
export const waysOf = (say: string): string[] =>
  say
    .split(/\s+\/\s+/)
    .map((way) => way.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** One regular expression for all ways of saying it: whole words of a text that `plain` has written. */
export function patternOf(say: string): RegExp {
  const held = known.get(say)
  if (held) return held
  const source = waysOf(say)
    .map((way) => phraseSource(folded(way)))
    .join('|')
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u')
  known.set(say, made)
  return made
}

/** Lines of 'so = like this', with strokes between them. */
export const pairsOf = (table: string): [string, string][] =>
  waysOf(table).map((pair) => {
    const [so = '', like = ''] = pair.split(/\s*=\s*/)
    return [so, like]
  })

/** Every word of four letters and more that a text of a table names. */
export const wordsIn = (say: string): string[] => folded(say).match(/\p{L}{4,}/gu) ?? []
