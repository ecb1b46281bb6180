import { expect, test } from 'vitest'
import { listedFilters } from '../search/filters/filter.fields.ts'
import { noFilters } from '../search/filters/filter-address.rules.ts'
import { ALL_KINDS, type Count, countedSets, listed, mostFrequent, placesOf } from './facet.rules.ts'

const count = (value: string, count: number, within: string | null = null): Count => ({
  kind: within ? 'city' : 'amenities',
  value,
  within,
  count,
})

test('the most frequent come first, ties in the order of the Spanish alphabet', () => {
  const counts = [count('Wifi', 2), count('Ñandú', 5), count('Baños', 5), count('Nadar', 5), count('Duchas', 1)]
  expect(mostFrequent(counts, 'amenities', 4)).toEqual(['Baños', 'Nadar', 'Ñandú', 'Wifi'])
  expect(mostFrequent(counts, 'included', 4)).toEqual([])
})

test('what is chosen is listed even when it is not among the frequent ones', () => {
  expect(listed(['Wifi'], ['Zona de acampar', 'Wifi'], [count('Wifi', 3)], 'amenities')).toEqual([
    { value: 'Wifi', count: 3 },
    { value: 'Zona de acampar', count: 0 },
  ])
})

test('a choice among several is counted without itself, the rest with everything', () => {
  const sets = countedSets({ ...noFilters, categories: ['Café'], amenities: ['Wifi'], maxPrice: 80 })
  expect(sets.map(({ kinds }) => kinds)).toEqual([
    ['amenities', 'included', 'notIncluded', 'languages', 'city'],
    ['category'],
    ['price'],
  ])
  expect(sets[1]?.filters).toMatchObject({ categories: [], amenities: ['Wifi'], maxPrice: 80 })
  expect(sets[2]?.filters).toMatchObject({ categories: ['Café'], amenities: ['Wifi'], maxPrice: 1000 })
})

test('departments hold their cities; the city of the same name is the department', () => {
  const everywhere = [
    count('Suchitoto', 4, 'Cuscatlán'),
    count('Santa Ana', 9, 'Santa Ana'),
    count('El Congo', 2, 'Santa Ana'),
  ]
  expect(placesOf(everywhere, [count('El Congo', 1, 'Santa Ana'), count('Santa Ana', 2, 'Santa Ana')])).toEqual([
    { value: 'Cuscatlán', count: 0, cities: [{ value: 'Suchitoto', count: 0 }] },
    { value: 'Santa Ana', count: 3, cities: [{ value: 'El Congo', count: 1 }] },
  ])
})

test('every kind is counted; one choice among several each time without itself', () => {
  expect(ALL_KINDS).toEqual(['category', 'price', ...listedFilters.map(([name]) => name), 'city', 'known'])
  expect(countedSets(noFilters).map(({ kinds }) => kinds)).toEqual([
    ['amenities', 'included', 'notIncluded', 'category', 'price', 'languages', 'city'],
  ])
  const chosen = (change: object) => countedSets({ ...noFilters, ...change }).slice(1)
  for (const change of [{ price: 'bajo' }, { minPrice: 10 }, { maxPrice: 80 }])
    expect(chosen(change)).toEqual([{ filters: noFilters, kinds: ['price'] }])
  expect(chosen({ languages: ['Inglés'] })).toEqual([{ filters: noFilters, kinds: ['languages'] }])
  expect(chosen({ location: 'Ataco' })).toEqual([{ filters: noFilters, kinds: ['city'] }])
  expect(chosen({ location: undefined })).toEqual([])
})

test('counts of another kind are no counts of this one', () => {
  const other: Count = { kind: 'included', value: 'Wifi', within: null, count: 9 }
  expect(listed(['Wifi'], [], [count('Wifi', 3), other], 'amenities')).toEqual([{ value: 'Wifi', count: 3 }])
  const cities = [count('Izalco', 1, 'Sonsonate'), count('Acajutla', 1, 'Sonsonate')]
  const strange: Count = { kind: 'category', value: 'Izalco', within: 'Sonsonate', count: 9 }
  expect(placesOf([...cities, strange], [...cities, strange])).toEqual([
    {
      value: 'Sonsonate',
      count: 2,
      cities: [
        { value: 'Acajutla', count: 1 },
        { value: 'Izalco', count: 1 },
      ],
    },
  ])
})
