import { expect, test } from 'vitest'
import { noTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import type { Compared } from '../comparison.contract.ts'
import { comparisonRows } from './comparison-rows.tsx'

const compared = (price: number, maxGuests: number, bookingRequired = true) =>
  ({
    card: {
      ...{
        id: `${price}-${maxGuests}`,
        price,
        maxGuests,
        bookingRequired,
        childPrice: null,
        rating: null,
        reviewCount: 0,
      },
      ...{ nextDate: null, spots: 0, soldOut: false, durationValue: 2, durationUnit: 'hours' },
    },
    ...{ included: [], notIncluded: [], amenities: [], languages: [], meeting: null, host: {} },
  }) as unknown as Compared

const cheapest = (items: Compared[], guests: number) =>
  comparisonRows(items, { ...noTrip, guests }).find(({ label }) => label === 'Precio')?.best?.at

test('the cheapest is told per person, and for a party of what it would pay', () => {
  const items = [compared(25, 10), compared(10, 10)]
  expect([cheapest(items, 1), cheapest(items, 4)]).toEqual([1, 1])
})

test('what has no room for the party is not the cheapest, because its price is that of one person', () => {
  expect(cheapest([compared(25, 4), compared(10, 10), compared(12, 10)], 6)).toBe(1)
  expect(cheapest([compared(25, 4), compared(10, 10)], 6)).toBeUndefined()
})

test('where none has room for the party the prices of one person are compared', () => {
  expect(cheapest([compared(25, 4), compared(10, 4)], 6)).toBe(1)
})
