import { expect, test } from 'vitest'
import {
  commissionOf,
  DEFAULT_BASIS_POINTS,
  percentText,
  rateOn,
  toCents,
  toDollars,
  withCommission,
} from './ledger.rules.ts'

test.each([
  [10_000, 1500, 1500],
  [3775, 1500, 566],
  // 1.5 cents: half a cent goes up; a hair less does not.
  [10, 1500, 2],
  [3, 1500, 0],
  [1, 4999, 0],
  [1, 5000, 1],
  [12_345, 0, 0],
  [12_345, 10_000, 12_345],
  [0, 1500, 0],
])('of %i cents at %i hundredths of a percent the commission is %i cents (CONST-30)', (gross, points, cents) => {
  expect(commissionOf(gross, points)).toBe(cents)
})

test('the usual commission is fifteen of a hundred (CONST-30)', () => {
  expect([commissionOf(10_000, DEFAULT_BASIS_POINTS), percentText(DEFAULT_BASIS_POINTS)]).toEqual([1500, '15 %'])
})

const rate = (id: number, fromDay: string) => ({ id, fromDay, basisPoints: 1000 + id })
// The one for December was set before those for June.
const rates = [rate(2, '2026-12-01'), rate(3, '2026-06-01'), rate(1, '2020-01-01'), rate(4, '2026-06-01')]

test.each([
  ['2019-12-31', undefined],
  ['2020-01-01', 1],
  ['2026-05-31', 1],
  // Two were set for this day: the later one stands.
  ['2026-06-01', 4],
  ['2026-11-30', 4],
  ['2026-12-01', 2],
  ['2030-01-01', 2],
])('on %s the rate is %s, in whatever order they come', (day, id) => {
  expect([rateOn(rates, day)?.id, rateOn(rates.toReversed(), day)?.id]).toEqual([id, id])
})

test('without a rate there is none', () => expect(rateOn([], '2026-11-22')).toBeUndefined())

test('texts say the commission of today wherever they name it', () => {
  expect(withCommission('Cobramos {comision}; sobre $100 queda {comision}.', 12.5)).toBe(
    'Cobramos 12.5 %; sobre $100 queda 12.5 %.',
  )
  expect([percentText(1250), percentText(0)]).toEqual(['12.5 %', '0 %'])
})

test('dollars and cents lose nothing on the way', () => {
  // 1.15 × 100 is 114.99999999999999.
  expect([toCents(1.15), toCents(0.29), toCents(-4.35), toDollars(115), toDollars(0)]).toEqual([115, 29, -435, 1.15, 0])
})
