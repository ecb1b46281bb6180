// Search words: their forms, and their weight by the part of the text they stand in.
import { searchWords, significantWords } from '../search.rules.ts'

/** One form of a word; with `prefix` it matches longer words. */
export type Form = { lexeme: string; prefix: boolean }

export type AskedWord = Form[]

/** Words that people use here for the same thing, folded. Searching one also finds the others. */
const SYNONYMS = [
  ['caminata', 'senderismo', 'hiking', 'trekking'],
  ['cipote', 'bicho', 'nino'],
  ['cipotes', 'bichos', 'ninos'],
  ['lancha', 'panga', 'bote'],
  ['cerveza', 'birria'],
  ['bici', 'bicicleta', 'ciclismo'],
  ['acampar', 'camping', 'campamento'],
  ['surf', 'surfear', 'surfing'],
  ['foto', 'fotografia'],
  ['mercado', 'tiangue'],
  ['cafetal', 'finca'],
  ['pupusa', 'pupuseria'],
]
const synonyms = new Map(
  SYNONYMS.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)])),
)

const folded = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

export const synonymsOf = (word: string): string[] => synonyms.get(folded(word)) ?? []

/**
 * What the dictionary says of a word: whether it counts (stop words like 'de' do not), and its forms as a whole word and as a
 * prefix.
 */
export type KnownWord = { isSignificant: boolean; asWord: Form[]; asPrefix: Form[] }

/**
 * The words of a search with their forms. The last one may be unfinished, because results appear while somebody types. Stop
 * words count only when there are no others, and then only the last.
 * @param lookUp looks up every word and synonym
 */
export function queryWords(q: string, lookUp: (word: string) => KnownWord): AskedWord[] {
  const words = significantWords(searchWords(q))
  const hasSignificant = words.some((word) => lookUp(word).isSignificant)
  return words.flatMap((word, at) => {
    const last = at === words.length - 1
    if (hasSignificant ? !lookUp(word).isSignificant : !last) return []
    const { asWord, asPrefix } = lookUp(word)
    const forms = [...(last ? asPrefix : asWord), ...synonymsOf(word).flatMap((other) => lookUp(other).asWord)]
    const distinct = new Map(forms.map((form) => [`${form.prefix} ${form.lexeme}`, form]))
    return distinct.size > 0 ? [[...distinct.values()]] : []
  })
}

/** Weight of a word by the part it stands in (title, city, short description, description), in tenths. */
export const PARTS = [
  { label: 'A', weight: 10 },
  { label: 'B', weight: 4 },
  { label: 'C', weight: 2 },
  { label: 'D', weight: 1 },
] as const

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A word as `tsquery` text, in one part of the document or in all. */
export const wordQuery = (forms: AskedWord, label = ''): string =>
  forms
    .map(({ lexeme, prefix }) => {
      const marks = `${prefix ? '*' : ''}${label}`
      return `${quoted(lexeme)}${marks && `:${marks}`}`
    })
    .join(' | ')

export const wordsQuery = (words: AskedWord[]): string => words.map((forms) => `(${wordQuery(forms)})`).join(' & ')
