import { describe, expect, test } from 'vitest'
import { noFilters, readFilters, type Sort, writeFilters } from './filters/filter-address.rules.ts'
import {
  filterKey,
  priceBandOf,
  readCursor,
  searchWords,
  significantWords,
  sortOf,
  writeCursor,
} from './search.rules.ts'

test.each([
  [0, 'low'],
  [49.99, 'low'],
  [50, 'medium'],
  [99.99, 'medium'],
  [100, 'high'],
  [1450, 'high'],
])('a price of %d is %s', (price, band) => {
  expect(priceBandOf(price)).toBe(band)
})

test.each([
  ['  Volcán   y  café ', ['volcán', 'y', 'café']],
  ['¡¿!?', []],
  ['surf-camp', ['surf', 'camp']],
  ["O'Higgins 2026", ['o', 'higgins', '2026']],
  ['a '.repeat(40), Array(12).fill('a')],
])('the words of %j', (q, words) => {
  expect(searchWords(q)).toEqual(words)
})

describe('addresses', () => {
  test.each([
    [{}, {}],
    [
      { q: '  café ', category: 'Café' },
      { q: 'café', categories: ['Café'] },
    ],
    [{ category: ['Café', 'Café', '', 'Cultural'] }, { categories: ['Café', 'Cultural'] }],
    [
      { price: 'high', sort: 'rating' },
      { price: 'high', sort: 'rating' },
    ],
    [{ price: 'gratis', sort: 'azar', guests: 'x', from: '2026-02-30' }, {}],
    [
      { guests: '3', from: '2026-12-02', to: '2026-12-01' },
      { guests: 3, from: '2026-12-01', to: '2026-12-02' },
    ],
    [{ from: '2026-12-02' }, { from: '2026-12-02', to: '2026-12-02' }],
    [{ guests: '0' }, {}],
    [{ guests: '2.5' }, {}],
    [{ guests: '100' }, {}],
    [
      { minPrice: '30', maxPrice: '10' },
      { minPrice: 10, maxPrice: 30 },
    ],
    [{ minPrice: '', maxPrice: '1001' }, {}],
    [{ rating: '4.5' }, { rating: 4.5 }],
    [
      { language: ['Inglés'], amenity: 'Wifi', included: 'Guía', notIncluded: 'Propinas' },
      { languages: ['Inglés'], amenities: ['Wifi'], included: ['Guía'], notIncluded: ['Propinas'] },
    ],
    [{ q: { toString: 1 }, category: 5 }, {}],
    [{ q: 'sur\u0000f\ud800', location: '\u0007' }, { q: 'sur f\ufffd' }],
    [{ q: `${'x'.repeat(99)} yz` }, { q: 'x'.repeat(99) }],
  ])('%j', (raw, expected) => {
    expect(readFilters(raw)).toEqual({ ...noFilters, ...expected })
  })

  test('what is written is read back the same, and says no more than it must', () => {
    const filters = {
      ...noFilters,
      q: 'café',
      categories: ['Café'],
      minPrice: 5,
      from: '2026-12-01',
      to: '2026-12-01',
      guests: 2,
    }
    const written = writeFilters(filters)
    expect(JSON.parse(JSON.stringify(written))).toEqual({
      q: 'café',
      category: ['Café'],
      minPrice: '5',
      from: '2026-12-01',
      guests: '2',
    })
    expect(readFilters(written)).toEqual(filters)
    expect(JSON.stringify(writeFilters(noFilters))).toBe('{}')
  })

  test('equal filters have one key, whatever the order of their values and of the list', () => {
    const one = { ...noFilters, amenities: ['Wifi', 'Baños'] }
    expect(filterKey(one)).toBe(filterKey({ ...one, amenities: ['Baños', 'Wifi'], sort: 'rating' }))
    expect(filterKey(one)).not.toBe(filterKey({ ...one, amenities: ['Wifi'] }))
  })
})

test.each([
  ['', null, 'newest'],
  ['café', null, 'relevance'],
  ['café', 'price-asc', 'price-asc'],
  ['', 'relevance', 'newest'],
  ['?!', 'relevance', 'newest'],
  ['', 'rating', 'rating'],
] as [string, Sort | null, Sort][])('words %j with the wish %s are sorted by %s', (q, sort, expected) => {
  expect(sortOf({ q, sort, near: '' })).toBe(expected)
})

test('near something the nearest come first, and without a place there is no such order', () => {
  expect(sortOf({ q: 'café', sort: null, near: 'Ataco' })).toBe('distance')
  expect(sortOf({ q: 'café', sort: 'rating', near: 'Ataco' })).toBe('rating')
  expect(sortOf({ q: 'café', sort: 'distance', near: '' })).toBe('relevance')
})

test.each([
  ['tour a caballo', ['a', 'caballo']],
  ['experiencias de café', ['de', 'café']],
  // With no other word, generic words are searched too.
  ['tour', ['tour']],
  ['plan de', ['plan', 'de']],
])('%j asks for %j', (q, words) => {
  expect(significantWords(searchWords(q))).toEqual(words)
})

describe('cursors', () => {
  const id = '0b7a85f0-1111-4222-8333-444455556666'
  test('go there and back', () => {
    const cursor = { sort: 'newest' as const, after: ['2026-11-21 00:32:27.123456+00', id] }
    expect(readCursor(writeCursor(cursor), 'newest')).toEqual(cursor)
    expect(writeCursor(cursor)).toMatch(/^[\w-]+$/)
  })
  test.each([
    ['another order', writeCursor({ sort: 'price-asc', after: ['10.00', id] })],
    ['too short', writeCursor({ sort: 'newest', after: [id] })],
    ['no moment', writeCursor({ sort: 'newest', after: ['2026-13-45 00:00:00+00', id] })],
    ['no id', writeCursor({ sort: 'newest', after: ['2026-11-21 00:32:27+00', "'; --"] })],
    ['rubbish', '%%%'],
    ['nothing', undefined],
  ])('refused: %s', (_, word) => {
    expect(readCursor(word, 'newest')).toBeNull()
  })
})
