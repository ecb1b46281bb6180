import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS, MINUTE_MS } from '#platform/units.ts'
import { anonymous } from '#tests/support/people.ts'
import type { SearchPage } from './search.contract.ts'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const search = async (query: string) => (await anonymous.request<SearchPage>('get', `/experiences?${query}`)).body
const titles = async (query: string) => (await search(query)).items.map((item) => item.title).sort()

beforeAll(async () => {
  await database().execute(sql`update experiences set status = 'archived'`)
  const make = (title: string, wishes: Parameters<typeof createExperience>[0] = {}) =>
    createExperience({ title, ...wishes })
  const inSantaAna = { city: 'Santa Ana', state: 'Santa Ana' }
  await make('Excursión al volcán', {
    price: 49.99,
    amenities: ['Baños', 'Wifi'],
    included: ['Guía', 'Agua'],
    notIncluded: ['Propinas'],
    languages: ['Español', 'Inglés'],
    location: inSantaAna,
    maxGuests: 4,
    dates: [{ startDate: inDays(3), capacity: 10 }],
  })
  await make('Dos volcanes y un lago', {
    price: 50,
    amenities: ['Baños'],
    location: inSantaAna,
    dates: [{ startDate: inDays(5) }],
  })
  await make('Cata de café', {
    price: 99.99,
    category: 'Café',
    amenities: ['Wifi'],
    languages: ['Francés'],
    location: { city: 'Concepción de Ataco', state: 'Ahuachapán' },
    dates: [],
  })
  await make('Surf en El Tunco', {
    price: 100,
    category: 'Playa y surf',
    location: { city: 'Tamanique', state: 'La Libertad', lat: 0, lng: 0 },
  })
  await make('Vuelo sobre la costa', {
    price: 1450,
    description: '¡Despega! Un vuelo en avioneta, «planeando» entre manglares/esteros… ¿Subes?',
    dates: [{ capacity: 2 }],
  })
  await make('Borrador del volcán', { status: 'draft' })
  await make('Volcán archivado', { status: 'archived' })
  const suspended = await createPerson({ role: 'host', user: { suspendedAt: new Date() } })
  await make('Volcán de un anfitrión suspendido', { hostId: suspended.id })
})

