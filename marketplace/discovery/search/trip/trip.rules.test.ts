import { expect, test } from 'vitest'
import { withTrip } from '../../public/trip/trip-address.view.ts'
import { hasTrip, noTrip, readTrip, tripParty, withoutPastDates, writeTrip } from './trip.rules.ts'

const family = { from: '2026-11-28', guests: '4', children: '2', budget: '60', location: 'Suchitoto' }

test('what an address tells is read, and written again as it was', () => {
  const trip = readTrip({ ...family, q: 'kayak', sort: 'rating' })
  expect(trip).toEqual({
    location: 'Suchitoto',
    near: '',
    minutes: 0,
    from: '2026-11-28',
    to: '2026-11-28',
    guests: 4,
    children: 2,
    budget: 60,
  })
  expect(withTrip('/experience/1', trip)).toBe(
    '/experience/1?location=Suchitoto&from=2026-11-28&guests=4&children=2&budget=60',
  )
  expect(withTrip('/search', noTrip)).toBe('/search')
})

test.each([
  [{}, false],
  [{ guests: '1' }, false],
  // Children without an adult and invalid values are ignored.
  [{ children: '2' }, false],
  [{ guests: 'cuatro', from: 'sábado', budget: '-5' }, false],
  [{ budget: '60' }, true],
  [{ guests: '2' }, true],
])('%j says something: %s', (raw, said) => {
  expect(hasTrip(readTrip(raw))).toBe(said)
})

test('there are never more children than adults can go along with', () => {
  expect(writeTrip(readTrip({ guests: '3', children: '3' }))).toMatchObject({ guests: '3', children: '2' })
})

test('a last day alone is carried along as that: its first day is today', () => {
  const trip = readTrip({ to: '2026-11-29' })
  expect(trip).toMatchObject({ from: null, to: '2026-11-29' })
  expect(withTrip('/search', trip)).toBe('/search?to=2026-11-29')
})

test('days that are over are forgotten, the rest is kept', () => {
  const trip = readTrip({ ...family, to: '2026-11-29' })
  expect(withoutPastDates(trip, '2026-11-29')).toEqual(trip)
  expect(withoutPastDates(trip, '2026-11-30')).toEqual({ ...trip, from: null, to: null })
})

test('prices are of a party where it is known and fits', () => {
  const trip = readTrip(family)
  expect(tripParty(trip, { maxGuests: 4 })).toEqual({ guests: 4, children: 2 })
  expect(tripParty(trip, { maxGuests: 3 })).toBeNull()
  expect(tripParty(noTrip, { maxGuests: 4 })).toBeNull()
})
