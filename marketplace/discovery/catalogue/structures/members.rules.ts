// Rows that have a value: a few as a Set, many as bits. Hosts invent values, so most of them are rare and bits would waste
// memory.
import { addBits, type Bits, clearBit, countBits, countBoth, hasBit, noBits, setBit, withRoom } from './bits.rules.ts'

/** A row in a Set takes as much memory as so many bits. */
const SET_COSTS = 256

export class Members {
  #few: Set<number> | null = new Set()
  #many: Bits | null = null
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
    if (row >>> 5 >= this.#many!.length) this.#many = withRoom(this.#many!, room)
    setBit(this.#many!, row)
  }

  remove(row: number): void {
    if (!this.has(row)) return
    this.size--
    if (this.#few) this.#few.delete(row)
    else clearBit(this.#many!, row)
  }

  addTo(bits: Bits): void {
    if (this.#few) for (const row of this.#few) setBit(bits, row)
    else addBits(bits, this.#many!)
  }

  countIn(bits: Bits): number {
    if (!this.#few) return countBoth(this.#many!, bits)
    let count = 0
    for (const row of this.#few) if (hasBit(bits, row)) count++
    return count
  }

  #toBits(room: number): void {
    this.#many = noBits(room)
    this.addTo(this.#many)
    for (const row of this.#few!) setBit(this.#many, row)
    this.#few = null
    this.size = countBits(this.#many)
  }
}
