import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous } from '#tests/support/people.ts'
import type { SearchPage } from '../search/search.contract.ts'
import type { MapPins } from './pin.contract.ts'

const pins = async (query: string) => {
  const { status, body } = await anonymous.request<MapPins>('get', `/experiences/pins?${query}`)
  expect(status).toBe(200)
  return body
}
const titles = (answer: MapPins) => answer.pins.map(({ title }) => title)
const BERLIN = 'area=-88.54,13.49,-88.52,13.51'
const CAPITAL = 'area=-89.23,13.68,-89.2,13.71'

beforeAll(async () => {
  const suspended = await createPerson({ role: 'host' })
  await database().execute(sql`update users set suspended_at = now() where id = ${suspended.id}`)
  const here = { city: 'Berlín', state: 'Usulután', lat: 13.5, lng: -88.53 }
  await createExperience({ title: 'Zurcido en Berlín', price: 20, location: here })
  await createExperience({ title: 'Zurcido fino en Berlín', price: 120, location: here, amenities: ['Sombra'] })
  await createExperience({ title: 'Zurcido borrador', status: 'draft', location: here })
  await createExperience({ title: 'Zurcido archivado', status: 'archived', location: here })
  await createExperience({ title: 'Zurcido suspendido', hostId: suspended.id, location: here })
  await createExperience({ title: 'Zurcido en Perquín', location: { lat: 13.9586, lng: -88.1611, city: 'Perquín' } })
  await createExperience({ title: 'Zurcido sin coordenadas', location: { lat: null, lng: null, city: 'Metapán' } })
  await createExperience({ title: 'Zurcido en cero', location: { lat: 0, lng: 0, city: 'Metapán' } })
  const { id } = await createExperience({ title: 'Zurcido sin lugar' })
  await database().update(experiences).set({ locationId: null }).where(sql`id = ${id}`)
})

test('every published experience that matches is on the map, no other', async () => {
  const { pins: items, total, totalIsMore } = await pins('q=zurcido')
  expect(items.map(({ title }) => title).sort()).toEqual([
    'Zurcido en Berlín',
    'Zurcido en Perquín',
    'Zurcido en cero',
    'Zurcido fino en Berlín',
    'Zurcido sin coordenadas',
    'Zurcido sin lugar',
  ])
  expect([total, totalIsMore]).toEqual([6, false])
})

test('missing and zero coordinates stand in San Salvador, as approximate (MAP-06)', async () => {
  const { pins: items } = await pins('q=zurcido')
  const at = (title: string) => items.find((one) => one.title === title)
  const capital = { lat: 13.6929, lng: -89.2182, approximate: true }
  expect(at('Zurcido sin coordenadas')).toMatchObject(capital)
  expect(at('Zurcido en cero')).toMatchObject(capital)
  expect(at('Zurcido sin lugar')).toMatchObject({ ...capital, city: '' })
  expect(at('Zurcido en Berlín')).toMatchObject({
    lat: 13.5,
    lng: -88.53,
    approximate: false,
    city: 'Berlín',
    price: 20,
  })
})

test('an area holds what lies there, alone and with filters', async () => {
  expect(titles(await pins(BERLIN)).filter((title) => title.startsWith('Zurcido'))).toEqual([
    'Zurcido fino en Berlín',
    'Zurcido en Berlín',
  ])
  expect(titles(await pins(`${BERLIN}&q=zurcido&sort=price-asc`))).toEqual([
    'Zurcido en Berlín',
    'Zurcido fino en Berlín',
  ])
  expect(titles(await pins(`${BERLIN}&q=zurcido&price=high`))).toEqual(['Zurcido fino en Berlín'])
  expect(titles(await pins(`${BERLIN}&amenity=Sombra&q=zurcido`))).toEqual(['Zurcido fino en Berlín'])
  expect(titles(await pins(`${BERLIN}&location=Perqu%C3%ADn`))).toEqual([])
  expect(titles(await pins(`${CAPITAL}&q=zurcido`)).sort()).toEqual([
    'Zurcido en cero',
    'Zurcido sin coordenadas',
    'Zurcido sin lugar',
  ])
  expect(titles(await pins(CAPITAL))).toEqual(expect.arrayContaining(['Zurcido en cero', 'Zurcido sin lugar']))
})

test('the whole country as an area is the same as none', async () => {
  const everywhere = await pins('')
  const country = await pins('area=-91,12.5,-87,15')
  expect(titles(country)).toEqual(titles(everywhere))
  expect(country.total).toBe(everywhere.total)
})

test('map and list agree, whatever is asked', async () => {
  for (const query of [
    '',
    'price=low',
    'category=Caf%C3%A9',
    'location=Santa+Ana',
    'guests=4',
    'sort=rating',
    'q=volcan',
  ]) {
    const map = await pins(query)
    const list = (await anonymous.request<SearchPage>('get', `/experiences?${query}`)).body
    expect([query, map.total]).toEqual([query, list.total])
    expect(map.pins.slice(0, list.items.length).map(({ id }) => id)).toEqual(list.items.map(({ id }) => id))
  }
})

test('areas that are none: refused where they are no figures, ignored where they hold nothing', async () => {
  const answer = await anonymous.request('get', '/experiences/pins?area=aqui')
  expect([answer.status, answer.body.error.fields]).toEqual([
    422,
    { area: 'Escribe el área como oeste,sur,este,norte en grados' },
  ])
  expect((await pins('area=-88,13,-89,14')).total).toBe((await pins('')).total)
})

test('two hundred at most, the first in order, and how many there are', async () => {
  for (let n = 0; n < 201; n++) await createExperience({ title: `Quirquincho ${n}`, price: n + 1, dates: [] })
  const { pins: items, total, totalIsMore } = await pins('q=quirquincho&sort=price-asc')
  expect([items.length, total, totalIsMore]).toEqual([200, 201, false])
  expect(items.at(-1)?.price).toBe(200)
})

test('a small area is found through the index of points', async () => {
  const plan = await database().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
      explain select id from locations l where place_point(l.lat, l.lng) <@ box(point(-89, 13), point(-88.9, 13.1))`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('locations_by_point')
})
