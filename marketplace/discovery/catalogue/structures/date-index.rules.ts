// Announced dates of all rows, with starts and free spots, in one long array.

import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import type { DateWindow } from '../../search/trip/dates.rules.ts'
import type { Bitset } from './bitset.rules.ts'
import { intersectWithUnion, Members } from './members.rules.ts'

/** Start in microseconds since 1970, as the database stores it, and free spots. */
export type OpenDate = readonly [start: number, spots: number]

/** Which dates count, in microseconds: from a moment on, before another, with spots for so many people on each. */
type Span = { from: number; before: number; guests: number }

export const spanOf = ({ from, before, guests }: DateWindow): Span => ({
  from: from.getTime() * 1000,
  before: before ? before.getTime() * 1000 : Number.POSITIVE_INFINITY,
  guests,
})

/** Days as the country counts them, which keeps one time all year. */
const DAY_US = DAY_MS * 1000
const MIDNIGHT_US = 6 * HOUR_MS * 1000
const dayOf = (start: number) => Math.floor((start - MIDNIGHT_US) / DAY_US)
/** In longer spans most rows have a date. */
const MAX_DAYS = 31

export class Dates {
  #starts = new Float64Array(4096)
  #spots = new Uint16Array(4096)
  #used = 0
  /** Entries that no row refers to any more. */
  #lost = 0
  #begin = new Uint32Array(1024)
  #count = new Uint16Array(1024)
  /** Rows with a date on each day, by the day's number. */
  #onDay = new Map<number, Members>()

  makeRoom(rows: number): void {
    const [offset, count] = [new Uint32Array(rows), new Uint16Array(rows)]
    offset.set(this.#begin.subarray(0, rows))
    count.set(this.#count.subarray(0, rows))
    this.#begin = offset
    this.#count = count
  }

  /** @param dates sorted by start */
  set(row: number, dates: readonly OpenDate[]): void {
    const had = this.#count[row]!
    for (let at = 0; at < had; at++) this.#onDay.get(dayOf(this.#starts[this.#begin[row]! + at]!))?.remove(row)
    if (dates.length > had) {
      this.#lost += had
      if (this.#used + dates.length > this.#starts.length) this.#compact(row, dates.length)
      this.#begin[row] = this.#used
      this.#used += dates.length
    } else this.#lost += had - dates.length
    this.#count[row] = dates.length
    const start = this.#begin[row]!
    for (let at = 0; at < dates.length; at++) {
      this.#starts[start + at] = dates[at]![0]
      this.#spots[start + at] = Math.min(dates[at]![1], 65_535)
      this.#putOnDay(row, dayOf(dates[at]![0]))
    }
  }

  #putOnDay(row: number, day: number): void {
    let members = this.#onDay.get(day)
    if (!members) {
      members = new Members()
      this.#onDay.set(day, members)
    }
    members.add(row, this.#begin.length)
  }

  isOpen(row: number, span: Span): boolean {
    return this.#placeOf(row, span) >= 0
  }

  /** The first of its dates that can be booked; null without any. */
  next(row: number, span: Span): OpenDate | null {
    const place = this.#placeOf(row, span)
    return place < 0 ? null : [this.#starts[place]!, this.#spots[place]!]
  }

  #placeOf(row: number, { from, before, guests }: Span): number {
    const start = this.#begin[row]!
    const end = start + this.#count[row]!
    for (let at = start; at < end && this.#starts[at]! < before; at++)
      if (this.#starts[at]! > from && this.#spots[at]! >= guests) return at
    return -1
  }

  /** Whether any date is announced after a moment, sold out or not. */
  isAnnounced(row: number, from: number): boolean {
    const last = this.#begin[row]! + this.#count[row]! - 1
    return this.#count[row]! > 0 && this.#starts[last]! > from
  }

  /** Leaves rows with a date on the days of a span, open or not; all rows for a long span. */
  retainDays(bits: Bitset, { from, before }: Span): void {
    const [first, last] = [dayOf(from), dayOf(before - 1)]
    if (!(last - first < MAX_DAYS)) return
    const days = Array.from({ length: last - first + 1 }, (_, at) => this.#onDay.get(first + at) ?? [])
    intersectWithUnion(bits, days.flat())
  }

  /** Forgets the days before a moment. */
  forgetDays(before: number): void {
    for (const day of this.#onDay.keys()) if (day < dayOf(before)) this.#onDay.delete(day)
  }

  /** Moves all used entries together and adds room. @param without a row that is about to be rewritten */
  #compact(without: number, more: number): void {
    const capacity = Math.ceil((this.#used - this.#lost + more) * 1.5) + 4096
    const [starts, spots] = [new Float64Array(capacity), new Uint16Array(capacity)]
    // During the first filling there are no gaps, so one copy is enough, which is much faster than one per row.
    if (this.#lost === 0) {
      starts.set(this.#starts.subarray(0, this.#used))
      spots.set(this.#spots.subarray(0, this.#used))
      this.#starts = starts
      this.#spots = spots
      return
    }
    let used = 0
    for (let row = 0; row < this.#begin.length; row++) {
      const count = row === without ? 0 : this.#count[row]!
      const start = this.#begin[row]!
      starts.set(this.#starts.subarray(start, start + count), used)
      spots.set(this.#spots.subarray(start, start + count), used)
      this.#begin[row] = used
      used += count
    }
    this.#starts = starts
    this.#spots = spots
    this.#used = used
    this.#lost = 0
  }
}
