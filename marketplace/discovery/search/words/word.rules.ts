// The words of a search: what each of them may be called, and how much it tells where it stands.
import { searchWords, tellingWords } from '../search.rules.ts'

/** One way a word may stand in the words of an experience; with `prefix` as a beginning. */
export type Form = { lexeme: string; prefix: boolean }

/** A word that is asked for: any of its forms. */
export type AskedWord = Form[]

/**
 * What people here say to the same thing, without accents and capitals. Whoever types one finds the others as well.
 */
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

/** Other words for it, without accents. */
export const synonymsOf = (word: string): string[] => others.get(folded(word)) ?? []

/** What the database knows of a word: whether it tells anything ('de' does not), and its forms, also as one that is unfinished. */
export type KnownWord = { tells: boolean; whole: Form[]; begun: Form[] }

/**
 * The words of a search with their forms. The last one may be unfinished; words like 'de' count only when there are no
 * others, and then only the last.
 * @param known of every word and synonym in it
 */
export function askedWords(q: string, known: (word: string) => KnownWord): AskedWord[] {
  const words = tellingWords(searchWords(q))
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

/** How much a word tells by the part it stands in: title, city, short description, description; in tenths. */
export const PARTS = [
  { label: 'A', tells: 10 },
  { label: 'B', tells: 4 },
  { label: 'C', tells: 2 },
  { label: 'D', tells: 1 },
] as const

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A word as the database compares it, in one part of the text or in all. */
export const wordQuery = (forms: AskedWord, label = ''): string =>
  forms
    .map(({ lexeme, prefix }) => {
      const marks = `${prefix ? '*' : ''}${label}`
      return `${quoted(lexeme)}${marks && `:${marks}`}`
    })
    .join(' | ')

/** All of these words. */
export const wordsQuery = (words: AskedWord[]): string => words.map((forms) => `(${wordQuery(forms)})`).join(' & ')
