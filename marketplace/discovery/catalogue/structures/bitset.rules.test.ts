import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Bitset,
  clearBit,
  countBits,
  countIntersection,
  emptyBitset,
  growBitset,
  hasBit,
  intersectInto,
  rowsOf,
  setBit,
  uniteInto,
} from './bitset.rules.ts'

const CAPACITY = 130
const rows = fc.uniqueArray(fc.integer({ min: 0, max: CAPACITY - 1 }), { maxLength: CAPACITY })
const bitsOf = (list: number[], room = CAPACITY): Bitset => {
  const bits = emptyBitset(room)
  for (const row of list) setBit(bits, row)
  return bits
}
const sorted = (list: number[]) => list.toSorted((a, b) => a - b)

test('a set holds what was put in, for 32 rows in a word', () => {
  expect([emptyBitset(0), emptyBitset(1), emptyBitset(32), emptyBitset(33)].map(({ length }) => length)).toEqual([
    0, 1, 1, 2,
  ])
  fc.assert(
    fc.property(rows, (list) => {
      const bits = bitsOf(list)
      expect([...rowsOf(bits)]).toEqual(sorted(list))
      expect(countBits(bits)).toBe(list.length)
      for (let row = 0; row < CAPACITY; row++) expect(hasBit(bits, row)).toBe(list.includes(row))
      for (const row of list.slice(1)) clearBit(bits, row)
      expect([...rowsOf(bits)]).toEqual(list.slice(0, 1))
    }),
  )
  expect(hasBit(emptyBitset(32), 999)).toBe(false)
})

test('two sets are put together as sets are', () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const both = one.filter((row) => other.includes(row))
      expect(countIntersection(bitsOf(one), bitsOf(other))).toBe(both.length)
      const kept = bitsOf(one)
      intersectInto(kept, bitsOf(other))
      expect([...rowsOf(kept)]).toEqual(sorted(both))
      const all = bitsOf(one)
      uniteInto(all, bitsOf(other))
      expect([...rowsOf(all)]).toEqual(sorted([...new Set([...one, ...other])]))
    }),
  )
})

test('of two lengths the shorter counts, and more room changes nothing', () => {
  const [short, long] = [bitsOf([1, 31], 32), bitsOf([1, 40, 129])]
  expect([countIntersection(short, long), countIntersection(long, short)]).toEqual([1, 1])
  const kept = bitsOf([1, 40, 129])
  intersectInto(kept, short)
  expect([...rowsOf(kept)]).toEqual([1])
  uniteInto(short, long)
  expect([...rowsOf(short)]).toEqual([1, 31])
  expect([...rowsOf(growBitset(bitsOf([1, 31], 32), 100))]).toEqual([1, 31])
  expect(growBitset(emptyBitset(32), 100)).toHaveLength(4)
})
