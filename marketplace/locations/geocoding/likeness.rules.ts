const folding = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('es')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Names and titles are compared with every message and every address; longer texts are read once. */
const folded = new Map<string, string>()
const LONGEST_KEPT = 100
const MOST_KEPT = 5000

/** Folds text for comparison: no accents, no capitals, no punctuation. */
export function foldText(text: string): string {
  if (text.length > LONGEST_KEPT) return folding(text)
  const before = folded.get(text)
  if (before !== undefined) return before
  if (folded.size >= MOST_KEPT) folded.clear()
  const result = folding(text)
  folded.set(text, result)
  return result
}

const ARTICLES = /\b(de|del|la|el|los|las|en|y)\b/g
/** Kinds of places; ignored in comparisons, because people add and drop them. */
const KINDS =
  /\b(playa|puerto|lago|laguna|bahia|golfo|estero|isla|volcan|cerro|parque|nacional|internacional|ciudad|villa|pueblo|canton|municipio|distrito|sitio|arqueologico|ruinas|mirador|centro|historico)\b/g
const without = (folded: string, words: RegExp) => folded.replace(words, ' ').replace(/ +/g, ' ').trim()
const squeezed = (folded: string) => folded.replaceAll(' ', '')

/** Edit distance with swaps; stops counting beyond `max`, because such words do not match anyway. */
export function typos(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + Number(!isSame))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    if (Math.min(...row) > max) return max + 1
    before = last
    last = row
  }
  return last[b.length]!
}

/** Errors allowed by length: one from four letters on, two from eight. */
const allowedTypos = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Whether these words stand next to each other in the others. */
const contains = (words: string, part: string) => part.length >= 4 && ` ${words} `.includes(` ${part} `)

/**
 * Score of how well typed words match a name: 1 the name itself, below 0.6 no match. Kinds may be missing or added ('playa El
 * Tunco'), emails may be wrong, and an address may end with its town.
 * @param words already folded
 */
export function nameSimilarity(words: string, name: string): number {
  const folded = foldText(name)
  if (words === folded) return 1
  const [core, nameCore] = [without(words, ARTICLES), without(folded, ARTICLES)]
  if (core !== '' && core === nameCore) return 0.99
  const [stem, nameStem] = [without(core, KINDS), without(nameCore, KINDS)]
  if (stem !== '' && stem === nameStem) return 0.96
  const slips = typos(squeezed(words), squeezed(folded), 2)
  if (slips <= allowedTypos(squeezed(folded).length)) return slips === 0 ? 0.98 : 1 - 0.12 * slips
  if (stem && nameStem) {
    const coreSlips = typos(squeezed(stem), squeezed(nameStem), 2)
    if (coreSlips <= allowedTypos(Math.min(squeezed(stem).length, squeezed(nameStem).length)))
      return 0.92 - 0.12 * coreSlips
  }
  // Of several names within an address the longest is meant.
  if (contains(words, folded)) return 0.8 + Math.min(folded.length, 40) / 1000
  if (nameStem && contains(stem, nameStem)) return 0.74 + Math.min(nameStem.length, 40) / 1000
  // The beginning of a name, while it is typed.
  if (words.length >= 4 && folded.startsWith(words)) return 0.7
  if (stem.length >= 4 && nameStem.startsWith(stem)) return 0.66
  // The short name people use: Concepción de Ataco is Ataco.
  if (words.length >= 5 && folded.endsWith(` de ${words}`)) return 0.64
  return 0
}
