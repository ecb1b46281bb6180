import { expect, test } from 'vitest'
import { instantText, microsecondsOf } from './listing.rules.ts'

test.each([
  ['2026-11-22 10:00:00.123456+00', 1_795_341_600_123_456],
  ['2026-11-22 10:00:00.1+00', 1_795_341_600_100_000],
  ['2026-11-22 10:00:00+00', 1_795_341_600_000_000],
  ['2026-11-22 04:00:00-06', 1_795_341_600_000_000],
  ['2026-11-22 15:30:00+05:30', 1_795_341_600_000_000],
  ['2026-11-22 15:30:00+0530', 1_795_341_600_000_000],
  ['1970-01-01 00:00:00.000001+00', 1],
])('%s, as the database prints it, is %i microseconds', (text, microseconds) => {
  expect(microsecondsOf(text)).toBe(microseconds)
})

test.each([
  '',
  'infinity',
  '2026-11-22T10:00:00Z',
  '2026-11-22 10:00:00',
  'x2026-11-22 10:00:00+00',
  '2026-11-22 10:00:00+00x',
  '2026-13-40 10:00:00+00',
])('%j is no instant', (text) => expect(microsecondsOf(text)).toBeNaN())

test('a cursor goes on exactly after the last row: no microsecond is lost on the way', () => {
  for (const text of [
    '2026-11-22 10:00:00.123456+00',
    '2026-01-02 03:04:05.000007+00',
    '1999-12-31 23:59:59.999999+00',
  ])
    expect(instantText(microsecondsOf(text))).toBe(text)
  expect(instantText(microsecondsOf('2026-11-22 04:00:00-06'))).toBe('2026-11-22 10:00:00.000000+00')
})
