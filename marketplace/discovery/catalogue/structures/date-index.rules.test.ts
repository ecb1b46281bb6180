import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBitset, rowsOf, setBit } from './bitset.rules.ts'
import { Dates, type OpenDate, spanOf } from './date-index.rules.ts'

const ROWS = 40
/** An hour in microseconds, so that starts lie on different days. */
const HOUR = 3.6e9
const hour = (min: number, max: number) => fc.integer({ min, max }).map((hours) => hours * HOUR)
const dates = fc
  .uniqueArray(fc.tuple(hour(1, 1000), fc.integer({ min: 0, max: 9 })), {
    maxLength: 12,
    selector: ([start]) => start,
  })
  .map((list) => list.toSorted(([a], [b]) => a - b) as OpenDate[])
const span = fc.record({
  from: hour(0, 1000),
  before: fc.oneof(hour(0, 1001), fc.constant(Number.POSITIVE_INFINITY)),
  guests: fc.integer({ min: 1, max: 9 }),
})

test('whatever is written over whatever, the next date is the first within the span that has the places', () => {
  const writes = fc.array(fc.tuple(fc.integer({ min: 0, max: ROWS - 1 }), dates), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(writes, fc.array(span, { minLength: 1, maxLength: 5 }), (list, spans) => {
      const kept = new Dates()
      kept.makeRoom(ROWS)
      const model = new Map<number, OpenDate[]>()
      for (const [row, given] of list) {
        kept.set(row, given)
        model.set(row, given)
      }
      for (const wanted of spans) {
        const all = emptyBitset(ROWS)
        const open: number[] = []
        for (let row = 0; row < ROWS; row++) {
          setBit(all, row)
          const own = model.get(row) ?? []
          const next = own.find(
            ([start, spots]) => start > wanted.from && start < wanted.before && spots >= wanted.guests,
          )
          expect(kept.next(row, wanted)).toEqual(next ?? null)
          expect(kept.isAnnounced(row, wanted.from)).toBe(own.some(([start]) => start > wanted.from))
          if (next) open.push(row)
        }
        kept.retainDays(all, wanted)
        expect([...rowsOf(all)].filter((row) => kept.isOpen(row, wanted))).toEqual(open)
      }
    }),
    { numRuns: 40 },
  )
})

test('the days of a span leave only rows that have a date on one of them, and past days are forgotten', () => {
  const kept = new Dates()
  kept.makeRoom(ROWS)
  for (let row = 0; row < ROWS; row++) kept.set(row, [[row * 24 * HOUR + 12 * HOUR, 1]])
  const between = (from: number, before: number) => {
    const bits = emptyBitset(ROWS)
    for (let row = 0; row < ROWS; row++) setBit(bits, row)
    kept.retainDays(bits, { from: from * 24 * HOUR + 6 * HOUR, before: before * 24 * HOUR + 6 * HOUR, guests: 1 })
    return [...rowsOf(bits)]
  }
  expect(between(3, 5)).toEqual([3, 4])
  kept.set(4, [[9 * 24 * HOUR, 1]])
  expect(between(3, 5)).toEqual([3])
  expect(between(0, 39)).toHaveLength(ROWS)
  kept.forgetDays(4 * 24 * HOUR + 12 * HOUR)
  expect(between(0, 6)).toEqual([5])
})

test('gaps are closed when the room is used up, and no date is lost by it', () => {
  const kept = new Dates()
  kept.makeRoom(ROWS)
  const everything = { from: 0, before: Number.POSITIVE_INFINITY, guests: 1 }
  const many = (first: number, count: number) => Array.from({ length: count }, (_, at) => [first + at, 2] as const)
  for (let round = 1; round <= 40; round++)
    for (let row = 0; row < ROWS; row++) kept.set(row, many(round * 1000 + row, (round + row) % 30))
  for (let row = 0; row < ROWS; row++)
    expect(kept.next(row, everything)).toEqual((40 + row) % 30 === 0 ? null : [40_000 + row, 2])
  // Without lost entries compacting only adds room.
  const fresh = new Dates()
  fresh.makeRoom(ROWS)
  for (let row = 0; row < ROWS; row++) fresh.set(row, many(row * 1000 + 1, 200))
  expect(fresh.next(ROWS - 1, everything)).toEqual([39_001, 2])
  expect(fresh.next(0, everything)).toEqual([1, 2])
})

test('more places than fit are as many as fit; a window of days is one of microseconds', () => {
  const kept = new Dates()
  kept.set(0, [[5, 99_999]])
  expect(kept.next(0, { from: 0, before: 9, guests: 65_535 })).toEqual([5, 65_535])
  const from = new Date(1000)
  expect(spanOf({ from, before: new Date(2000), guests: 3 } as never)).toEqual({ from: 1e6, before: 2e6, guests: 3 })
  expect(spanOf({ from, before: null, guests: 1 } as never).before).toBe(Number.POSITIVE_INFINITY)
})
