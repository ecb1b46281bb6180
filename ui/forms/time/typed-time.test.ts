import { expect, test } from 'vitest'
import { HALF_HOURS, halfHourFrom, readTime, writeTime } from './typed-time.ts'

test.each([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['14:00', '14:00'],
  ['1430', '14:30'],
  ['14h', '14:00'],
  ['14h30', '14:30'],
  ['2 pm', '14:00'],
  ['2:15 P.M.', '14:15'],
  ['8:30 a. m.', '08:30'],
  ['8:30\u00a0a.\u00a0m.', '08:30'],
  ['12 am', '00:00'],
  ['12 p. m.', '12:00'],
  ['12 m.', '12:00'],
  ['0:05', '00:05'],
  [' ', null],
  ['', null],
  ['24:00', undefined],
  ['8:60', undefined],
  ['14:3', undefined],
  ['13 pm', undefined],
  ['0 am', undefined],
  ['3 m', undefined],
  ['mañana', undefined],
  ['12345', undefined],
])('%j is read as %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test('a time is written as one reads it here, and read again as it was', () => {
  expect(['08:30', '12:00', '00:00', '23:59', ''].map(writeTime)).toEqual([
    '8:30 a. m.',
    '12:00 p. m.',
    '12:00 a. m.',
    '11:59 p. m.',
    '',
  ])
  for (const { times } of HALF_HOURS) for (const time of times) expect(readTime(writeTime(time))).toBe(time)
})

test('arrows go by half hours, around midnight too', () => {
  expect(halfHourFrom('08:00', 1)).toBe('08:30')
  expect(halfHourFrom('08:10', 1)).toBe('08:30')
  expect(halfHourFrom('08:10', -1)).toBe('08:00')
  expect(halfHourFrom('08:00', -1)).toBe('07:30')
  expect(halfHourFrom('23:30', 1)).toBe('00:00')
  expect(halfHourFrom('00:00', -1)).toBe('23:30')
  expect(halfHourFrom('', -1)).toBe('08:00')
})

test('the list holds every half hour once', () => {
  const all = HALF_HOURS.flatMap(({ times }) => times)
  expect(new Set(all).size).toBe(48)
  expect(all).toHaveLength(48)
})
