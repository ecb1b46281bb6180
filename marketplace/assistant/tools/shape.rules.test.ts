// A family's purse is held against what all of them pay, not against a price per head.
import { expect, test } from 'vitest'
import { affordedBy, fitsShape, shapeOf } from './shape.rules.ts'

const card = {
  durationValue: 3,
  durationUnit: 'hours' as const,
  nextDate: null,
  price: 25,
  childPrice: 10,
  childAge: 8,
}
const purse = (budget: number, ages: number[]) => shapeOf({ budget, guests: 4, ages })

test.each([
  ['two children pay less', 70, [5, 8], true],
  ['a cent is missing', 69.99, [5, 8], false],
  ['one of them is too old for the price of children', 70, [5, 9], false],
  ['all pay the same where there is no such price', 70, [], false],
])('%s', (_, budget, ages, fits) => {
  expect(fitsShape(card, purse(budget, ages))).toBe(fits)
})

test('a sum is divided among whole people', () => {
  expect(affordedBy(100, 30)).toEqual({ guests: 3, total: 90 })
  expect(affordedBy(20, 30)).toEqual({ guests: 0, total: 0 })
  expect(affordedBy(20, 0)).toEqual({ guests: 0, total: 0 })
  expect(affordedBy(19.95, 6.65)).toEqual({ guests: 3, total: 19.95 })
})

test('without a purse nothing is too dear', () => {
  expect(fitsShape(card, shapeOf({ maxHours: 3 }))).toBe(true)
})
