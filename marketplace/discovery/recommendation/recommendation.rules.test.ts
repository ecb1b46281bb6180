import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Comparable,
  countryAt,
  distanceKm,
  FAR_AWAY_KM,
  mostSimilar,
  proximity,
  recommend,
  type ScoringCandidate,
  scoreOf,
  similarity,
  type Taste,
} from './recommendation.rules.ts'

const capital = { lat: 13.6929, lng: -89.2182 }
const suchitoto = { lat: 13.938, lng: -89.0278 }
const nobody: Taste = { point: null, country: null, categories: new Set() }

describe('distance', () => {
  test.each([
    [capital, capital, 0],
    [capital, suchitoto, 34.1],
    [{ lat: 0.0001, lng: 0.0001 }, { lat: 0.0001, lng: 180 }, 20015.1],
  ])('%j to %j is %d km', (a, b, km) => {
    expect(distanceKm(a, b)).toBeCloseTo(km, 1)
  })
  test.each([
    [capital, null],
    [null, capital],
    [capital, { lat: 0, lng: 0 }],
    [capital, { lat: null, lng: -89 }],
    [capital, { lat: Number.NaN, lng: -89 }],
  ])('%j to %j is unknown: far away', (a, b) => {
    expect(distanceKm(a, b)).toBe(FAR_AWAY_KM)
  })
  test('is the same both ways and never beyond half the earth', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = distanceKm(a, b)
        expect(there).toBeCloseTo(distanceKm(b, a), 6)
        expect(there === FAR_AWAY_KM || (there >= 0 && there <= 20016)).toBe(true)
      }),
    )
  })
})

test.each([
  [0, 1],
  [25, 0.5],
  [50, 0],
  [50.01, 0],
  [FAR_AWAY_KM, 0],
])('%d km away counts %d', (km, value) => {
  expect(proximity(km)).toBeCloseTo(value)
})

test.each([
  [capital, 'El Salvador'],
  [{ lat: 14.6, lng: -90.5 }, null],
  [{ lat: 13, lng: -90.2 }, 'El Salvador'],
  [null, null],
])('the country at %j is %s', (point, country) => {
  expect(countryAt(point)).toBe(country)
})

const weighed = (wishes: Partial<ScoringCandidate> = {}): ScoringCandidate => ({
  id: 'a',
  category: 'c1',
  country: 'El Salvador',
  bookings: 0,
  createdAt: new Date('2026-01-01'),
  ...capital,
  ...wishes,
})

test.each<[string, Partial<ScoringCandidate>, Partial<Taste>, number]>([
  ['nothing known', {}, {}, 0],
  ['popular', { bookings: 5 }, {}, 0.15],
  ['as popular as it counts', { bookings: 10 }, {}, 0.3],
  ['more popular does not count more', { bookings: 400 }, {}, 0.3],
  ['at the spot', {}, { point: capital }, 0.4],
  ['same country', {}, { country: 'El Salvador' }, 0.2],
  ['another country', { country: 'Guatemala' }, { country: 'El Salvador' }, 0],
  ['liked category', {}, { categories: new Set(['c1']) }, 0.1],
  ['no category is not liked', { category: null }, { categories: new Set(['c1']) }, 0],
  ['everything', { bookings: 10 }, { point: capital, country: 'El Salvador', categories: new Set(['c1']) }, 1],
  ['without coordinates', { lat: 0, lng: 0, bookings: 10 }, { point: capital }, 0.3],
])('score: %s', (_, one, taste, score) => {
  expect(scoreOf(weighed(one), { ...nobody, ...taste })).toBeCloseTo(score)
})

test('the best come first, ties by newest, eight at most', () => {
  const many = Array.from({ length: 12 }, (_, n) =>
    weighed({ id: String(n), bookings: n < 3 ? 9 : 1, createdAt: new Date(2026, 0, n + 1) }),
  )
  expect(recommend(many, nobody)).toEqual(['2', '1', '0', '11', '10', '9', '8', '7'])
})

describe('similar', () => {
  const one = (id: string, wishes: Partial<Comparable> = {}): Comparable => ({
    id,
    category: 'c1',
    price: 40,
    createdAt: new Date('2026-01-01'),
    ...capital,
    ...wishes,
  })
  test.each<[string, Partial<Comparable>, number]>([
    ['the same in everything', {}, 1],
    ['half the price', { price: 20 }, 0.9],
    ['another category', { category: 'c2' }, 0.5],
    ['no place', { lat: null, lng: null }, 0.7],
    ['both without category', { category: null }, 0.5],
  ])('%s', (_, wishes, value) => {
    expect(similarity(one('a'), one('b', wishes))).toBeCloseTo(value)
  })
  test('never itself, nothing far away of another kind, at most k', () => {
    const all = [
      one('self'),
      one('twin'),
      one('dear', { price: 180 }),
      one('near', { category: 'c2' }),
      one('far', { category: 'c2', lat: 14.4, lng: -89.9 }),
      one('nowhere', { category: null, lat: 0, lng: 0 }),
    ]
    expect(mostSimilar(all[0]!, all)).toEqual(['twin', 'dear', 'near'])
    expect(mostSimilar(all[0]!, all, 1)).toEqual(['twin'])
    expect(mostSimilar(one('self', { category: null, lat: null, lng: null }), all)).toEqual([])
  })
})
