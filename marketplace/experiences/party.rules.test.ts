import { expect, test } from 'vitest'
import { partyText } from './experience.text.ts'
import { clampParty, priceLines, totalFor } from './party.rules.ts'

const adults = (guests: number) => ({ guests, children: 0 })
const family = { guests: 4, children: 2 }

test.each([
  // Whole cents, despite floating point.
  [{ price: 19.99, childPrice: null }, adults(3), 59.97],
  [{ price: 0.1, childPrice: null }, adults(3), 0.3],
  [{ price: 180, childPrice: 90 }, adults(8), 1440],
  [{ price: 12, childPrice: 5 }, family, 34],
  [{ price: 12, childPrice: 0 }, family, 24],
  [{ price: 12, childPrice: null }, family, 48],
  [{ price: 19.99, childPrice: 9.95 }, { guests: 2, children: 1 }, 29.94],
])('%j for %j is %d', (prices, party, total) => {
  expect(totalFor(prices, party)).toBe(total)
})

test('a total is made of the lines it is shown with', () => {
  const prices = { price: 12, childPrice: 5 }
  expect(priceLines(prices, family)).toEqual([
    { each: 12, party: adults(2) },
    { each: 5, party: { guests: 2, children: 2 } },
  ])
  // Where everybody pays the same, there is one line.
  expect(priceLines({ ...prices, childPrice: null }, family)).toEqual([{ each: 12, party: family }])
  expect(priceLines(prices, adults(4))).toEqual([{ each: 12, party: adults(4) }])
})

test.each([
  [adults(3), 8, adults(3)],
  [adults(9), 8, adults(8)],
  [adults(2), 0, adults(1)],
  [adults(0), 5, adults(1)],
  [family, 3, { guests: 3, children: 2 }],
  [family, 2, { guests: 2, children: 1 }],
  [{ guests: 2, children: 5 }, 8, { guests: 2, children: 1 }],
])('%j with %d places starts as %j', (wanted, most, party) => {
  expect(clampParty(wanted, most)).toEqual(party)
})

test.each([
  [adults(1), '1 persona'],
  [family, '2 adultos y 2 niños'],
  [{ guests: 2, children: 1 }, '1 adulto y 1 niño'],
  [{ guests: 3, children: 3 }, '3 niños'],
])('%j reads %s', (party, words) => {
  expect(partyText(party)).toBe(words)
})
