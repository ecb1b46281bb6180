// Rows in an order, kept in it while rows come, go and change.

/** Negative when the first row comes first; never 0 for two rows. */
export type Compare = (a: number, b: number) => number

const FIRST_ROOM = 1024

export class Order {
  readonly compare: Compare
  rows = new Uint32Array(FIRST_ROOM)
  length = 0
  constructor(compare: Compare) {
    this.compare = compare
  }

  /** The place of the first row that does not come before this one. */
  placeOf(row: number): number {
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.rows[middle]!, row) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  insert(row: number): void {
    const place = this.placeOf(row)
    this.#makeRoom(this.length + 1)
    this.rows.copyWithin(place + 1, place, this.length)
    this.rows[place] = row
    this.length++
  }

  /** Before what it is ordered by changes: it is looked for where it stands. */
  remove(row: number): void {
    const place = this.placeOf(row)
    if (this.rows[place] !== row) throw new Error(`row ${row} is not where its figures say`)
    this.rows.copyWithin(place, place + 1, this.length)
    this.length--
  }

  /** All rows at once: sorting them is quicker than putting them in one by one. */
  fill(rows: Uint32Array): void {
    this.#makeRoom(rows.length)
    this.rows.set(rows)
    this.length = rows.length
    this.rows.subarray(0, this.length).sort(this.compare)
  }

  #makeRoom(needed: number): void {
    if (needed <= this.rows.length) return
    const roomy = new Uint32Array(Math.ceil(needed * 1.5))
    roomy.set(this.rows)
    this.rows = roomy
  }
}
