import { expect, test } from 'vitest'
import { exactCash } from '#marketplace/experiences/experience.rules.ts'
import { cashText } from '#marketplace/experiences/experience.text.ts'
import { asDollars, changeFor, likelyTenders } from './cash-change.rules.ts'

test.each([
  [34, '1 billete de $20, 1 de $10 y 4 de $1', [35, 40, 50, 100]],
  [40, '2 billetes de $20', [50, 100]],
  [12.5, '1 billete de $10, 2 de $1 y 2 monedas de 25 centavos', [13, 15, 20, 50]],
  [100, '5 billetes de $20', []],
  [135, '6 billetes de $20, 1 de $10 y 1 de $5', [140, 150, 200]],
])('$%d: bring %s; likely handed over: %j', (due, bring, tenders) => {
  expect([cashText(exactCash(due)), likelyTenders(due)]).toEqual([bring, tenders])
})

test.each([
  [34, 40, 6, '1 billete de $5 y 1 de $1'],
  [34, 34, 0, ''],
  [34, 50, 16, '1 billete de $10, 1 de $5 y 1 de $1'],
  [0.1, 0.3, 0.2, '2 monedas de 10 centavos'],
])('$%d of $%d: $%d back', (due, tendered, amount, words) => {
  const change = changeFor(due, tendered)!
  expect([change.amount, cashText(change.cash)]).toEqual([amount, words])
})

test('who owes nothing hands over nothing', () => {
  expect([likelyTenders(0), likelyTenders(-5)]).toEqual([[], []])
})

test('less than is due has no change, and what nobody can hand over is no amount', () => {
  expect(changeFor(34, 33.99)).toBeNull()
  expect(['40', ' $ 40,5 ', '40.50', '', '-3', '4e2', '40.505', '1234567'].map(asDollars)).toEqual([
    40,
    40.5,
    40.5,
    ...Array(5).fill(null),
  ])
})

test('whatever is handed over comes to what is due and what goes back', () => {
  for (let due = 25; due < 20_000; due += 137)
    for (const tendered of likelyTenders(due / 100)) {
      const { amount, cash } = changeFor(due / 100, tendered)!
      const counted = cash.reduce((sum, { value, count }) => sum + Math.round(value * 100) * count, 0)
      expect([Math.round(amount * 100) + due, counted]).toEqual([tendered * 100, Math.round(amount * 100)])
    }
})
