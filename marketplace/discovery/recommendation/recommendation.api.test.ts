import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { favorites } from '#marketplace/favorites/favorite.table.ts'
import { database } from '#platform/database/pool.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { Facets } from '../facets/facet.contract.ts'
import type { Home } from './recommendation.contract.ts'

type Items = { items: { id: string; title: string }[] }
const home = async (query = '', request = anonymous.request) => (await request<Home>('get', `/home${query}`)).body
const titles = (items: { title: string }[]) => items.map((item) => item.title)

let minute = 0
const make = (title: string, wishes: Parameters<typeof createExperience>[0] = {}) =>
  createExperience({ title, createdAt: new Date(Date.now() - ++minute * MINUTE_MS), ...wishes })

beforeAll(async () => {
  await database().execute(sql`update experiences set status = 'archived'`)
  await make('Reciente')
  await make('Destacada', { featured: true })
  await make('Sin fechas', { dates: [], featured: true })
  await make('Agotada', { dates: [{ capacity: 3, spotsAvailable: 0 }], featured: true })
  await make('Pasada', { dates: [{ startDate: new Date(Date.now() - MINUTE_MS) }] })
  await make('Cerrada', { dates: [{ status: 'closed' }] })
  await make('Sin coordenadas', { location: { lat: null, lng: null } })
  await make('En el golfo', { location: { lat: 0, lng: 0 } })
  await make('Sin lugar', { locationId: null })
  await make('Borrador', { status: 'draft', featured: true })
  const popular = await make('Popular', { category: 'Café', location: { lat: 13.3, lng: -87.9 } })
  for (let n = 0; n < 3; n++) await createBooking({ availableDateId: popular.dateIds[0]!, guests: 1 })
  const cancelled = await make('Cancelada mucho')
  for (let n = 0; n < 4; n++)
    await createBooking({ availableDateId: cancelled.dateIds[0]!, guests: 1, status: 'cancelled' })
})

describe('front page', () => {
  test('drops what has no date to come or no coordinates, newest first (HOME-10, HOME-11)', async () => {
    const { listing, featured } = await home()
    expect(titles(listing)).toEqual(['Reciente', 'Destacada', 'Popular', 'Cancelada mucho'])
    expect(titles(featured)).toEqual(['Destacada'])
  })

  test('without position and history popularity ranks; cancelled bookings are none (REC-05, REC-07)', async () => {
    expect(titles((await home()).recommended)).toEqual(['Popular', 'Reciente', 'Destacada', 'Cancelada mucho'])
  })

  test('names every category with what it offers, as the search does', async () => {
    const { categories } = (await anonymous.request<Facets>('get', '/experiences/facets')).body
    expect(categories.values.find(({ value }) => value === 'Café')?.count).toBe(1)
    expect((await home()).categories).toEqual(categories)
  })

  test('near ones come first for who says where they are', async () => {
    expect(titles((await home('?lat=13.938&lng=-89.027')).recommended)[0]).toBe('Reciente')
    expect(titles((await home('?lat=13.3&lng=-87.9')).recommended)[0]).toBe('Popular')
  })

  test('what somebody saved or booked tells their taste', async () => {
    const { request, id } = await signedIn('traveler')
    const nothing = await make('Taller de barro', { category: 'Arte y talleres', dates: [] })
    await make('Pintura naif', { category: 'Arte y talleres' })
    expect(titles((await home('', request)).recommended)).toEqual([
      'Popular',
      'Reciente',
      'Destacada',
      'Cancelada mucho',
      'Pintura naif',
    ])
    await database().insert(favorites).values({ userId: id, experienceId: nothing.id })
    // A liked category (0.1) outweighs three bookings (0.09).
    expect(titles((await home('', request)).recommended)[0]).toBe('Pintura naif')
    expect(titles((await home()).recommended).at(-1)).toBe('Pintura naif')
  })

  test('shows at most 4, 8 and 8', async () => {
    for (let n = 0; n < 9; n++) await make(`Más ${n}`, { featured: true })
    const { featured, listing, recommended } = await home()
    expect([featured.length, listing.length, recommended.length]).toEqual([4, 8, 8])
  })

  test.each(['?lat=91&lng=0', '?lat=norte&lng=1'])('a position that is none is refused: %s', async (query) => {
    expect((await anonymous.request('get', `/home${query}`)).status).toBe(422)
  })
})

describe('similar', () => {
  const similar = (id: string, query = '') => anonymous.request<Items>('get', `/experiences/${id}/similar${query}`)

  test('never itself, nothing unpublished, the most alike first (REC-08, REC-11)', async () => {
    const place = { lat: 14.33, lng: -89.17, city: 'La Palma', state: 'Chalatenango' }
    const origin = await make('Pintar en La Palma', { category: 'Pintura', location: place, price: 30 })
    await make('Otra pintura lejos', { category: 'Pintura', location: { lat: 13.3, lng: -87.9 }, price: 30 })
    await make('Pintura gemela', { category: 'Pintura', location: place, price: 30 })
    await make('Pintura borrador', { category: 'Pintura', location: place, status: 'draft' })
    await make('Caminata vecina', { category: 'Sendero', location: place, price: 30 })
    const { body } = await similar(origin.id)
    expect(titles(body.items).slice(0, 3)).toEqual(['Pintura gemela', 'Otra pintura lejos', 'Caminata vecina'])
    expect(titles((await similar(origin.id, '?k=1')).body.items)).toEqual(['Pintura gemela'])
  })

  test('at most eight unless asked otherwise', async () => {
    const origin = await make('Una de muchas')
    expect((await similar(origin.id)).body.items).toHaveLength(8)
  })

  test('of an unpublished or unknown one nothing is said', async () => {
    const draft = await make('En borrador', { status: 'draft' })
    for (const id of [draft.id, '00000000-0000-4000-8000-000000000000', 'x'])
      expect((await similar(id)).status).toBe(404)
  })
})
