import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { TITLE_OF_HOUSE, TITLE_WITH_LINK } from '#marketplace/accounts/names/name.rules.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { experienceInput, storedPictures } from '#tests/support/scenes/experience-input.ts'
import { experiences } from '../../experience.table.ts'
import { experienceImages } from '../../images/image.table.ts'
import type { HostExperience } from './update.contract.ts'

const key = () => crypto.randomUUID()
const stored = async (id: string) => (await database().select().from(experiences).where(eq(experiences.id, id)))[0]!
const imagesOf = (id: string) =>
  database()
    .select({ pictureId: experienceImages.pictureId, isMain: experienceImages.isMain })
    .from(experienceImages)
    .where(eq(experienceImages.experienceId, id))
    .orderBy(experienceImages.position)

async function created(change: object = {}) {
  const host = await signedIn('host')
  const wish = { ...(await experienceInput()), ...change }
  const response = await host.request<HostExperience>('post', '/host/experiences', wish, { key: key() })
  expect(response.status, JSON.stringify(response.body)).toBe(201)
  return { host, wish, experience: response.body }
}

test('a new experience is a draft of the host who made it, whatever status was sent; the pin tells the department', async () => {
  const { host, experience } = await created({ status: 'published', hostId: crypto.randomUUID() })
  expect(experience).toMatchObject({ status: 'draft', version: 1, kept: null })
  const row = await stored(experience.id)
  expect([row.hostId, row.status, row.currency]).toEqual([host.id, 'draft', 'USD'])
  const [place] = await database().select().from(locations).where(eq(locations.id, row.locationId!))
  expect([place!.state, place!.country]).toEqual(['Santa Ana', 'El Salvador'])
})

test('a pin outside of the country is saved, and counts as San Salvador', async () => {
  const wish = await experienceInput()
  const { experience } = await created({ place: { ...wish.place, lat: 14.63, lng: -90.5 } })
  const row = await stored(experience.id)
  const [place] = await database().select().from(locations).where(eq(locations.id, row.locationId!))
  expect([place!.state, place!.lat]).toEqual(['San Salvador', 14.63])
})

test('the same key saves once', async () => {
  const host = await signedIn('host')
  const wish = await experienceInput()
  const once = key()
  const first = await host.request<HostExperience>('post', '/host/experiences', wish, { key: once })
  const second = await host.request<HostExperience>('post', '/host/experiences', wish, { key: once })
  expect(second.body.id).toBe(first.body.id)
})

test('a typed link is forgotten when people book here, and needed when they do not', async () => {
  const { host, experience, wish } = await created({ externalBookingUrl: 'https://surf.example/' })
  expect((await stored(experience.id)).externalBookingUrl).toBeNull()
  const url = `/host/experiences/${experience.id}`
  const without = { ...wish, bookingRequired: false, externalBookingUrl: ' ', version: 1 }
  const refused = await host.request('put', url, without)
  expect(refused.body.error.fields).toEqual({
    externalBookingUrl: 'Debes proporcionar una URL externa para experiencias sin reserva',
  })
  const linked = await host.request<HostExperience>('put', url, {
    ...without,
    externalBookingUrl: 'https://surf.example/',
  })
  expect(linked.status).toBe(200)
  expect((await stored(experience.id)).externalBookingUrl).toBe('https://surf.example/')
})

test('lines that lists and emails show carry no address and do not speak for the house', async () => {
  const host = await signedIn('host')
  const wish = {
    ...(await experienceInput()),
    title: 'Ganaste 500 USD, entra a https://evil.example/premio',
    shortDescription: 'Equipo de Torogoz: verifica tu cuenta',
  }
  const { status, body } = await host.request('post', '/host/experiences', wish, { key: key() })
  expect([status, body.error.fields]).toEqual([422, { title: TITLE_WITH_LINK, shortDescription: TITLE_OF_HOUSE }])
  const clean = { ...wish, title: 'Surf\u202E al\u200B  amanecer', shortDescription: 'Tabla y guía' }
  const created = await host.request<HostExperience>('post', '/host/experiences', clean, { key: key() })
  expect(created.body.saved.title).toBe('Surf al amanecer')
})

