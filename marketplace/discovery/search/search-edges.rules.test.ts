// Boundary values of addresses and cursors, one row on each side.
import { expect, test } from 'vitest'
import { activeFilters } from '../public/filters/active-filters.view.ts'
import { type Filters, noFilters, readFilters, type Sort, writeFilters } from './filters/filter-address.rules.ts'
import { filterKey, PRICE_BANDS, readCursor, searchWords, writeCursor } from './search.rules.ts'

test('price bands meet without a gap and without an overlap (CONST-14)', () => {
  expect(PRICE_BANDS).toEqual({
    low: { from: 0, below: 50 },
    medium: { from: 50, below: 100 },
    high: { from: 100, below: null },
  })
})

test.each([
  [{ guests: '1' }, { guests: 1 }],
  [{ guests: '99' }, { guests: 99 }],
  [{ guests: '-1' }, {}],
  [
    { minPrice: '0', maxPrice: '0' },
    { minPrice: 0, maxPrice: 0 },
  ],
  [{ minPrice: '1000' }, { minPrice: 1000 }],
  [{ minPrice: '-0.01' }, {}],
  [{ rating: '5' }, { rating: 5 }],
  [{ rating: '5.01' }, {}],
  [{ rating: 'Infinity' }, {}],
  [{ q: 'a\n\n\t b' }, { q: 'a b' }],
  [{ q: ` ${'x'.repeat(120)}` }, { q: 'x'.repeat(100) }],
  [
    { category: Array.from({ length: 30 }, (_, at) => `c${at}`) },
    { categories: Array.from({ length: 20 }, (_, at) => `c${at}`) },
  ],
  [{ category: ['a', 7, null, 'b'] }, { categories: ['a', 'b'] }],
  [{ from: 'x2026-12-01' }, {}],
  [{ from: '2026-12-01x' }, {}],
  [{ from: '2026-12-1' }, { from: '2026-12-01', to: '2026-12-01' }],
  [
    { from: '5/12/2026', to: '06-12-2026' },
    { from: '2026-12-05', to: '2026-12-06' },
  ],
  [{ from: '31/11/2026' }, {}],
  [{ to: '2026-02-29' }, {}],
  [{ to: '2028-02-29' }, { from: null, to: '2028-02-29' }],
  [{ price: 'low' }, { price: 'low' }],
  [{ price: 'medium' }, { price: 'medium' }],
  [{ sort: 'relevance' }, { sort: 'relevance' }],
  [{ sort: 'newest' }, { sort: 'newest' }],
  [{ sort: 'price-asc' }, { sort: 'price-asc' }],
  [{ sort: 'price-desc' }, { sort: 'price-desc' }],
])('an address that says %j', (raw, expected) => {
  expect(readFilters(raw)).toEqual({ ...noFilters, ...expected })
})

test('everything that can be asked is written under its own name, and only what was asked', () => {
  const filters = {
    q: '  surf ',
    categories: ['Mar'],
    price: 'high' as const,
    minPrice: 5,
    maxPrice: 900,
    location: 'El Tunco',
    near: 'La Libertad',
    minutes: 30,
    rating: 4,
    languages: ['Inglés'],
    amenities: ['Wifi'],
    included: ['Tabla'],
    notIncluded: ['Propinas'],
    confirmation: 'instant' as const,
    difficulty: 'easy' as const,
    walking: 'short' as const,
    childPrice: 'yes' as const,
    wheelchair: 'yes' as const,
    pram: 'yes' as const,
    transport: 'yes' as const,
    rain: 'yes' as const,
    youngest: 0,
    from: '2026-12-01',
    to: '2026-12-03',
    guests: 3,
    children: 2,
    budget: 60,
    sort: 'rating' as const,
  }
  expect(writeFilters(filters)).toEqual({
    q: 'surf',
    category: ['Mar'],
    price: 'high',
    minPrice: '5',
    maxPrice: '900',
    location: 'El Tunco',
    near: 'La Libertad',
    minutes: '30',
    rating: '4',
    language: ['Inglés'],
    amenity: ['Wifi'],
    included: ['Tabla'],
    notIncluded: ['Propinas'],
    confirmation: 'instant',
    difficulty: 'easy',
    walking: 'short',
    childPrice: 'yes',
    wheelchair: 'yes',
    pram: 'yes',
    transport: 'yes',
    rain: 'yes',
    youngest: '0',
    from: '2026-12-01',
    to: '2026-12-03',
    guests: '3',
    children: '2',
    budget: '60',
    sort: 'rating',
  })
  expect(Object.values(writeFilters({ ...noFilters, q: '  ' })).filter((value) => value !== undefined)).toEqual([])
  // A last day without a first one is no range yet and stays as it is.
  expect(writeFilters({ ...noFilters, to: '2026-12-03' }).to).toBe('2026-12-03')
})