describe('what is found', () => {
  test.each([
    ['', ['Cata de café', 'Dos volcanes y un lago', 'Excursión al volcán', 'Surf en El Tunco', 'Vuelo sobre la costa']],
    ['q=volcan', ['Dos volcanes y un lago', 'Excursión al volcán']],
    ['q=VOLCÁN', ['Dos volcanes y un lago', 'Excursión al volcán']],
    ['q=volcanes', ['Dos volcanes y un lago', 'Excursión al volcán']],
    ['q=volcanes+excursion', ['Excursión al volcán']],
    ['q=volcán+dos', ['Dos volcanes y un lago']],
    ['q=%20%20volc%20', ['Dos volcanes y un lago', 'Excursión al volcán']],
    ['q=excursiones+al+vol', ['Excursión al volcán']],
    ['q=ataco', ['Cata de café']],
    ['q=concepcion', ['Cata de café']],
    ['q=avionetas', ['Vuelo sobre la costa']],
    // Spanish punctuation around a word must not matter.
    ['q=despega', ['Vuelo sobre la costa']],
    ['q=planeando', ['Vuelo sobre la costa']],
    ['q=%C2%BFsubes%3F', ['Vuelo sobre la costa']],
    ['q=esteros', ['Vuelo sobre la costa']],
    ['q=caf%C3%A9%2C+por+favor', []],
    ['q=el+tun', ['Surf en El Tunco']],
    ['q=volcan+de+la', ['Dos volcanes y un lago', 'Excursión al volcán']],
    ['q=olcan', []],
    ['q=%27%3B+drop+table+experiences%3B--', []],
    [
      'q=%21%3F%29%28%26%7C%3A%2A',
      ['Cata de café', 'Dos volcanes y un lago', 'Excursión al volcán', 'Surf en El Tunco', 'Vuelo sobre la costa'],
    ],
    ['category=Café', ['Cata de café']],
    ['category=cAFÉ', ['Cata de café']],
    ['category=Café&category=Playa+y+surf', ['Cata de café', 'Surf en El Tunco']],
    ['category=Submarinismo', []],
    ['price=low', ['Excursión al volcán']],
    ['price=medium', ['Cata de café', 'Dos volcanes y un lago']],
    ['price=high', ['Surf en El Tunco', 'Vuelo sobre la costa']],
    [
      'minPrice=0&maxPrice=1000&guests=1&rating=0',
      ['Cata de café', 'Dos volcanes y un lago', 'Excursión al volcán', 'Surf en El Tunco', 'Vuelo sobre la costa'],
    ],
    ['maxPrice=999', ['Cata de café', 'Dos volcanes y un lago', 'Excursión al volcán', 'Surf en El Tunco']],
    ['minPrice=50&maxPrice=100', ['Cata de café', 'Dos volcanes y un lago', 'Surf en El Tunco']],
    ['minPrice=100&maxPrice=50', ['Cata de café', 'Dos volcanes y un lago', 'Surf en El Tunco']],
    ['language=Inglés', ['Excursión al volcán']],
    ['language=Inglés&language=Francés', ['Cata de café', 'Excursión al volcán']],
    ['amenity=Baños', ['Dos volcanes y un lago', 'Excursión al volcán']],
    ['amenity=Baños&amenity=Wifi', ['Excursión al volcán']],
    ['included=Guía&included=Agua', ['Excursión al volcán']],
    ['included=Guía&included=Almuerzo', []],
    ['notIncluded=Propinas', ['Excursión al volcán']],
    ['location=santa+ana', ['Dos volcanes y un lago', 'Excursión al volcán']],
    ['location=ahuachapan', ['Cata de café']],
    ['location=Santa', []],
    [
      'q=volcan&price=low&amenity=Wifi&language=Inglés&location=SANTA+ANA&guests=4&category=aventura',
      ['Excursión al volcán'],
    ],
    ['q=volcan&price=low&amenity=Wifi&language=Inglés&location=SANTA+ANA&guests=5', []],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('days and people: places on that day for all of them, within what the experience takes', async () => {
    const day = (days: number) => dayOf(inDays(days))
    expect(await titles(`from=${day(3)}`)).toEqual(['Excursión al volcán'])
    expect(await titles(`from=${day(3)}&to=${day(5)}`)).toEqual(['Dos volcanes y un lago', 'Excursión al volcán'])
    expect(await titles(`from=${day(5)}&to=${day(3)}`)).toEqual(['Dos volcanes y un lago', 'Excursión al volcán'])
    // A last day alone begins today.
    expect(await titles(`to=${day(3)}`)).toEqual(['Excursión al volcán'])
    expect(await titles(`to=${day(5)}`)).toEqual(['Dos volcanes y un lago', 'Excursión al volcán'])
    expect(await titles(`from=${day(3)}&guests=4`)).toEqual(['Excursión al volcán'])
    expect(await titles(`from=${day(3)}&guests=5`)).toEqual([])
    expect(await titles(`guests=3`)).toEqual(['Dos volcanes y un lago', 'Excursión al volcán', 'Surf en El Tunco'])
    expect(await titles(`from=${day(-9)}&to=${day(-2)}`)).toEqual([])
    expect(await titles(`from=${day(40)}&to=${day(400)}`)).toEqual([])
    expect((await search(`from=${day(5)}`)).items[0]?.nextDate).toContain(inDays(5).toISOString().slice(0, 10))
  })

  test('a card says what a list needs, and nothing an owner alone may know', async () => {
    const [card] = (await search('q=excursion')).items
    expect(card).toMatchObject({
      title: 'Excursión al volcán',
      city: 'Santa Ana',
      state: 'Santa Ana',
      country: 'El Salvador',
      category: 'Aventura',
      price: 49.99,
      picture: null,
      rating: null,
      reviewCount: 0,
      spots: 4,
      soldOut: false,
      maxGuests: 4,
    })
    expect(Object.keys(card!).sort()).not.toContain('status')
    const [without] = (await search('q=cata')).items
    expect(without).toMatchObject({ nextDate: null, spots: 0, soldOut: false })
  })

  test('when every announced date is full the card says so', async () => {
    await createExperience({
      title: 'Temazcal lleno',
      dates: [
        { capacity: 4, spotsAvailable: 0 },
        { startDate: inDays(9), status: 'closed' },
      ],
    })
    expect((await search('q=temazcal')).items[0]).toMatchObject({ nextDate: null, spots: 0, soldOut: true })
  })
})

describe('order', () => {
  test('newest first, by price both ways, by the rating of the host, by relevance when words are given', async () => {
    const [low, high] = await Promise.all(
      [3, 5].map((rating) => createPerson({ role: 'host', profile: { ratingSum: rating * 2, ratingCount: 2 } })),
    )
    const at = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)
    const make = (title: string, hostId: string, price: number, createdAt: Date, description = 'Ninguna') =>
      createExperience({ title, hostId, price, createdAt, description, amenities: ['Orden'] })
    await make('Uno marimba', low!.id, 30, at(1))
    await make('Dos', high!.id, 20, at(2), 'Con marimba al final.')
    await make('Tres', low!.id, 10, at(3))
    const inOrder = async (query: string) => (await search(`amenity=Orden&${query}`)).items.map((item) => item.title)
    expect(await inOrder('')).toEqual(['Uno marimba', 'Dos', 'Tres'])
    expect(await inOrder('sort=price-asc')).toEqual(['Tres', 'Dos', 'Uno marimba'])
    expect(await inOrder('sort=price-desc')).toEqual(['Uno marimba', 'Dos', 'Tres'])
    expect(await inOrder('sort=rating')).toEqual(['Dos', 'Uno marimba', 'Tres'])
    expect(await inOrder('q=marimba')).toEqual(['Uno marimba', 'Dos'])
    expect(await inOrder('q=marimba&sort=price-asc')).toEqual(['Dos', 'Uno marimba'])
    expect(await inOrder('sort=relevance')).toEqual(['Uno marimba', 'Dos', 'Tres'])
    expect(await titles('amenity=Orden&rating=4.5')).toEqual(['Dos'])
    expect(await titles('amenity=Orden&rating=3')).toEqual(['Dos', 'Tres', 'Uno marimba'])
  })
})

test('who has no reviews yet is found by the rating that their card shows (HOME-13)', async () => {
  const rated = await createPerson({ role: 'host', profile: { ratingSum: 8, ratingCount: 2 } })
  await createExperience({ title: 'Con reseñas', hostId: rated.id, amenities: ['Estrellas'] })
  await createExperience({ title: 'Sin reseñas', amenities: ['Estrellas'] })
  expect(await titles('amenity=Estrellas&rating=4')).toEqual(['Con reseñas', 'Sin reseñas'])
  expect(await titles('amenity=Estrellas&rating=4.5')).toEqual(['Sin reseñas'])
  expect(await titles('amenity=Estrellas&rating=4.6')).toEqual([])
})

describe('pages', () => {
  beforeAll(async () => {
    const host = await createPerson({ role: 'host', profile: { ratingSum: 9, ratingCount: 2 } })
    // Equal prices and equal moments: only the id decides the order.
    const same = new Date(Date.now() - DAY_MS)
    for (let n = 0; n < 60; n++)
      await createExperience({
        title: `Serie ${String(n).padStart(2, '0')}`,
        ...(n % 2 && { hostId: host.id }),
        price: 10 + (n % 3),
        createdAt: n < 30 ? same : new Date(same.getTime() - n * 1000),
        amenities: ['Serie'],
        dates: [],
      })
  })

  test.each(['newest', 'price-asc', 'price-desc', 'rating', 'relevance'])(
    'by %s nothing is lost or doubled, also while others publish',
    async (sort) => {
      const titles: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: SearchPage = await search(`q=serie&amenity=Serie&sort=${sort}${cursor && `&after=${cursor}`}`)
        titles.push(...page.items.map((item) => item.title))
        cursor = page.next
        const newcomer = await createExperience({ title: 'Serie nueva', amenities: ['Serie'], price: 11, dates: [] })
        await database().execute(sql`update experiences set created_at = now() where id = ${newcomer.id}`)
      }
      const old = titles.filter((title) => title !== 'Serie nueva')
      expect(old).toHaveLength(60)
      expect(new Set(old).size).toBe(60)
      await database().execute(sql`update experiences set status = 'archived' where title = 'Serie nueva'`)
    },
  )

  test('24 at a time, with how many there are', async () => {
    const first = await search('amenity=Serie')
    expect([first.items.length, first.total, first.totalIsMore]).toEqual([24, 60, false])
    const last = await search('amenity=Serie&q=serie+59')
    expect([last.items.length, last.total, last.next]).toEqual([1, 1, null])
  })

  test.each(['x', 'bm9uc2Vuc2U', btoa('["newest","2026-99-99 00:00:00+00","x"]'), btoa('["price-asc","10","no"]')])(
    'a cursor that is none of ours is refused: %s',
    async (cursor) => {
      const answer = await anonymous.request('get', `/experiences?after=${encodeURIComponent(cursor)}`)
      expect([answer.status, answer.body.error.code]).toEqual([422, 'CURSOR_UNKNOWN'])
    },
  )
})

test.each([
  ['price=cheap', 'price', 'Elige un rango de precio'],
  ['guests=0', 'guests', 'Al menos una persona'],
  ['guests=1.5', 'guests', 'Escribe un número entero de personas'],
  ['minPrice=-1', 'minPrice', 'El precio va de $0 a $1,000'],
  ['maxPrice=mucho', 'maxPrice', 'Escribe una cantidad en dólares'],
  ['from=mañana', 'from', 'Escribe una fecha como 2026-11-21'],
  ['sort=best', 'sort', 'Elige un orden'],
  [`q=${'x'.repeat(101)}`, 'q', 'Escribe como máximo 100 caracteres'],
])('%s is refused with words beside the field', async (query, field, words) => {
  const answer = await anonymous.request('get', `/experiences?${query}`)
  expect([answer.status, answer.body.error.fields]).toEqual([422, { [field]: words }])
})

test('a host who is let back in is seen again', async () => {
  await database().update(users).set({ suspendedAt: null })
  expect(await titles('q=volcan+suspendido')).toEqual(['Volcán de un anfitrión suspendido'])
})
