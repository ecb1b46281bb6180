// Sorted rows that stay sorted while rows come, go and change.

/** Negative when the first row comes first; never 0 for two different rows. */
export type Compare = (a: number, b: number) => number

const INITIAL_CAPACITY = 1024
/** Rows sorted or merged in one step, a few milliseconds. */
const STEP = 4096

export class Order {
  readonly compare: Compare
  rows = new Uint32Array(INITIAL_CAPACITY)
  length = 0
  constructor(compare: Compare) {
    this.compare = compare
  }

  /** Position of the first row that does not come before this one. */
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

  /** Call it before the sort key of the row changes, because the row is searched by it. */
  remove(row: number): void {
    const place = this.placeOf(row)
    if (this.rows[place] !== row) throw new Error(`row ${row} is not where its figures say`)
    this.rows.copyWithin(place, place + 1, this.length)
    this.length--
  }

  /** Sorts all rows at once, which is faster than inserting them one by one. */
  fill(rows: Uint32Array): void {
    for (const _ of this.filling(rows));
  }

  /**
   * `fill` in steps of some milliseconds, so that requests run in between: sorted runs, merged in pairs until one is left.
   * Must not be used before the last step.
   */
  *filling(rows: Uint32Array): Generator<void> {
    this.#makeRoom(rows.length)
    this.length = rows.length
    this.rows.set(rows)
    for (let at = 0; at < rows.length; at += STEP) {
      this.rows.subarray(at, Math.min(at + STEP, rows.length)).sort(this.compare)
      yield
    }
    let [from, to] = [this.rows, new Uint32Array(this.rows.length)]
    for (let width = STEP; width < rows.length; width *= 2) {
      for (let at = 0; at < rows.length; at += 2 * width) yield* this.#merging(from, to, at, width)
      ;[from, to] = [to, from]
    }
    this.rows = from
  }

  /** Merges two neighbouring runs into another array. */
  *#merging(from: Uint32Array, to: Uint32Array, start: number, width: number): Generator<void> {
    const middle = Math.min(start + width, this.length)
    const end = Math.min(middle + width, this.length)
    let [left, right] = [start, middle]
    for (let at = start; at < end; at++) {
      const fromLeft = right === end || (left < middle && this.compare(from[left]!, from[right]!) < 0)
      to[at] = fromLeft ? from[left++]! : from[right++]!
      if (at % STEP === 0) yield
    }
  }

  #makeRoom(needed: number): void {
    if (needed <= this.rows.length) return
    const roomy = new Uint32Array(Math.ceil(needed * 1.5))
    roomy.set(this.rows)
    this.rows = roomy
  }
}
