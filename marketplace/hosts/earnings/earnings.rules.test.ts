import { expect, test } from 'vitest'
import { commissionOf, toCents } from '#marketplace/ledger/ledger.rules.ts'
import { addMonths, displayedMonths, type EarningsRow, earningsOf, monthOf, startOfMonth } from './earnings.rules.ts'

test.each([
  // 06:00 UTC is midnight in El Salvador.
  ['2026-12-01T03:00:00Z', '2026-11'],
  ['2026-12-01T05:59:59.999Z', '2026-11'],
  ['2026-12-01T06:00:00Z', '2026-12'],
  ['2027-01-01T05:59:59Z', '2026-12'],
])('%s belongs to %s', (instant, month) => {
  expect(monthOf(new Date(instant))).toBe(month)
})

test('the latest six months go over the turn of the year', () => {
  expect(displayedMonths(new Date('2027-03-01T03:00:00Z'))).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ])
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-06', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-06',
  ])
  expect(startOfMonth('2026-12')).toEqual(new Date('2026-12-01T06:00:00Z'))
})

const earned = (month: string, gross: number, change: Partial<EarningsRow> = {}): EarningsRow => ({
  month,
  experienceId: 'a',
  title: 'Café',
  bookings: 1,
  people: 2,
  gross,
  commission: commissionOf(toCents(gross), 1500) / 100,
  toConfirm: 0,
  ...change,
})

test('months without earnings are zeros; the commission is rounded for each booking, and the months add up', () => {
  const months = ['2026-10', '2026-11', '2026-12']
  const {
    months: shown,
    total,
    experiences,
  } = earningsOf(
    [
      earned('2026-10', 0.1),
      earned('2026-10', 0.2, { experienceId: 'b', title: 'Añil', toConfirm: 0.2 }),
      earned('2026-12', 0.3, { experienceId: 'b', title: 'Añil' }),
    ],
    months,
  )
  expect(shown).toEqual([
    // 15 % of 10 cents is 1.5, half up 2; of 20 it is 3; of 30 it is 4.5, half up 5.
    { month: '2026-10', bookings: 2, people: 4, gross: 0.3, commission: 0.05, net: 0.25, toConfirm: 0.2 },
    { month: '2026-11', bookings: 0, people: 0, gross: 0, commission: 0, net: 0, toConfirm: 0 },
    { month: '2026-12', bookings: 1, people: 2, gross: 0.3, commission: 0.05, net: 0.25, toConfirm: 0 },
  ])
  expect(total).toEqual({ bookings: 3, people: 6, gross: 0.6, commission: 0.1, net: 0.5, toConfirm: 0.2 })
  expect(experiences).toEqual([
    { id: 'b', title: 'Añil', bookings: 2, people: 4, gross: 0.5 },
    { id: 'a', title: 'Café', bookings: 1, people: 2, gross: 0.1 },
  ])
})

test('whatever the amounts, gross is commission and net, and the sum of the months is the total, to the cent', () => {
  const months = displayedMonths(new Date('2026-11-21T12:00:00Z'))
  let seed = 7
  const dice = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  for (let round = 0; round < 200; round++) {
    const rows = Array.from({ length: 40 }, () =>
      earned(months[dice(6)]!, dice(100_000) / 100, { experienceId: String(dice(5)) }),
    )
    const { months: shown, total, experiences } = earningsOf(rows, months)
    const sum = (pick: (one: (typeof shown)[number]) => number) =>
      shown.reduce((all, one) => all + Math.round(pick(one) * 100), 0)
    for (const one of [...shown, total])
      expect(Math.round(one.commission * 100) + Math.round(one.net * 100)).toBe(Math.round(one.gross * 100))
    expect([sum((one) => one.gross), sum((one) => one.commission), sum((one) => one.net)]).toEqual(
      [total.gross, total.commission, total.net].map((amount) => Math.round(amount * 100)),
    )
    expect(experiences.reduce((all, { gross }) => all + Math.round(gross * 100), 0)).toBe(Math.round(total.gross * 100))
  }
})
