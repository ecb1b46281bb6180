import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { users } from '#marketplace/accounts/account.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { storedPictures } from '#tests/support/scenes/experience-input.ts'
import { availableDates } from '../../availability/availability.table.ts'
import { experiences } from '../../experience.table.ts'
import type { HostOffers } from '../../host-experiences/host-experience.contract.ts'
import { experienceImages } from '../../images/image.table.ts'
import { missingText } from '../editor.text.ts'
import { toSave } from '../form.rules.ts'
import type { HostExperience } from '../update/update.contract.ts'
import type { PublishingStatus } from './publishing.contract.ts'
import type { Missing } from './publishing.rules.ts'

afterEach(() => void configure({ SMTP_URL: undefined }))

type Overrides = Parameters<typeof createExperience>[0]

/** A host with a publishable experience, and their requests about it. */
async function offered(wishes: Overrides = {}, images = 1) {
  const host = await signedIn('host')
  const { id, dateIds } = await createExperience({ status: 'draft', ...wishes, hostId: host.id })
  const rows = (await storedPictures(images)).map((pictureId, position) => ({
    experienceId: id,
    pictureId,
    imageUrl: '/x',
    isMain: position === 0,
    position,
  }))
  if (rows.length > 0) await database().insert(experienceImages).values(rows)
  const step = (name: string) => host.request<PublishingStatus>('post', `/host/experiences/${id}/${name}`)
  const refused = (name: string) => host.request('post', `/host/experiences/${id}/${name}`)
  return { host, id, dateIds, step, refused }
}
const stored = async (id: string) => (await database().select().from(experiences).where(eq(experiences.id, id)))[0]!

test('what holds all four checks is published once, and a second press changes nothing', async () => {
  const { id, step } = await offered()
  const first = await step('publish')
  expect([first.status, first.body.status, first.body.version]).toEqual([200, 'published', 2])
  const at = (await stored(id)).publishedAt
  expect(at).not.toBeNull()
  const second = await step('publish')
  expect([second.body.status, second.body.version]).toEqual(['published', 2])
  expect((await stored(id)).publishedAt).toEqual(at)
})

const soon = new Date(Date.now() + DAY_MS)
const link = { bookingRequired: false, dates: [] }
test.each<[string, Overrides, number, string]>([
  ['no title', { title: ' ' }, 1, 'title'],
  ['no description', { description: '' }, 1, 'description'],
  ['no price', { price: 0 }, 1, 'price'],
  ['no image', {}, 0, 'images'],
  ['no point', { location: { lat: null, lng: null } }, 1, 'location'],
  ['the point 0/0', { location: { lat: 0, lng: 0 } }, 1, 'location'],
  ['the latitude 0', { location: { lat: 0 } }, 1, 'location'],
  ['the longitude 0', { location: { lng: 0 } }, 1, 'location'],
  ['no place', { locationId: null }, 1, 'location'],
  ['no date', { dates: [] }, 1, 'dates'],
  ['only a past date', { dates: [{ startDate: new Date(Date.now() - DAY_MS) }] }, 1, 'dates'],
  ['only a full date', { dates: [{ startDate: soon, spotsAvailable: 0 }] }, 1, 'dates'],
  ['only a closed date', { dates: [{ startDate: soon, status: 'closed' }] }, 1, 'dates'],
  ['no link', link, 1, 'link'],
  ['several', { title: '', dates: [] }, 0, 'title,images,dates'],
])('EDIT-38: not published with %s, which is named and nothing else', async (_, wishes, images, missing) => {
  const { id, refused } = await offered(wishes, images)
  const { status, body } = await refused('publish')
  expect([status, body.error.message, body.error.data?.missing]).toEqual([409, 'No se puede publicar', missing])
  expect(body.error.data?.words).toBe(missingText(missing.split(',') as Missing[]))
  expect(await stored(id)).toMatchObject({ status: 'draft', version: 1, publishedAt: null })
})

test('EDIT-38: what is missing is named one by one, also of the first check', () => {
  expect(missingText(['people'])).toBe('Falta cuántas personas caben.')
  expect(missingText(['title', 'images', 'dates'])).toBe(
    'Faltan el título, al menos una imagen y al menos una fecha futura con cupos.',
  )
})

