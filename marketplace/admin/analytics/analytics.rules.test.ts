import { expect, test } from 'vitest'
import {
  cancellationShare,
  conversion,
  dayCount,
  emptyRow,
  filledShare,
  monthsOf,
  presetRange,
  rangeOf,
} from './analytics.rules.ts'

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
  [{ from: '3/2/2026', until: '04/02/2026' }, '2026-02-03', '2026-02-04', null],
  [{ from: '2026-02-30', until: '2026-03-01' }, '2026-06-01', '2026-11-30', 6],
  [{ from: '2026-03-02', until: '2026-03-01' }, '2026-06-01', '2026-11-30', 6],
  [{ from: '2016-03-02', until: '2026-03-01' }, '2026-06-01', '2026-11-30', 6],
])('the address %j means %s to %s', (search, from, until, preset) => {
  expect(rangeOf(search, now)).toEqual({ from, until, preset })
})

test('a range within one month touches that month', () => {
  expect(monthsOf({ from: '2026-11-02', until: '2026-11-30' })).toEqual(['2026-11'])
})

test('months a range touches, and its days', () => {
  expect(monthsOf({ from: '2026-11-30', until: '2027-01-01' })).toEqual(['2026-11', '2026-12', '2027-01'])
  expect([dayCount('2026-11-30', '2026-11-30'), dayCount('2026-02-01', '2026-03-01')]).toEqual([1, 29])
})

test('of no views there is no conversion', () => {
  expect([conversion(emptyRow('x')), conversion({ ...emptyRow('x'), bookings: 3, views: 60 })]).toEqual([null, 0.05])
})

test('five years and a bit is the most, and a day is a day and nothing around it', () => {
  const from = '2020-01-01'
  const day = (days: number) => new Date(Date.UTC(2020, 0, days, 12)).toISOString().slice(0, 10)
  expect(rangeOf({ from, until: day(1830) }, now)).toEqual({ from, until: day(1830), preset: null })
  expect(rangeOf({ from, until: day(1831) }, now).preset).toBe(6)
  for (const invalid of ['x2026-02-03', '2026-02-03x', 20260203, ['2026-02-03'], undefined, new Date('2026-02-03')])
    expect(rangeOf({ from: invalid, until: '2026-02-03' }, now).preset).toBe(6)
})

test('an empty row has zero for every figure and does not divide by zero', () => {
  expect(emptyRow('2026-11')).toEqual({
    key: '2026-11',
    label: '2026-11',
    bookings: 0,
    guests: 0,
    cancelled: 0,
    cancelledBy: { traveler: 0, host: 0, admin: 0, system: 0 },
    noShows: 0,
    volume: 0,
    earnings: 0,
    toConfirm: 0,
    commission: 0,
    seatsOffered: 0,
    seatsFilled: 0,
    signUps: 0,
    views: 0,
  })
  const row = { ...emptyRow('x'), bookings: 8, cancelled: 2, seatsOffered: 20, seatsFilled: 5 }
  expect([cancellationShare(row), filledShare(row), filledShare(emptyRow('x'))]).toEqual([0.25, 0.25, null])
})