test('every wrong field is told at once, in the words of EDIT-12 to EDIT-28', async () => {
  const host = await signedIn('host')
  const wish = { ...(await experienceInput()), title: '', price: 0, maxGuests: 0, languages: [], images: [] }
  const place = { name: '', address: '', city: '', lat: null, lng: null }
  const { status, body } = await host.request('post', '/host/experiences', { ...wish, place }, { key: key() })
  expect([status, body.error.code]).toEqual([422, 'INVALID'])
  expect(Object.keys(body.error.fields!)).toEqual([
    'title',
    'price',
    'maxGuests',
    'place.name',
    'place.address',
    'place.city',
    'place.lat',
    'place.lng',
    'languages',
    'images',
  ])
  expect(body.error.fields!['place.lat']).toBe('Debes seleccionar una ubicación en el mapa')
  expect(body.error.fields!.images).toBe('Debes subir al menos una imagen')
})

test('a picture or a category that nobody knows is refused, and nothing is changed', async () => {
  const { host, experience, wish } = await created()
  const unknown = { pictureId: crypto.randomUUID(), isMain: true }
  const url = `/host/experiences/${experience.id}`
  const first = await host.request('put', url, {
    ...wish,
    title: 'Otro',
    images: [...wish.images, unknown],
    version: 1,
  })
  expect([first.status, Object.keys(first.body.error.fields!)]).toEqual([422, ['images']])
  const second = await host.request('put', url, { ...wish, title: 'Otro', categoryId: crypto.randomUUID(), version: 1 })
  expect([second.status, Object.keys(second.body.error.fields!)]).toEqual([422, ['categoryId']])
  expect((await stored(experience.id)).title).toBe(wish.title)
  expect(await imagesOf(experience.id)).toHaveLength(1)
})

test('images are replaced, once each, the main one first, with what was written about them', async () => {
  const { host, experience, wish } = await created()
  const [a, b, c] = (await storedPictures(3)) as [string, string, string]
  const images = [
    { pictureId: b, isMain: false, alt: ' El cráter ' },
    { pictureId: a, isMain: true },
    { pictureId: b, isMain: false },
    { pictureId: c, isMain: true },
  ]
  const saved = await host.request<HostExperience>('put', `/host/experiences/${experience.id}`, {
    ...wish,
    images,
    version: 1,
  })
  expect(saved.body.saved.images.map(({ pictureId, isMain, alt }) => [pictureId, isMain, alt])).toEqual([
    [a, true, ''],
    [b, false, 'El cráter'],
    [c, false, ''],
  ])
  expect(saved.body.saved.images[0]!.picture.base).toContain(a)
  const none = images.map((image) => ({ ...image, isMain: false }))
  await host.request('put', `/host/experiences/${experience.id}`, { ...wish, images: none, version: 2 })
  expect((await imagesOf(experience.id)).map(({ pictureId, isMain }) => [pictureId, isMain])).toEqual([
    [b, true],
    [a, false],
    [c, false],
  ])
})

test('saving over a newer version is refused and changes nothing', async () => {
  const { host, experience, wish } = await created()
  const url = `/host/experiences/${experience.id}`
  const first = await host.request<HostExperience>('put', url, { ...wish, title: 'Primera', version: 1 })
  expect([first.status, first.body.version]).toEqual([200, 2])
  const late = await host.request('put', url, { ...wish, title: 'Segunda', version: 1 })
  expect([late.status, late.body.error.code, late.body.error.message]).toEqual([
    409,
    'EDIT_CONFLICT',
    'Se guardaron cambios en otra pestaña',
  ])
  expect((await stored(experience.id)).title).toBe('Primera')
})

test('a place shared with another experience is not changed under it', async () => {
  const { host, experience, wish } = await created()
  const { locationId } = await stored(experience.id)
  const other = await createExperience({ hostId: host.id, locationId: locationId! })
  await host.request('put', `/host/experiences/${experience.id}`, {
    ...wish,
    place: { ...wish.place, city: 'Izalco' },
    version: 1,
  })
  const cities = await database().execute<{ id: string; city: string }>(
    sql`select e.id, l.city from experiences e join locations l on l.id = e.location_id where e.id in (${experience.id}, ${other.id})`,
  )
  expect(Object.fromEntries(cities.rows.map(({ id, city }) => [id, city]))).toEqual({
    [experience.id]: 'Izalco',
    [other.id]: 'Santa Ana',
  })
})

