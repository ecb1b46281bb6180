import { expect, test } from 'vitest'
import { conversion, dayCount, monthsOf, nothing, presetRange, rangeOf } from './analytics.rules.ts'

// In El Salvador it is still the 30th of November.
const now = new Date('2026-12-01T03:00:00Z')

test.each([
  [1, '2026-11-01'],
  [3, '2026-09-01'],
  [6, '2026-06-01'],
  [12, '2025-12-01'],
] as const)('%i months begin on %s and end today', (months, from) => {
  expect(presetRange(months, now)).toEqual({ from, until: '2026-11-30' })
})

test.each([
  [{}, '2026-06-01', '2026-11-30', 6],
  [{ months: '12' }, '2025-12-01', '2026-11-30', 12],
  [{ months: '7' }, '2026-06-01', '2026-11-30', 6],
  [{ from: '2026-02-03', until: '2026-02-03', months: '12' }, '2026-02-03', '2026-02-03', null],
  [{ from: '2026-02-30', until: '2026-03-01' }, '2026-06-01', '2026-11-30', 6],
  [{ from: '2026-03-02', until: '2026-03-01' }, '2026-06-01', '2026-11-30', 6],
  [{ from: '2016-03-02', until: '2026-03-01' }, '2026-06-01', '2026-11-30', 6],
])('the address %j means %s to %s', (search, from, until, preset) => {
  expect(rangeOf(search, now)).toEqual({ from, until, preset })
})

test('months a range touches, and its days', () => {
  expect(monthsOf({ from: '2026-11-30', until: '2027-01-01' })).toEqual(['2026-11', '2026-12', '2027-01'])
  expect([dayCount('2026-11-30', '2026-11-30'), dayCount('2026-02-01', '2026-03-01')]).toEqual([1, 29])
})

test('of no views there is no conversion', () => {
  expect([conversion(nothing('x')), conversion({ ...nothing('x'), bookings: 3, views: 60 })]).toEqual([null, 0.05])
})
