// Word index of all experiences: in which rows each word stands, and in which part of their text. MiniSearch's tree serves as
// the dictionary, because it finds prefixes and similar words; positions are stored here in four bytes each (0185).
import SearchableMap from 'minisearch/SearchableMap'
import { type AskedWord, PARTS } from '../../search/words/word.rules.ts'
import { type Bitset, emptyBitset, hasBit, intersectInto, setBit } from './bitset.rules.ts'

/** The rows a word occurs in, and in which part of their text, as `row * 4 + part`. */
class PostingList {
  list = new Uint32Array(2)
  length = 0
  add(row: number, part: number): void {
    if (this.length === this.list.length) {
      const larger = new Uint32Array(Math.ceil(this.length * 1.5) + 2)
      larger.set(this.list)
      this.list = larger
    }
    this.list[this.length++] = row * 4 + part
  }
}

const WEIGHTS = Uint8Array.from(PARTS, ({ weight }) => weight)

/** A word of a document and the best part it stands in, as an index of `PARTS`. */
type DocumentWord = readonly [lexeme: string, part: number]

const LEXEME = /'((?:[^'\\]|''|\\\\)*)'(?::([\dABC,]+))?/g

/** Parses a document as the database prints it: `'cafe':3A,10 'volcan':1A`; a position without a weight is in the description. */
export function* documentWords(document: string): Generator<DocumentWord> {
  for (const [, lexeme = '', places = ''] of document.matchAll(LEXEME)) {
    const part = PARTS.findIndex(({ label }) => places.includes(label))
    yield [lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\'), part < 0 ? PARTS.length - 1 : part]
  }
}

/** Shorter words have too many neighbours to be corrected. */
const MIN_MISTYPED = 5
/** From this length two letters may be wrong. */
const LONG_WORD = 7

type TextMatches = {
  rows: Bitset
  /** Rank per row, in tenths of a word in the title. */
  rank: Uint8Array
  /** Whether a word was corrected to a similar one, because it stands nowhere. */
  isCorrected: boolean
}

export class TextIndex {
  #words = new SearchableMap<PostingList>()
  /** Work space of a search: new memory for each makes the garbage collector look at everything far more often. */
  #rows = emptyBitset(0)
  #matched = emptyBitset(0)
  #rank = new Uint8Array(0)
  #best = new Uint8Array(0)
  /** A page searches for its results and for its counts, so the last search is often asked for again. */
  #last: { key: string; version: number; found: TextMatches } | null = null

  /** Indexes the words of a row. Only once per row: a changed text gets a new row. */
  add(row: number, document: string): void {
    for (const [lexeme, part] of documentWords(document)) {
      let postings = this.#words.get(lexeme)
      if (!postings) {
        postings = new PostingList()
        this.#words.set(lexeme, postings)
      }
      postings.add(row, part)
    }
  }

  /**
   * The rows that contain all of these words. They and their ranks are valid until the next search, which uses their memory.
   * @param visible rows that count; others were retired
   * @param version another number whenever rows or their visibility have changed
   */
  find(words: AskedWord[], visible: Bitset, room: number, version: number): TextMatches {
    const key = JSON.stringify(words)
    if (this.#last?.key !== key || this.#last.version !== version)
      this.#last = { key, version, found: this.#search(words, visible, room) }
    return this.#last.found
  }

  #search(words: AskedWord[], visible: Bitset, room: number): TextMatches {
    if (this.#rank.length !== room) this.#makeRoom(room)
    const rank = this.#rank.fill(0)
    const rows = this.#rows
    rows.set(visible)
    let isCorrected = false
    const places = words.map((forms) => {
      const postings = this.#postingsOf(forms)
      if (occurs(postings, visible)) return postings
      const similar = this.#similarWords(forms, visible)
      isCorrected ||= similar.length > 0
      return similar
    })
    if (words.length === 0) rows.fill(0)
    // The rarest word first: of the others only rows that still match are looked at.
    const frequency = (postings: PostingList[]) => postings.reduce((sum, { length }) => sum + length, 0)
    for (const postings of places.toSorted((a, b) => frequency(a) - frequency(b))) this.#keep(rows, postings)
    return { rows, rank, isCorrected }
  }

  #makeRoom(room: number): void {
    ;[this.#rows, this.#matched] = [emptyBitset(room), emptyBitset(room)]
    ;[this.#rank, this.#best] = [new Uint8Array(room), new Uint8Array(room)]
  }

  /** Leaves the rows where a word stands, and adds its best weight in each to their ranks. */
  #keep(rows: Bitset, postings: PostingList[]): void {
    const [rank, best] = [this.#rank, this.#best]
    const matched = this.#matched.fill(0)
    // A row with several forms of the word counts the best one; a single form stands only once in a row.
    const isSingle = postings.length === 1
    for (const { list, length } of postings)
      for (let at = 0; at < length; at++) {
        const entry = list[at]!
        const row = entry >>> 2
        if (!hasBit(rows, row)) continue
        setBit(matched, row)
        const weight = WEIGHTS[entry & 3]!
        const more = isSingle ? weight : weight - best[row]!
        if (more <= 0) continue
        if (!isSingle) best[row] = weight
        rank[row]! += more
      }
    if (!isSingle) best.fill(0)
    intersectInto(rows, matched)
  }

  #postingsOf(forms: AskedWord): PostingList[] {
    const lists = new Set<PostingList>()
    for (const { lexeme, prefix } of forms) {
      if (prefix) for (const postings of this.#words.atPrefix(lexeme).values()) lists.add(postings)
      else {
        const postings = this.#words.get(lexeme)
        if (postings) lists.add(postings)
      }
    }
    return [...lists]
  }

  /**
   * The words most similar to one that stands nowhere: one letter wrong, two in long words with the same beginning. Otherwise
   * 'ballenas' would become 'llenas'.
   */
  #similarWords(forms: AskedWord, visible: Bitset): PostingList[] {
    const lexeme = forms.find(({ prefix }) => prefix)?.lexeme ?? forms.at(-1)!.lexeme
    const longest = forms.reduce((one, { lexeme }) => (lexeme.length > one.length ? lexeme : one), lexeme)
    if (longest.length < MIN_MISTYPED) return []
    const near = [...this.#words.fuzzyGet(longest, longest.length < LONG_WORD ? 1 : 2)]
      .filter(([word, [, distance]]) => distance < 2 || word[0] === longest[0])
      .map(([, match]) => match)
    const postings = near.filter(([entry]) => occurs([entry], visible))
    const minDistance = Math.min(...postings.map(([, distance]) => distance))
    return postings.filter(([, distance]) => distance === minDistance).map(([entry]) => entry)
  }
}

/** Whether any visible row contains it. */
const occurs = (postings: PostingList[], visible: Bitset): boolean =>
  postings.some(({ list, length }) => {
    for (let at = 0; at < length; at++) if (hasBit(visible, list[at]! >>> 2)) return true
    return false
  })
