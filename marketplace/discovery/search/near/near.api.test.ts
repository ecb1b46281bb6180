import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous } from '#tests/support/people.ts'
import { catalogueService, currentCatalogue } from '../../catalogue/changes/follow.data.ts'
import type { MapPins } from '../../map/pin.contract.ts'
import type { SearchPage } from '../search.contract.ts'

const search = async (query: Record<string, string>) => {
  const { status, body } = await anonymous.request<SearchPage>('get', `/experiences?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body
}
const titles = async (query: Record<string, string>) => (await search(query)).items.map(({ title }) => title)

beforeAll(async () => {
  await database().execute(sql`update experiences set status = 'archived'`)
  const make = (title: string, city: string, lat: number | null, lng: number | null, wishes = {}) =>
    createExperience({ title, location: { city, state: 'Cuscatlán', lat, lng }, ...wishes })
  await make('Añil en el corredor', 'Suchitoto', 13.938, -89.027)
  await make('A caballo al lago', 'San José Guayabal', 13.87, -89.08, { maxGuests: 2 })
  await make('Barro y horno', 'Ilobasco', 13.84, -88.85)
  await make('Xuc en el salón', 'Cojutepeque', 13.7167, -88.9333)
  await make('Ola larga', 'Chirilagua', 13.176, -88.1065)
  await make('Sin coordenadas', 'Suchitoto', null, null)
})

test('near a place the nearest come first, however it is said', async () => {
  const near = ['Añil en el corredor', 'A caballo al lago', 'Barro y horno']
  expect(await titles({ near: 'Suchitoto' })).toEqual(near)
  expect(await titles({ q: 'cerca de suchitoto' })).toEqual(near)
  expect(await titles({ q: 'cerca de suchitotto' })).toEqual(near)
  // 26 km are outside of 'near', but within an hour.
  expect(await titles({ q: 'a 60 min de suchitoto' })).toEqual([...near, 'Xuc en el salón'])
  expect(await titles({ near: 'Suchitoto', minutes: '15' })).toEqual(near.slice(0, 1))
  expect(await titles({ near: '13.84,-88.86' })).toEqual([
    'Barro y horno',
    'Xuc en el salón',
    'Añil en el corredor',
    'A caballo al lago',
  ])
  expect((await search({ near: 'suchitoto' })).near).toMatchObject({ name: 'Suchitoto', lat: 13.9381 })
})

test('it combines with words, people and orders, and pages go on after the last', async () => {
  expect(await titles({ q: 'tour a caballo' })).toEqual(['A caballo al lago'])
  expect(await titles({ q: 'tour a caballo cerca de Suchitoto' })).toEqual(['A caballo al lago'])
  expect(await titles({ near: 'Suchitoto', guests: '3' })).toEqual(['Añil en el corredor', 'Barro y horno'])
  expect(await titles({ near: 'Suchitoto', sort: 'newest' })).toEqual([
    'Barro y horno',
    'A caballo al lago',
    'Añil en el corredor',
  ])
  const first = await search({ near: 'Suchitoto', limit: '2' })
  expect(await titles({ near: 'Suchitoto', limit: '2', after: first.next! })).toEqual(['Barro y horno'])
})

test('the map has the same, with the place it is near to', async () => {
  const { body } = await anonymous.request<MapPins>('get', '/experiences/pins?near=Suchitoto')
  expect([body.pins.map(({ title }) => title), body.near?.name]).toEqual([
    await titles({ near: 'Suchitoto' }),
    'Suchitoto',
  ])
})

test('a name nobody knows restricts nothing, and the answer says so', async () => {
  const { near, total } = await search({ near: 'Xyzzyplugh' })
  expect([near, total]).toEqual([null, 6])
  expect((await search({ near: 'Xyzzyplugh', sort: 'distance' })).total).toBe(6)
})

test('of words that nothing has together one is left out, the last first; at a place all of them may be', async () => {
  // The database is not asked again for every word.
  expect(await search({ q: 'caballo con sushi' })).toMatchObject({ total: 0, relaxed: null })
  const { stop } = catalogueService.start()
  onTestFinished(() => stop(1000))
  await expect.poll(currentCatalogue).not.toBeNull()
  const without = async (query: Record<string, string>) => {
    const { total, relaxed } = await search(query)
    return [total, relaxed?.q, relaxed?.total, relaxed?.items.map(({ title }) => title)]
  }
  const [ride, oven] = ['A caballo al lago', 'Barro y horno']
  expect(await without({ q: 'caballo con sushi' })).toEqual([0, 'caballo', 1, [ride]])
  expect(await without({ q: 'sushi de caballo' })).toEqual([0, 'caballo', 1, [ride]])
  expect(await without({ q: 'horno caballo' })).toEqual([0, 'horno', 1, [oven]])
  expect(await without({ q: 'sushi para caballo japonés' })).toEqual([0, 'caballo', 1, [ride]])
  expect(await without({ q: 'sushi', near: 'Ilobasco', minutes: '15' })).toEqual([0, '', 1, [oven]])
  // A single word, nothing at all, or neighbours with every word: nothing is left out.
  for (const q of ['sushi', 'sushi de tofu', 'caballo cerca de La Palma', 'caballo'])
    expect((await search({ q })).relaxed).toBeNull()
  // The other filters still hold.
  expect((await search({ q: 'caballo con sushi', guests: '3' })).relaxed).toBeNull()
})

test('where nothing is, neighbours are named with how far they are', async () => {
  const { total, items, instead } = await search({ location: 'Cinquera' })
  expect([total, items]).toEqual([0, []])
  expect(instead).toMatchObject({ place: { name: 'Cinquera' } })
  expect(instead!.items[0]!.title).toBe('Añil en el corredor')
  expect(instead!.km).toBeGreaterThan(5)
  expect(instead!.km).toBeLessThan(20)
  // The other filters still apply: no horse ride takes three people.
  const few = await search({ near: 'La Palma', q: 'caballo', guests: '3' })
  expect([few.total, few.instead]).toEqual([0, null])
  const far = await search({ q: 'caballo cerca de La Palma' })
  expect([far.total, far.instead?.items.map(({ title }) => title)]).toEqual([0, ['A caballo al lago']])
  // No place was named, or something was found.
  expect((await search({ q: 'zzz' })).instead).toBeNull()
  expect((await search({ near: 'Suchitoto' })).instead).toBeNull()
})
