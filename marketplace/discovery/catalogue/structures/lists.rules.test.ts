import { expect, test } from 'vitest'
import { Catalogue } from '../catalogue.rules.ts'
import type { Listing } from '../listing.rules.ts'
import { comparisonCandidates, homeIds, scoringCandidates } from './lists.rules.ts'

const now = new Date('2026-11-22T12:00:00Z')
const inAnHour = (now.getTime() + 3_600_000) * 1000
const ATACO = { city: 'Ataco', state: 'Ahuachapán', country: 'El Salvador', cityKey: 'ataco', stateKey: 'ahuachapan' }

/** The higher the age, the older. */
const listing = (id: string, age: number, change: Partial<Listing> = {}): Listing => ({
  id,
  hostId: 'h1',
  createdAt: (now.getTime() - age * 1000) * 1000,
  price: 1950,
  childPrice: null,
  minAge: 0,
  choices: [],
  category: 'cafe',
  place: ATACO,
  lat: 13.87,
  lng: -89.84,
  maxGuests: 8,
  featured: false,
  rating: null,
  ratingCount: 0,
  bookings: 3,
  lists: { languages: [], amenities: [], included: [], notIncluded: [] },
  dates: [[inAnHour, 2]],
  document: '',
  ...change,
})
function catalogueOf(...listings: Listing[]): Catalogue {
  const catalogue = new Catalogue()
  for (const one of listings) catalogue.put(one)
  catalogue.seal()
  return catalogue
}

test('the front page shows the newest that can be booked and found on a map (HOME-10, HOME-11)', () => {
  const catalogue = catalogueOf(
    listing('old', 5),
    listing('new', 1, { featured: true }),
    listing('nowhere', 2, { lat: null, lng: null, featured: true }),
    listing('full', 3, { dates: [[inAnHour, 0]] }),
    listing('begun', 4, { dates: [[now.getTime() * 1000 - 1, 5]] }),
    listing('oldest', 6, { featured: true }),
  )
  expect(homeIds(catalogue, now, 9, 'all')).toEqual(['new', 'old', 'oldest'])
  expect(homeIds(catalogue, now, 2, 'all')).toEqual(['new', 'old'])
  expect(homeIds(catalogue, now, 9, 'featured')).toEqual(['new', 'oldest'])
  expect(homeIds(new Catalogue(), now, 9, 'all')).toEqual([])
})

test('what is recommended from comes with the facts of its score (REC-06)', () => {
  const catalogue = catalogueOf(
    listing('a', 1),
    listing('b', 2, { place: null, category: null, bookings: 0 }),
    listing('c', 3),
  )
  expect(scoringCandidates(catalogue, now, 2)).toEqual([
    {
      id: 'a',
      category: 'cafe',
      price: 19.5,
      createdAt: new Date('2026-11-22T11:59:59Z'),
      lat: 13.87,
      lng: -89.84,
      country: 'El Salvador',
      bookings: 3,
    },
    expect.objectContaining({ id: 'b', category: null, country: null, bookings: 0 }),
  ])
})

test('an experience is compared with the newest and with more of its category, each once', () => {
  const other = { category: 'playa' }
  const catalogue = catalogueOf(
    listing('n1', 1, other),
    listing('n2', 2),
    listing('c3', 3),
    listing('o4', 4, other),
    listing('c5', 5),
    listing('c6', 6),
    listing('origin', 7, { lat: null }),
  )
  const compared = (id: string, limits: { sameCategory: number; newest: number }) =>
    comparisonCandidates(catalogue, id, limits)?.candidates.map((one) => one.id)
  // n2 is both among the newest and of the category.
  expect(compared('origin', { sameCategory: 3, newest: 2 })).toEqual(['n1', 'n2', 'c3', 'c5'])
  expect(compared('origin', { sameCategory: 0, newest: 3 })).toEqual(['n1', 'n2', 'c3'])
  expect(comparisonCandidates(catalogue, 'origin', { sameCategory: 1, newest: 1 })?.origin).toMatchObject({
    id: 'origin',
    category: 'cafe',
    price: 19.5,
    lat: null,
    lng: -89.84,
  })
  expect(comparisonCandidates(catalogue, 'unknown', { sameCategory: 3, newest: 2 })).toBeNull()
})

test('two experiences without a category are not alike for that', () => {
  const none = { category: null }
  const catalogue = catalogueOf(listing('a', 1), listing('b', 2, none), listing('origin', 3, none))
  const found = comparisonCandidates(catalogue, 'origin', { sameCategory: 5, newest: 1 })
  expect(found?.candidates.map(({ id }) => id)).toEqual(['a'])
})
