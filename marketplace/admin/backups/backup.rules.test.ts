import { expect, test } from 'vitest'
import { dailyAt, incompleteText, sizeText } from './backup.rules.ts'

test.each([
  ['02:00', '0 8 * * *'],
  ['00:30', '30 6 * * *'],
  ['18:05', '5 0 * * *'],
  ['23:59', '59 5 * * *'],
])('%s in El Salvador is %s in UTC', (time, cron) => expect(dailyAt(time)).toBe(cron))

test('sizes are words', () =>
  expect([200, 12_000, 1_000_000, 12_440_000].map(sizeText)).toEqual(['1 kB', '12 kB', '1.0 MB', '12.4 MB']))

test('what is missing is counted and named, three names at most', () => {
  expect(incompleteText(['a.jpg'])).toBe(
    'La copia no está completa: falta un archivo que la base de datos nombra (a.jpg).',
  )
  expect(incompleteText(['a', 'b', 'c', 'd'])).toBe(
    'La copia no está completa: faltan 4 archivos que la base de datos nombra (a, b, c…).',
  )
})
