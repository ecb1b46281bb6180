import { expect, test } from 'vitest'
import { readDay, writeDay } from './typed-day.ts'

test.each([
  ['25/11/2026', '2026-11-25'],
  ['5/1/2027', '2027-01-05'],
  ['05-01-2027', '2027-01-05'],
  ['2027-01-05', '2027-01-05'],
  [' ', null],
  ['31/2/2027', undefined],
  ['25/11', undefined],
  ['25/11/20', undefined],
  ['mañana', undefined],
])('%j is read as %j', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test('a day is written as one reads it here', () => {
  expect(['2026-11-25', ''].map(writeDay)).toEqual(['25/11/2026', ''])
})
