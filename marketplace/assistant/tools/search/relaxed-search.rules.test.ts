// What is left out of a wish first, and that its kind goes last.
import { expect, test } from 'vitest'
import { noFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { shapeOf } from '../shape.rules.ts'
import { relaxations, type ToolSearch } from './relaxed-search.rules.ts'
import { whereIs } from './search-area.data.ts'

const where = whereIs('Suchitoto')!
const wish: ToolSearch = {
  filters: {
    ...noFilters,
    q: 'barro',
    categories: ['Arte y talleres'],
    location: where.location,
    maxPrice: 10,
    from: '2026-12-04',
    to: '2026-12-04',
  },
  area: null,
  shape: shapeOf({}),
  near: null,
}
const stepsOf = (kept: boolean) => [...relaxations(wish, where, {}, kept)]

test('the place is widened, then days, then the price, and the kind goes last', () => {
  const steps = stepsOf(true)
  expect(steps.map(([dropped]) => dropped.join('+'))).toEqual([
    'nearby',
    'dates',
    'price',
    'dates+nearby',
    'price+nearby',
    'dates+price+nearby',
    'farther',
    'dates+farther',
    'price+farther',
    'dates+price+farther',
    'dates+price',
    'words',
    'words+nearby+dates+price+farther',
    'category',
    'place',
    'all',
  ])
  const ofKind = steps.slice(0, 11)
  expect(ofKind.every(([, { filters }]) => filters.q === 'barro' && filters.categories.length === 1)).toBe(true)
})

test('what is farther away comes in the order of its distance', () => {
  const [, farther] = stepsOf(true).find(([dropped]) => dropped.join() === 'farther')!
  expect(farther).toMatchObject({ area: null, near: { center: where.center, km: Number.POSITIVE_INFINITY } })
  expect(farther.filters).toMatchObject({ location: '', sort: null, maxPrice: 10 })
})

test('of a kind that nothing has, its category is kept before its place', () => {
  const [first, second] = stepsOf(false)
  expect(first![1].filters).toMatchObject({ q: '', categories: ['Arte y talleres'], location: where.location })
  expect(second![1].filters).toMatchObject({ q: '', categories: ['Arte y talleres'], location: '' })
})

test('what somebody needs is never left out', () => {
  const steps = relaxations(wish, where, { required: ['Apto para niños'], wheelchair: 'yes' as const }, true)
  for (const [dropped, { filters }] of steps)
    if (dropped.join() === 'all')
      expect(filters).toMatchObject({ amenities: ['Apto para niños'], wheelchair: 'yes' as const })
})

test('conditions of the page go together before the kind does, and how many go stays to the end', () => {
  const many = { ...wish.filters, location: '', from: null, to: null, maxPrice: noFilters.maxPrice, guests: 8 }
  const filters = { ...many, amenities: ['Opción vegetariana'], languages: ['Inglés'] }
  const steps = [...relaxations({ ...wish, filters }, null, {}, true)]
  expect(steps.map(([dropped]) => dropped.join('+'))).toEqual([
    'languages',
    'amenities',
    'guests',
    'guests',
    'languages+amenities',
    'words',
    'words+languages+amenities+guests',
    'category',
    'all',
    'all',
  ])
  expect(steps.at(-2)![1].filters.guests).toBe(8)
  expect(steps.at(-1)![1].filters.guests).toBe(noFilters.guests)
})
