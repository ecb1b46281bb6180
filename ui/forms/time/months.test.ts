import { expect, test } from 'vitest'
import { monthName, monthsBetween } from './months.ts'

test('a month is written as one reads it here', () => {
  expect(monthName('2026-10')).toBe('octubre 2026')
  expect(monthName('2027-01')).toBe('enero 2027')
})

test('months between two, over a year, and none backwards', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
  expect(monthsBetween('2026-12', '2026-11')).toEqual([])
})
