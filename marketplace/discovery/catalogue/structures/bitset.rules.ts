// Sets of rows as bits, 32 rows in a word. Filters combine two sets of 100,000 rows in microseconds.

/** Signed, because the engine makes an object of a word beyond 2^31 wherever it does not know that only its bits are meant. */
export type Bitset = Int32Array

export const emptyBitset = (rows: number): Bitset => new Int32Array((rows + 31) >>> 5)

export const hasBit = (bits: Bitset, row: number): boolean => ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0
export const setBit = (bits: Bitset, row: number): void => {
  bits[row >>> 5]! |= 1 << (row & 31)
}
export const clearBit = (bits: Bitset, row: number): void => {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

export function growBitset(bits: Bitset, rows: number): Bitset {
  const roomy = emptyBitset(rows)
  roomy.set(bits)
  return roomy
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bitset): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += ones(bits[at]!)
  return count
}

/**
 * The words of a set that contain rows, for counting many intersections with it; null when most do, which are faster read in
 * their order.
 */
export function filledWords(bits: Bitset): Uint32Array | null {
  const words = new Uint32Array(bits.length)
  let filled = 0
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) words[filled++] = at
  return filled * 2 < bits.length ? words.subarray(0, filled) : null
}

/**
 * The number of rows in both; a shorter set counts as filled with zeros. Without a branch for each word, because a processor
 * cannot foresee which are empty.
 * @param words outside of which `other` is known to be empty
 */
export function countIntersection(bits: Bitset, other: Bitset, words: Uint32Array | null = null): number {
  let count = 0
  if (words) {
    for (let at = 0; at < words.length; at++) count += ones((bits[words[at]!] ?? 0) & other[words[at]!]!)
    return count
  }
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) count += ones(bits[at]! & other[at]!)
  return count
}

/** Intersection in place: leaves in `bits` only what `other` contains too. */
export function intersectInto(bits: Bitset, other: Bitset): void {
  for (let at = 0; at < bits.length; at++) bits[at]! &= other[at] ?? 0
}

export function uniteInto(bits: Bitset, other: Bitset): void {
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) bits[at]! |= other[at]!
}

export function rowsOf(bits: Bitset): Uint32Array {
  const rows = new Uint32Array(countBits(bits))
  let next = 0
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at]!; word !== 0; word &= word - 1) rows[next++] = (at << 5) + (31 - Math.clz32(word & -word))
  return rows
}

/** How many rows have each number in a column. @param numbers one more than the largest */
export function countPerNumber(bits: Bitset, column: { [row: number]: number }, numbers: number): Uint32Array {
  const counts = new Uint32Array(numbers)
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at]!; word !== 0; word &= word - 1)
      counts[column[(at << 5) + (31 - Math.clz32(word & -word))]!]!++
  return counts
}

/** Leaves the rows that pass the test. */
export function filterRows(bits: Bitset, passes: (row: number) => boolean): void {
  for (let at = 0; at < bits.length; at++) {
    let remaining = bits[at]!
    for (let word = remaining; word !== 0; word &= word - 1) {
      const lowest = word & -word
      if (!passes((at << 5) + 31 - Math.clz32(lowest))) remaining &= ~lowest
    }
    bits[at] = remaining
  }
}
