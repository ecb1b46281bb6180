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
const others = new Map(SYNONYMS.flatMap((group) => group.map((word) => [word, group.filter((one) => one !== word)])))

const folded = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Synonyms of a word, folded. */
export const synonymsOf = (word: string): string[] => others.get(folded(word)) ?? []

/**
 * What the dictionary says of a word: whether it counts (stop words like 'de' do not), and its forms as a whole word and as a
 * prefix.
 */
export type KnownWord = { tells: boolean; whole: Form[]; begun: Form[] }

/**
 * The words of a search with their forms. The last one may be unfinished, because results appear while somebody types. Stop
 * words count only when there are no others, and then only the last.
 * @param known looks up every word and synonym
 */
export function askedWords(q: string, known: (word: string) => KnownWord): AskedWord[] {
  const words = significantWords(searchWords(q))
  const tells = words.some((word) => known(word).tells)
  return words.flatMap((word, at) => {
    const last = at === words.length - 1
    if (tells ? !known(word).tells : !last) return []
    const { whole, begun } = known(word)
    const forms = [...(last ? begun : whole), ...synonymsOf(word).flatMap((other) => known(other).whole)]
    const distinct = new Map(forms.map((form) => [`${form.prefix} ${form.lexeme}`, form]))
    return distinct.size > 0 ? [[...distinct.values()]] : []
  })
}

/** Weight of a word by the part it stands in (title, city, short description, description), in tenths. */
export const PARTS = [
  { label: 'A', tells: 10 },
  { label: 'B', tells: 4 },
  { label: 'C', tells: 2 },
  { label: 'D', tells: 1 },
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