test('where mail leaves the house, only a host who confirmed their address publishes; what is public is still corrected', async () => {
  configure({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { host, id, step, refused } = await offered()
  const prove = (emailVerified: boolean) => database().update(users).set({ emailVerified }).where(eq(users.id, host.id))
  await prove(false)
  const { status, body } = await refused('publish')
  expect([status, body.error.data]).toEqual([409, { missing: 'mailbox', words: 'Falta confirmar tu correo.' }])
  const read = () => host.request<HostExperience>('get', `/host/experiences/${id}`)
  expect((await read()).body.checks.at(-1)).toEqual({ check: 'mailbox', done: false })
  const save = async (changes: object) => {
    const { saved, version } = (await read()).body
    return host.request<HostExperience>('put', `/host/experiences/${id}`, { ...toSave(saved), version, ...changes })
  }
  const shortDescription = 'Una vuelta corta.'
  expect((await save({ shortDescription, status: 'published' })).status).toBe(409)
  expect((await stored(id)).status).toBe('draft')
  await prove(true)
  expect((await step('publish')).body).toMatchObject({ status: 'published' })
  await prove(false)
  expect((await save({ shortDescription })).body).toMatchObject({ status: 'published', saved: { shortDescription } })
  await step('pause')
  expect((await refused('resume')).body.error.data?.missing).toBe('mailbox')
  configure({ SMTP_URL: undefined })
  expect((await step('resume')).body.status).toBe('published')
})

test('one that is booked elsewhere needs its link and no date', async () => {
  const { step } = await offered({ ...link, externalBookingUrl: 'https://surf.example/' })
  expect((await step('publish')).body.status).toBe('published')
})

test('paused and resumed, archived and restored: each step from where it is open, under a new version each time', async () => {
  const { id, step, refused } = await offered()
  expect((await refused('pause')).body.error).toMatchObject({ code: 'EXPERIENCE_STATE', data: { status: 'draft' } })
  expect((await refused('resume')).status).toBe(409)
  const statusFor = async (path: string) => (await anonymous.request('get', path)).status
  const walk = ['publish', 'pause', 'resume', 'archive', 'restore', 'publish', 'archive', 'publish']
  const statuses: string[] = []
  const visible: number[] = []
  for (const name of walk) {
    statuses.push((await step(name)).body.status)
    visible.push(await statusFor(`/experiences/${id}`))
  }
  expect(statuses).toEqual([
    'published',
    'paused',
    'published',
    'archived',
    'draft',
    'published',
    'archived',
    'published',
  ])
  expect(visible).toEqual([200, 404, 200, 404, 404, 200, 404, 200])
  expect((await stored(id)).version).toBe(1 + walk.length)
})

test('resuming asks the four checks again', async () => {
  const { id, step, refused, dateIds } = await offered()
  await step('publish')
  const paused = await step('pause')
  expect(paused.body.allowed).toEqual(['resume', 'archive'])
  await database().update(availableDates).set({ status: 'closed' }).where(eq(availableDates.id, dateIds[0]!))
  const { status, body } = await refused('resume')
  expect([status, body.error.code, (await stored(id)).status]).toEqual([409, 'NOT_PUBLISHABLE', 'paused'])
})

test('archived with live reservations: they go on', async () => {
  const { step, dateIds } = await offered({ status: 'published' })
  const traveler = await signedIn('traveler')
  const booking = await createBooking({ userId: traveler.id, availableDateId: dateIds[0]! })
  expect((await step('archive')).body.status).toBe('archived')
  const { body } = await traveler.request<{ status: string; experience: { offered: boolean } }>(
    'get',
    `/bookings/${booking.id}`,
  )
  expect([body.status, body.experience.offered]).toEqual(['pending', false])
})

test('a copy is a new draft with texts, place and pictures, and without dates', async () => {
  const { host, id } = await offered({ status: 'published', title: 'Surf', featured: true }, 3)
  const key = crypto.randomUUID()
  const copied = await host.request<{ id: string }>('post', `/host/experiences/${id}/copy`, undefined, { key })
  const again = await host.request<{ id: string }>('post', `/host/experiences/${id}/copy`, undefined, { key })
  expect([copied.status, again.body.id]).toEqual([201, copied.body.id])
  const [original, copy] = await Promise.all([stored(id), stored(copied.body.id)])
  expect(copy).toMatchObject({ title: 'Surf (copia)', status: 'draft', featured: false, version: 1, publishedAt: null })
  expect(copy.locationId).not.toBe(original.locationId)
  expect(copy.description).toBe(original.description)
  const read = await host.request<HostExperience>('get', `/host/experiences/${copied.body.id}`)
  expect(read.body.saved.images).toHaveLength(3)
  expect(read.body.saved.place.city).toBe('Suchitoto')
  expect(await database().$count(availableDates, eq(availableDates.experienceId, copied.body.id))).toBe(0)
})

test('only a draft that nobody ever reserved is deleted, with its place and dates', async () => {
  const { host, id, step, dateIds } = await offered({ status: 'published' })
  const url = `/host/experiences/${id}`
  expect((await host.request('delete', url)).body.error.code).toBe('EXPERIENCE_STATE')
  const { locationId } = await stored(id)
  const traveler = await signedIn('traveler')
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0]! })
  await step('archive')
  await step('restore')
  const held = await host.request('delete', url)
  expect([held.status, held.body.error.message]).toEqual([409, 'Tiene reservas: archívala en lugar de eliminarla.'])
  const fresh = await offered({}, 2)
  expect((await fresh.host.request('delete', `/host/experiences/${fresh.id}`)).status).toBe(204)
  expect((await fresh.host.request('delete', `/host/experiences/${fresh.id}`)).status).toBe(404)
  expect(await database().$count(availableDates, eq(availableDates.experienceId, fresh.id))).toBe(0)
  const { rows } = await database().execute(sql`select id from locations where id = ${locationId}`)
  expect(rows).toHaveLength(1)
})

