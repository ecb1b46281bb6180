import { expect, test } from 'vitest'
import { freshnessText, pausedOn } from './freshness.rules.ts'

const now = new Date('2026-11-26T15:00:00Z')

test.each([
  ['2026-11-26T06:00:00Z', 'hoy'],
  ['2026-11-26T05:59:59Z', 'ayer'],
  ['2026-11-24T15:00:00Z', 'hace 2 días'],
  ['2026-10-27T15:00:00Z', 'hace 30 días'],
  ['2026-10-26T15:00:00Z', 'hace más de un mes'],
  // A clock that runs ahead.
  ['2026-11-26T15:00:05Z', 'hoy'],
])('confirmed at %s: %s', (confirmedAt, words) => expect(freshnessText(new Date(confirmedAt), now)).toBe(words))

test('who is asked has a week, by the days of El Salvador', () => {
  expect(pausedOn(new Date('2026-11-26T15:30:00Z'))).toBe('2026-12-03')
  expect(pausedOn(new Date('2026-11-26T05:30:00Z'))).toBe('2026-12-02')
})
