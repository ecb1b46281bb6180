import { expect, test } from 'vitest'
import { emptyBitset, setBit } from './bitset.rules.ts'
import { degreesBetween, millionthsOf } from './degrees.rules.ts'
import { firstOf } from './selection.rules.ts'

const ids = ['', 'd', 'b', 'a', 'c', 'e']
const figures = [0, 2, 1, 2, 1, 3]
const rows = emptyBitset(32)
for (const row of [1, 2, 3, 4, 5]) setBit(rows, row)
const named = (most: number, after: { figure: number; id: string } | null, backwards = false) =>
  firstOf(rows, { figure: (row) => figures[row]!, ids, backwards }, { after, limit: most }).map((row) => ids[row])

test('the first rows of an order made when it is asked for, page after page, either way', () => {
  expect([named(3, null), named(3, { figure: 2, id: 'a' })]).toEqual([
    ['b', 'c', 'a'],
    ['d', 'e'],
  ])
  expect([named(2, null, true), named(9, { figure: 2, id: 'd' }, true)]).toEqual([
    ['e', 'd'],
    ['a', 'c', 'b'],
  ])
})

test.each([
  [0, 0],
  [0.000_000_4, 0],
  [0.000_000_6, 1],
  [0.123_456_5, 123_457],
  [0.123_456_499_999_999, 123_456],
  [1.999_999_6, 2_000_000],
])('%d degrees are %d millionths', (degrees, millionths) => {
  expect(millionthsOf(degrees)).toBe(millionths)
})

test('degrees on a flat map', () => {
  expect(degreesBetween({ lat: 13, lng: -89 }, { lat: 16, lng: -85 })).toBe(5)
  expect(degreesBetween({ lat: 13, lng: -89 }, { lat: 13, lng: -89 })).toBe(0)
})