test('the status select publishes only what passes, and a refusal saves nothing', async () => {
  const { host, experience, wish } = await created()
  const url = `/host/experiences/${experience.id}`
  const body = { ...wish, title: 'Nuevo título', status: 'published', version: 1 }
  const refused = await host.request('put', url, body)
  expect([refused.status, refused.body.error.message]).toEqual([409, 'No se puede publicar'])
  expect(refused.body.error.data).toEqual({ missing: 'dates', words: 'Falta al menos una fecha futura con cupos.' })
  expect((await stored(experience.id)).title).toBe(wish.title)
  const link = { bookingRequired: false, externalBookingUrl: 'https://surf.example/' }
  const published = await host.request<HostExperience>('put', url, { ...body, ...link })
  expect(published.body.status).toBe('published')
  // From an outside link to bookings here is a new offer, and needs a date (EDIT-44).
  const back = await host.request('put', url, { ...body, version: 2 })
  expect([back.status, back.body.error.data?.missing]).toEqual([409, 'dates'])
  const draft = await host.request<HostExperience>('put', url, { ...body, status: 'draft', version: 2 })
  expect(draft.body.status).toBe('draft')
})

test('a published one is saved although its dates have passed; a paused one stays paused, an archived one becomes a draft', async () => {
  const { host, experience, wish } = await created()
  const url = `/host/experiences/${experience.id}`
  const stands = (status: 'published' | 'paused' | 'archived') =>
    database().update(experiences).set({ status }).where(eq(experiences.id, experience.id))
  await stands('published')
  const first = await host.request<HostExperience>('put', url, { ...wish, status: 'published', version: 1 })
  expect([first.status, first.body.status]).toEqual([200, 'published'])
  await stands('paused')
  const second = await host.request<HostExperience>('put', url, { ...wish, version: 2 })
  expect(second.body.status).toBe('paused')
  await stands('archived')
  const third = await host.request<HostExperience>('put', url, { ...wish, version: 3 })
  expect(third.body.status).toBe('draft')
})

test('only its host reads and saves it', async () => {
  const { experience, wish } = await created()
  const url = `/host/experiences/${experience.id}`
  const other = await signedIn('host')
  const traveler = await signedIn('traveler')
  for (const [who, status] of [
    [other, 404],
    [traveler, 403],
    [anonymous, 401],
  ] as const) {
    expect((await who.request('get', url)).status).toBe(status)
    expect((await who.request('put', url, { ...wish, version: 1 })).status).toBe(status)
  }
  const missing = await other.request('get', url)
  expect(missing.body.error.message).toBe('Experiencia no encontrada')
  const nobody = await anonymous.request('post', '/host/experiences', wish, { key: key() })
  expect(nobody.body.error.message).toBe('Debes estar autenticado para crear una experiencia')
  expect((await traveler.request('post', '/host/experiences', wish, { key: key() })).status).toBe(403)
})

test.each([
  [{ childPrice: 5, childAge: null }, { childAge: 'Escribe hasta qué edad vale ese precio' }],
  [{ childPrice: null, childAge: 8 }, { childPrice: 'Escribe cuánto paga un niño; 0 si no paga' }],
  [{ childPrice: 26, childAge: 8 }, { childPrice: 'Los niños no pagan más que los demás' }],
  [{ childPrice: 5.005, childAge: 8 }, { childPrice: 'Usa como máximo dos decimales' }],
  [{ childPrice: 5, childAge: 18 }, { childAge: 'Escribe un número de 1 a 17' }],
  [{ minAge: 1.5 }, { minAge: 'Escribe un número entero' }],
  [{ difficulty: 'imposible' }, { difficulty: 'Elige una de la lista' }],
])('facts that can not be: %j', async (change, fields) => {
  const host = await signedIn('host')
  const wish = { ...(await experienceInput()), ...change }
  const answer = await host.request('post', '/host/experiences', wish, { key: key() })
  expect([answer.status, answer.body.error.fields]).toEqual([422, fields])
})
