// Word index of all experiences: in which rows each word stands, and in which part of their text. MiniSearch's tree serves as
// the dictionary, because it finds prefixes and similar words; positions are stored here in four bytes each (0185).
import SearchableMap from 'minisearch/SearchableMap'
import { type AskedWord, PARTS } from '../../search/words/word.rules.ts'
import { type Bitset, emptyBitset, hasBit, intersectInto, setBit } from './bitset.rules.ts'

/** Rows and the part of the text a word stands in, as `row * 4 + part`. */
class Standing {
  list = new Uint32Array(2)
  length = 0
  add(row: number, part: number): void {
    if (this.length === this.list.length) {
      const roomy = new Uint32Array(Math.ceil(this.length * 1.5) + 2)
      roomy.set(this.list)
      this.list = roomy
    }
    this.list[this.length++] = row * 4 + part
  }
}

/** A word of a document and the best part it stands in, as an index of `PARTS`. */
export type DocumentWord = readonly [lexeme: string, part: number]

const LEXEME = /'((?:[^'\\]|''|\\\\)*)'(?::([\dABC,]+))?/g

/** Parses a document as the database prints it: `'cafe':3A,10 'volcan':1A`; a position without email is in the description. */
export function* documentWords(document: string): Generator<DocumentWord> {
  for (const [, lexeme = '', places = ''] of document.matchAll(LEXEME)) {
    const part = PARTS.findIndex(({ label }) => places.includes(label))
    yield [lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\'), part < 0 ? PARTS.length - 1 : part]
  }
}

/** A 53-bit hash of a text. Two different texts collide about as often as a memory chip errs. */
export function hashText(text: string): number {
  let [low, high] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return 4294967296 * (2097151 & high) + (low >>> 0)
}

/** Shorter words have too many neighbours to be corrected. */
const MIN_MISTYPED = 5
/** From this length two letters may be wrong. */
const LONG_WORD = 7

export type TextMatches = {
  rows: Bitset
  /** Rank per row, in tenths of a word in the title. */
  rank: Uint8Array
  /** Whether a word was corrected to a similar one, because it stands nowhere. */
  isCorrected: boolean
}

export class TextIndex {
  #words = new SearchableMap<Standing>()

  /** Indexes the words of a row. Only once per row: a changed text gets a new row. */
  add(row: number, document: string): void {
    for (const [lexeme, part] of documentWords(document)) {
      let standing = this.#words.get(lexeme)
      if (!standing) {
        standing = new Standing()
        this.#words.set(lexeme, standing)
      }
      standing.add(row, part)
    }
  }

  /** The rows that contain all of these words. @param visible rows that count; others were retired */
  find(words: AskedWord[], visible: Bitset, room: number): TextMatches {
    const rows = visible.slice()
    const rank = new Uint8Array(room)
    let isCorrected = false
    if (words.length === 0) rows.fill(0)
    for (const forms of words) {
      let standing = this.#standingOf(forms)
      if (!stands(standing, visible)) {
        standing = this.#nearly(forms, visible)
        isCorrected ||= standing.length > 0
      }
      const [matching, best] = [emptyBitset(room), new Uint8Array(room)]
      for (const { list, length } of standing)
        for (let at = 0; at < length; at++) {
          const entry = list[at]!
          const row = entry >>> 2
          const weight = PARTS[entry & 3]!.weight
          setBit(matching, row)
          if (weight > best[row]!) best[row] = weight
        }
      intersectInto(rows, matching)
      for (let row = 0; row < room; row++) rank[row]! += best[row]!
    }
    return { rows, rank, isCorrected }
  }

  #standingOf(forms: AskedWord): Standing[] {
    const standings = new Set<Standing>()
    for (const { lexeme, prefix } of forms) {
      if (prefix) for (const standing of this.#words.atPrefix(lexeme).values()) standings.add(standing)
      else {
        const standing = this.#words.get(lexeme)
        if (standing) standings.add(standing)
      }
    }
    return [...standings]
  }

  /**
   * The words most similar to one that stands nowhere: one letter wrong, two in long words with the same beginning. Otherwise
   * 'ballenas' would become 'llenas'.
   */
  #nearly(forms: AskedWord, visible: Bitset): Standing[] {
    const lexeme = forms.find(({ prefix }) => prefix)?.lexeme ?? forms.at(-1)!.lexeme
    const longest = forms.reduce((one, { lexeme }) => (lexeme.length > one.length ? lexeme : one), lexeme)
    if (longest.length < MIN_MISTYPED) return []
    const near = [...this.#words.fuzzyGet(longest, longest.length < LONG_WORD ? 1 : 2)]
      .filter(([word, [, distance]]) => distance < 2 || word[0] === longest[0])
      .map(([, match]) => match)
    const standing = near.filter(([entry]) => stands([entry], visible))
    const minDistance = Math.min(...standing.map(([, distance]) => distance))
    return standing.filter(([, distance]) => distance === minDistance).map(([entry]) => entry)
  }
}

/** Whether any visible row contains it. */
const stands = (standing: Standing[], visible: Bitset): boolean =>
  standing.some(({ list, length }) => {
    for (let at = 0; at < length; at++) if (hasBit(visible, list[at]! >>> 2)) return true
    return false
  })
