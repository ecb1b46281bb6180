import { expect, test } from 'vitest'
import { dueDayOf, lastMonth, monthAfter, statementNumber, stateOf, unpaidCents } from './statement.rules.ts'

test.each([
  ['2026-01', '2026-02'],
  ['2026-09', '2026-10'],
  ['2026-11', '2026-12'],
  ['2026-12', '2027-01'],
])('after %s comes %s', (month, next) => expect(monthAfter(month)).toBe(next))

test.each([
  ['2026-11-22T12:00:00Z', '2026-10'],
  ['2026-10-05T12:00:00Z', '2026-09'],
  ['2026-02-28T12:00:00Z', '2026-01'],
  ['2027-01-31T12:00:00Z', '2026-12'],
  // Six in the morning of UTC is midnight in El Salvador.
  ['2026-12-01T05:59:59Z', '2026-10'],
  ['2026-12-01T06:00:00Z', '2026-11'],
  ['2027-01-01T05:59:59Z', '2026-11'],
])('at %s the last complete month is %s', (now, month) => expect(lastMonth(new Date(now))).toBe(month))

test.each([
  ['2026-11', '2026-12-07', 'from a Tuesday on, with a weekend between'],
  ['2026-05', '2026-06-05', 'the first is a Monday, so the whole week'],
  ['2026-12', '2027-01-08', 'New Year is a Friday'],
  ['2026-10', '2026-11-09', 'a Sunday, then the Día de los Difuntos'],
  ['2026-07', '2026-08-12', 'the August feasts take three days, the fourth is worked'],
  ['2026-03', '2026-04-09', 'from Jueves Santo until Easter nobody works'],
])('the statement of %s is due on %s: %s (CONST-30)', (month, day) => expect(dueDayOf(month)).toBe(day))

test('a statement is named by its month and a number that sorts as text', () => {
  expect(statementNumber({ month: '2026-11', number: 42 })).toBe('EC-2026-11-000042')
})

test('what was paid since is taken off, and too much is no debt', () => {
  expect([unpaidCents(5000, 0), unpaidCents(5000, -2000), unpaidCents(5000, -5001), unpaidCents(5000, 300)]).toEqual([
    5000, 3000, 0, 5300,
  ])
  expect(unpaidCents(-700, 0)).toBe(0)
})

test.each([
  [1, '2026-12-08T05:59:59Z', 'due'],
  [1, '2026-12-08T06:00:00Z', 'overdue'],
  [0, '2026-12-20T12:00:00Z', 'settled'],
])('%i cents left at %s, due on the seventh: %s', (left, now, state) => {
  expect(stateOf(left, '2026-12-07', new Date(now))).toBe(state)
})
