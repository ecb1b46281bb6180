// Rows that have a value: a few as a Set, many as bits. Hosts invent values, so most of them are rare and bits would waste
// memory.
import {
  type Bitset,
  clearBit,
  countBits,
  countIntersection,
  emptyBitset,
  growBitset,
  hasBit,
  intersectInto,
  setBit,
  uniteInto,
} from './bitset.rules.ts'

/** A row in a Set takes as much memory as so many bits. */
const SET_COSTS = 256

export class Members {
  #few: Set<number> | null = new Set()
  #many: Bitset | null = null
  size = 0

  has(row: number): boolean {
    return this.#few ? this.#few.has(row) : hasBit(this.#many!, row)
  }

  /** @param room the number of rows of the catalogue */
  add(row: number, room: number): void {
    if (this.has(row)) return
    this.size++
    if (this.#few) {
      this.#few.add(row)
      if (this.size * SET_COSTS > room && this.size > 32) this.#toBits(room)
      return
    }
    if (row >>> 5 >= this.#many!.length) this.#many = growBitset(this.#many!, room)
    setBit(this.#many!, row)
  }

  remove(row: number): void {
    if (!this.has(row)) return
    this.size--
    if (this.#few) this.#few.delete(row)
    else clearBit(this.#many!, row)
  }

  addTo(bits: Bitset): void {
    if (this.#few) for (const row of this.#few) setBit(bits, row)
    else uniteInto(bits, this.#many!)
  }

  /** @param words as `countIntersection` takes them */
  countIn(bits: Bitset, words: Uint32Array | null = null): number {
    if (!this.#few) return countIntersection(this.#many!, bits, words)
    let count = 0
    for (const row of this.#few) if (hasBit(bits, row)) count++
    return count
  }

  #toBits(room: number): void {
    this.#many = emptyBitset(room)
    this.addTo(this.#many)
    for (const row of this.#few!) setBit(this.#many, row)
    this.#few = null
    this.size = countBits(this.#many)
  }
}

/** Used again by every union, because new memory for each makes the garbage collector look at everything far more often. */
let union: Bitset = emptyBitset(0)

/** Leaves in `bits` only rows of any of these. */
export function intersectWithUnion(bits: Bitset, all: Iterable<Members>): void {
  if (union.length === bits.length) union.fill(0)
  else union = new Int32Array(bits.length)
  for (const members of all) members.addTo(union)
  intersectInto(bits, union)
}