test('days are said as they restrict: one, a stretch, or until a last one', () => {
  const said = (days: Partial<Filters>) => activeFilters({ ...noFilters, ...days })
  const [from, to] = ['2026-12-01', '2026-12-03']
  expect(said({ from, to: from }).map(({ label }) => label)).toEqual(['mar, 1 dic'])
  expect(said({ from, to }).map(({ label }) => label)).toEqual(['mar, 1 dic – jue, 3 dic'])
  expect(said({ to })).toEqual([{ label: 'Hasta el jue, 3 dic', without: noFilters }])
})

test('the key of a search names what restricts it, in order, and leaves out what does not', () => {
  expect(filterKey(noFilters)).toBe('[]')
  expect(filterKey({ ...noFilters, q: 'surf', amenities: ['Wifi', 'Baños'], sort: 'rating' })).toBe(
    '[["q","surf"],["amenity",["Baños","Wifi"]]]',
  )
})

test('words are one form and one case, whoever typed them', () => {
  expect(searchWords('VOLCA\u0301N')).toEqual(['volcán'])
})

const id = '0b7a85f0-1111-4222-8333-444455556666'
const at = '2026-11-21 00:32:27.123456+00'

test.each([
  ['relevance', ['14', at, id]],
  ['relevance', ['14', at, id, at, at, id]],
  ['relevance', ['older', at, id]],
  ['newest', ['2026-11-21 00:32:27+00', id]],
  ['newest', ['2026-11-21 00:32:27.1-06:00', id]],
  ['price-asc', ['25', id]],
  ['price-asc', ['123456789.0123456789', id]],
  ['price-desc', ['25.50', id]],
  ['rating', ['4.5', '12', id, at, id]],
  ['relevance', ['0', at, id]],
  ['relevance', ['120', at, id]],
] as [Sort, string[]][])('a cursor of %s: %j goes there and back', (sort, after) => {
  expect(readCursor(writeCursor({ sort, after }), sort)).toEqual({ sort, after })
})

test.each([
  ['newest', [`x${at}`, id]],
  ['newest', [`${at}x`, id]],
  ['newest', [`${at}:aa`, id]],
  ['newest', ['2026-11-21 00:32:27', id]],
  ['newest', ['2026-11-21 00:32:27.1234567+00', id]],
  ['newest', ['2026-99-21 00:32:27+00', id]],
  ['newest', [at, `x${id}`]],
  ['newest', [at, `${id}x`]],
  ['newest', [at]],
  ['newest', []],
  ['newest', [at, id, id]],
  ['price-asc', [at, id]],
  ['price-asc', ['x25', id]],
  ['price-asc', ['25x', id]],
  ['price-asc', ['25.', id]],
  ['price-asc', ['1234567890', id]],
  ['price-asc', ['25.01234567890', id]],
  ['price-asc', ['ten', id]],
  ['price-asc', ['25.xx', id]],
  ['price-asc', ['2e5', id]],
  ['price-asc', ['2e-123', id]],
  ['price-asc', ['2e-x', id]],
  ['price-asc', [25 as never, id]],
  ['relevance', ['xolder', at, id]],
  ['relevance', ['olderx', at, id]],
  ['rating', ['4.5', '12', id, at]],
] as [Sort, string[]][])('a cursor of %s: %j is none of ours', (sort, after) => {
  expect(readCursor(writeCursor({ sort, after }), sort)).toBeNull()
})

test('a cursor of another order is none, though it has the same shape', () => {
  expect(readCursor(writeCursor({ sort: 'price-desc', after: ['25', id] }), 'price-asc')).toBeNull()
  expect(readCursor('', 'newest')).toBeNull()
})
