import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous } from '#tests/support/people.ts'
import type { Facets } from './facet.contract.ts'

const facets = async (query = '') => (await anonymous.request<Facets>('get', `/experiences/facets?${query}`)).body
const plain = (facet: { values: { value: string; count: number }[] }) =>
  Object.fromEntries(facet.values.map(({ value, count }) => [value, count]))

beforeAll(async () => {
  await database().execute(sql`update experiences set status = 'archived'`)
  const letters = 'ABCDEFGHIJKLMNOPQRST'.split('')
  await createExperience({
    price: 10,
    category: 'Café',
    amenities: ['Wifi', 'Baños'],
    languages: ['Español', 'Inglés'],
    included: letters,
  })
  await createExperience({
    price: 60,
    category: 'Café',
    amenities: ['Wifi'],
    notIncluded: letters,
    location: { city: 'El Congo', state: 'Santa Ana' },
  })
  await createExperience({
    price: 200,
    category: 'Aventura',
    amenities: letters,
    location: { city: 'Santa Ana', state: 'Santa Ana' },
  })
  await createExperience({ status: 'draft', amenities: ['Secreto'], category: 'Café' })
})

test('unfiltered: what the published ones have, drafts uncounted, every category named', async () => {
  const all = await facets()
  expect(plain(all.categories)).toMatchObject({ Aventura: 1, Café: 2, Cultural: 0 })
  expect(plain(all.prices)).toEqual({ low: 1, medium: 1, high: 1 })
  expect(plain(all.languages)).toEqual({ Español: 3, Inglés: 1 })
  expect(all.places.values).toEqual([
    { value: 'Cuscatlán', count: 1, cities: [{ value: 'Suchitoto', count: 1 }] },
    { value: 'Santa Ana', count: 2, cities: [{ value: 'El Congo', count: 1 }] },
  ])
  expect(all.amenities.values.slice(0, 4)).toEqual([
    { value: 'Wifi', count: 2 },
    { value: 'A', count: 1 },
    { value: 'B', count: 1 },
    { value: 'Baños', count: 1 },
  ])
  expect(plain(all.amenities)).not.toHaveProperty('Secreto')
  expect([all.amenities, all.included, all.notIncluded].map(({ values }) => values.length)).toEqual([15, 10, 10])
  expect(all.amenities.atLeast).toBe(false)
})

test('the chosen category is compared with the others; the rest is counted within it', async () => {
  const coffee = await facets('category=caf%C3%A9')
  expect(plain(coffee.categories)).toMatchObject({ Aventura: 1, Café: 2 })
  expect(plain(coffee.prices)).toEqual({ low: 1, medium: 1, high: 0 })
  expect(plain(coffee.amenities)).toMatchObject({ Wifi: 2, Baños: 1, A: 0 })
})

test('an amenity outside the fifteen is listed when it is chosen, and counted', async () => {
  const { amenities } = await facets('amenity=T')
  expect(amenities.values).toHaveLength(16)
  expect(amenities.values.at(-1)).toEqual({ value: 'T', count: 1 })
  expect(plain((await facets('amenity=Jacuzzi')).amenities).Jacuzzi).toBe(0)
})

test('prices, languages and places are compared without the own choice', async () => {
  expect(plain((await facets('price=low')).prices)).toEqual({ low: 1, medium: 1, high: 1 })
  expect(plain((await facets('language=Ingl%C3%A9s')).languages)).toEqual({ Español: 3, Inglés: 1 })
  const { places } = await facets('location=el+congo')
  expect(places.values.map(({ count }) => count)).toEqual([1, 2])
})

test('on a map the counts are those of the area in sight, the lists stay the same', async () => {
  const all = await facets()
  const nowhere = await facets('area=-80,10,-79,11')
  expect(nowhere.amenities.values.map(({ value }) => value)).toEqual(all.amenities.values.map(({ value }) => value))
  expect(plain(nowhere.categories)).toMatchObject({ Aventura: 0, Café: 0 })
  const country = await facets('area=-91,12,-87,15')
  expect(plain(country.categories)).toMatchObject({ Aventura: 1, Café: 2 })
  // Without coordinates the map shows San Salvador.
  expect(plain((await facets('area=-89.3,13.6,-89.1,13.8&category=caf%C3%A9')).categories).Café).toBeLessThanOrEqual(2)
})

test('categories are listed by name', async () => {
  const { body } = await anonymous.request<{ categories: { name: string }[] }>('get', '/categories')
  const names = body.categories.map(({ name }) => name)
  expect(names).toContain('Gastronomía')
  expect(names).toEqual([...names].sort(new Intl.Collator('es').compare))
})