test('another host finds nothing, a traveler may not, a visitor is asked to sign in', async () => {
  const { id } = await offered()
  const other = await signedIn('host')
  const traveler = await signedIn('traveler')
  const steps = ['publish', 'pause', 'resume', 'archive', 'restore', 'copy'].map((name) => ['post', `/${name}`])
  for (const [method, tail] of [...steps, ['delete', '']] as [string, string][]) {
    const request = (who: { request: typeof other.request }) =>
      who.request(method, `/host/experiences/${id}${tail}`, undefined, { key: crypto.randomUUID() })
    expect([
      (await request(other)).status,
      (await request(traveler)).status,
      (await request(anonymous)).status,
    ]).toEqual([404, 403, 401])
  }
  expect((await stored(id)).status).toBe('draft')
})

test('the list has every status, newest first, page by page, with what waits', async () => {
  const { host, id, dateIds } = await offered({
    status: 'published',
    title: 'La vieja',
    createdAt: new Date('2026-01-01'),
  })
  const traveler = await signedIn('traveler')
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0]! })
  for (let at = 0; at < 21; at++)
    await createExperience({
      hostId: host.id,
      status: at === 20 ? 'archived' : 'draft',
      title: `Nueva ${at}`,
      dates: [],
    })
  const first = await host.request<HostOffers>('get', '/host/experiences')
  expect(first.body.experiences.map(({ title }) => title).slice(0, 2)).toEqual(['Nueva 20', 'Nueva 19'])
  expect(first.body.experiences).toHaveLength(20)
  expect(first.body.counts).toEqual({ published: 1, draft: 20, paused: 0, archived: 1 })
  const second = await host.request<HostOffers>('get', `/host/experiences?after=${first.body.next}`)
  expect([second.body.experiences.length, second.body.next]).toEqual([2, null])
  const old = second.body.experiences.at(-1)!
  expect(old).toMatchObject({ id, status: 'published', waiting: 1, comingDates: 1, unsaved: false, city: 'Suchitoto' })
  expect(old.nextDate).not.toBeNull()
  expect(old.picture).not.toBeNull()
  const archived = await host.request<HostOffers>('get', '/host/experiences?status=archived')
  expect(archived.body.experiences.map(({ allowed }) => allowed)).toEqual([['restore']])
  const other = await signedIn('host')
  expect((await other.request<HostOffers>('get', '/host/experiences')).body).toMatchObject({
    experiences: [],
    begun: null,
  })
})
