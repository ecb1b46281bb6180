import { expect, test } from 'vitest'
import { dailyAt, sizeWords } from './backup.rules.ts'

test.each([
  ['02:00', '0 8 * * *'],
  ['00:30', '30 6 * * *'],
  ['18:05', '5 0 * * *'],
  ['23:59', '59 5 * * *'],
])('%s in El Salvador is %s in UTC', (time, cron) => expect(dailyAt(time)).toBe(cron))

test('sizes are words', () => expect([200, 12_000, 12_440_000].map(sizeWords)).toEqual(['1 kB', '12 kB', '12.4 MB']))
