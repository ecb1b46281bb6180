import { expect, test } from 'vitest'
import { noFilters } from '../filters/filter-address.rules.ts'
import { requestedDates } from './dates.rules.ts'

const now = new Date('2026-11-22T18:00:00Z')
const windowOf = (change: object) => requestedDates({ ...noFilters, ...change }, now)

test('one person without a day asks for no dates (CONST-08)', () => expect(windowOf({ guests: 1 })).toBeNull())

test.each([
  ['a party', { guests: 3 }, '2026-11-22T18:00:00.000Z', null, 3],
  [
    'days to come, both ends included, in El Salvador',
    { from: '2026-11-28', to: '2026-11-29' },
    '2026-11-28T06:00:00.000Z',
    '2026-11-30T06:00:00.000Z',
    1,
  ],
  [
    'today: what began is over',
    { from: '2026-11-22', to: '2026-11-22' },
    '2026-11-22T18:00:00.000Z',
    '2026-11-23T06:00:00.000Z',
    1,
  ],
  ['a day that was', { from: '2026-01-01' }, '2026-11-22T18:00:00.000Z', null, 1],
  ['only an end', { to: '2026-11-29', guests: 2 }, '2026-11-22T18:00:00.000Z', '2026-11-30T06:00:00.000Z', 2],
])('%s', (_, change, from, before, guests) => {
  const dates = windowOf(change)!
  expect([dates.from.toISOString(), dates.before?.toISOString() ?? null, dates.guests]).toEqual([from, before, guests])
})
