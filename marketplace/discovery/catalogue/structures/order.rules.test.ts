import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Order } from './order.rules.ts'

/** Rows in an order that does not follow their numbers; many have the same figure. */
function shuffled(count: number, seed: number) {
  const figures = new Uint16Array(count + 1).map((_, row) => (Math.imul(row ^ seed, 0x9e3779b1) >>> 0) % 997)
  const order = new Order((a, b) => figures[a]! - figures[b]! || a - b)
  return { order, rows: Uint32Array.from({ length: count }, (_, at) => at + 1) }
}

test('rows that are sorted in steps stand as if they had been sorted at once, at every length', () => {
  const lengths = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(4095, 4096, 4097, 8192, 12_289))
  fc.assert(
    fc.property(lengths, fc.integer(), (count, seed) => {
      const { order, rows } = shuffled(count, seed)
      order.fill(rows)
      expect(order.rows.subarray(0, order.length)).toEqual(rows.toSorted(order.compare))
      for (const row of rows.subarray(0, 50)) {
        order.remove(row)
        order.insert(row)
      }
      expect(order.rows.subarray(0, order.length)).toEqual(rows.toSorted(order.compare))
    }),
    { numRuns: 30 },
  )
})

test('no step compares more than a slice of the rows', () => {
  const { order, rows } = shuffled(100_000, 7)
  let compared = 0
  const { compare } = order
  const counted = new Order((a, b) => {
    compared++
    return compare(a, b)
  })
  let most = 0
  for (const _ of counted.filling(rows)) {
    most = Math.max(most, compared)
    compared = 0
  }
  expect(Math.max(most, compared)).toBeLessThan(60_000)
})
