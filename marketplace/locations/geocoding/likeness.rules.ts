/** Folds text for comparison: no accents, no capitals, no punctuation. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('es')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const ARTICLES = /\b(de|del|la|el|los|las|en|y)\b/g
/** Kinds of places; ignored in comparisons, because people add and drop them. */
const KINDS =
  /\b(playa|puerto|lago|laguna|bahia|golfo|estero|isla|volcan|cerro|parque|nacional|internacional|ciudad|villa|pueblo|canton|municipio|distrito|sitio|arqueologico|ruinas|mirador|centro|historico)\b/g
const without = (folded: string, words: RegExp) => folded.replace(words, ' ').replace(/ +/g, ' ').trim()
const squeezed = (folded: string) => folded.replaceAll(' ', '')

/** Edit distance with swaps; stops counting beyond `most`, because such words do not match anyway. */
export function typos(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + Number(!same))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]!
}

/** Errors allowed by length: one from four emails on, two from eight. */
const allowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Whether these words stand next to each other in the others. */
const contains = (words: string, part: string) => part.length >= 4 && ` ${words} `.includes(` ${part} `)

/**
 * Score of how well typed words match a name: 1 the name itself, below 0.6 no match. Kinds may be missing or added ('playa El
 * Tunco'), emails may be wrong, and an address may end with its town.
 * @param words already folded
 */
export function closeness(words: string, name: string): number {
  const whole = foldText(name)
  if (words === whole) return 1
  const [bare, plain] = [without(words, ARTICLES), without(whole, ARTICLES)]
  if (bare !== '' && bare === plain) return 0.99
  const [asked, meant] = [without(bare, KINDS), without(plain, KINDS)]
  if (asked !== '' && asked === meant) return 0.96
  const slips = typos(squeezed(words), squeezed(whole), 2)
  if (slips <= allowed(squeezed(whole).length)) return slips === 0 ? 0.98 : 1 - 0.12 * slips
  if (asked && meant) {
    const coreSlips = typos(squeezed(asked), squeezed(meant), 2)
    if (coreSlips <= allowed(Math.min(squeezed(asked).length, squeezed(meant).length))) return 0.92 - 0.12 * coreSlips
  }
  // Of several names within an address the longest is meant.
  if (contains(words, whole)) return 0.8 + Math.min(whole.length, 40) / 1000
  if (meant && contains(asked, meant)) return 0.74 + Math.min(meant.length, 40) / 1000
  // The beginning of a name, while it is typed.
  if (words.length >= 4 && whole.startsWith(words)) return 0.7
  if (asked.length >= 4 && meant.startsWith(asked)) return 0.66
  // The short name people use: Concepción de Ataco is Ataco.
  if (words.length >= 5 && whole.endsWith(` de ${words}`)) return 0.64
  return 0
}
