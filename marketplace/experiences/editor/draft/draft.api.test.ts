import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { experienceInput } from '#tests/support/scenes/experience-input.ts'
import type { HostExperience } from '../update/update.contract.ts'
import type { KeptContent, SavedDraft } from './draft.contract.ts'
import { experienceEdits } from './draft.table.ts'

/** The content of a form that somebody has just started. */
const typed = (title: string, change: Partial<KeptContent> = {}): KeptContent => ({
  title,
  shortDescription: '',
  description: '',
  price: '12,',
  maxGuests: '1',
  durationValue: '2',
  durationUnit: 'hours',
  status: 'draft',
  categoryId: '',
  place: { name: '', address: '', city: '', lat: null, lng: null },
  included: [],
  notIncluded: [],
  childPrice: '',
  childAge: '',
  minAge: '',
  confirmation: '',
  difficulty: '',
  walking: '',
  wheelchair: '',
  pram: '',
  transport: '',
  rainPlan: '',
  languages: ['Español'],
  amenities: [],
  bookingRequired: true,
  externalBookingUrl: 'htt',
  whatToExpect: '',
  bringWithYou: [],
  images: [],
  ...change,
})
type SavedVersion = { version: number; keptAt: string }
const NEW = '/host/new-experience'

test('what is typed is kept as it is, complete or not, until it is saved or thrown away', async () => {
  const host = await signedIn('host')
  expect((await host.request<{ kept: SavedDraft | null }>('get', NEW)).body.kept).toBeNull()
  const first = await host.request<SavedVersion>('put', NEW, { content: typed('Un ti'), version: 0, basedOn: null })
  expect([first.status, first.body.version]).toEqual([200, 1])
  const second = await host.request<SavedVersion>('put', NEW, {
    content: typed('Un título '),
    version: 1,
    basedOn: null,
  })
  expect(second.body.version).toBe(2)
  const read = await host.request<{ kept: SavedDraft | null }>('get', NEW)
  expect(read.body.kept).toMatchObject({ version: 2, basedOn: null, content: typed('Un título ') })
  expect((await host.request('delete', NEW)).status).toBe(204)
  expect((await host.request<{ kept: SavedDraft | null }>('get', NEW)).body.kept).toBeNull()
})

test('of two tabs the slower one is told, and what the other kept stays', async () => {
  const host = await signedIn('host')
  await host.request('put', NEW, { content: typed('Primera'), version: 0, basedOn: null })
  const late = await host.request('put', NEW, { content: typed('Segunda'), version: 0, basedOn: null })
  expect([late.status, late.body.error.message]).toEqual([409, 'Se guardaron cambios en otra pestaña'])
  await host.request('put', NEW, { content: typed('Primera y media'), version: 1, basedOn: null })
  const later = await host.request('put', NEW, { content: typed('Segunda'), version: 1, basedOn: null })
  expect(later.status).toBe(409)
  const { body } = await host.request<{ kept: SavedDraft }>('get', NEW)
  expect([body.kept.content.title, body.kept.version]).toEqual(['Primera y media', 2])
})

test('a try whose answer was lost is not taken for another tab', async () => {
  const host = await signedIn('host')
  const keep = { content: typed('Sin señal'), version: 0, basedOn: null }
  await host.request('put', NEW, keep)
  const again = await host.request<SavedVersion>('put', NEW, keep)
  expect([again.status, again.body.version]).toEqual([200, 1])
})

test('the edit of an experience stands beside what is saved; saving ends it', async () => {
  const host = await signedIn('host')
  const wish = await experienceInput()
  const created = await host.request<HostExperience>('post', '/host/experiences', wish, { key: crypto.randomUUID() })
  const url = `/host/experiences/${created.body.id}`
  const keep = { content: typed('Otro título', { images: wish.images }), version: 0, basedOn: 1 }
  await host.request('put', `${url}/edit`, keep)
  const read = await host.request<HostExperience>('get', url)
  expect([read.body.saved.title, read.body.kept?.content.title, read.body.kept?.basedOn]).toEqual([
    wish.title,
    'Otro título',
    1,
  ])
  expect(read.body.kept?.content.images[0]?.picture.base).toContain(wish.images[0]!.pictureId)
  // A tab that has not seen the input of another one can not save over it.
  const blind = await host.request('put', url, { ...wish, version: 1, kept: 0 })
  expect([blind.status, blind.body.error.code]).toEqual([409, 'EDIT_CONFLICT'])
  const saved = await host.request<HostExperience>('put', url, { ...wish, title: 'Otro título', version: 1, kept: 1 })
  expect([saved.status, saved.body.kept]).toEqual([200, null])
})

test('a new experience ends what was kept of it, unless another tab typed since', async () => {
  const host = await signedIn('host')
  const wish = await experienceInput()
  await host.request('put', NEW, { content: typed('Mía'), version: 0, basedOn: null })
  const blind = await host.request('post', '/host/experiences', wish, { key: crypto.randomUUID() })
  expect(blind.status).toBe(409)
  const created = await host.request('post', '/host/experiences', { ...wish, kept: 1 }, { key: crypto.randomUUID() })
  expect(created.status).toBe(201)
  expect(await database().$count(experienceEdits, eq(experienceEdits.hostId, host.id))).toBe(0)
})

test('a picture that is gone is left out, and words of an older form are none', async () => {
  const host = await signedIn('host')
  const images = [{ pictureId: crypto.randomUUID(), isMain: true, alt: '' }]
  await host.request('put', NEW, { content: typed('Con foto', { images }), version: 0, basedOn: null })
  expect((await host.request<{ kept: SavedDraft }>('get', NEW)).body.kept.content.images).toEqual([])
  await database()
    .update(experienceEdits)
    .set({ content: { titulo: 'viejo' } })
    .where(eq(experienceEdits.hostId, host.id))
  expect((await host.request<{ kept: SavedDraft | null }>('get', NEW)).body.kept).toBeNull()
})

test('nobody reads or writes the edits of another host', async () => {
  const { id, hostId } = await createExperience()
  const other = await signedIn('host')
  const keep = { content: typed('Ajena'), version: 0, basedOn: 1 }
  for (const [who, status] of [
    [other, 404],
    [await signedIn('traveler'), 403],
    [anonymous, 401],
  ] as const) {
    expect((await who.request('put', `/host/experiences/${id}/edit`, keep)).status).toBe(status)
    expect((await who.request('delete', `/host/experiences/${id}/edit`)).status).toBe(status)
  }
  expect(await database().$count(experienceEdits, eq(experienceEdits.hostId, hostId))).toBe(0)
})

test('who leaves takes along what was never saved, and finds it in the download before', async () => {
  const host = await signedIn('host')
  await host.request('put', NEW, { content: typed('Nunca guardada'), version: 0, basedOn: null })
  const { editPersonalData } = await import('./draft.personal-data.ts')
  expect(JSON.stringify(await editPersonalData.export(host.id))).toContain('Nunca guardada')
  await database().transaction((tx) => editPersonalData.erase(tx, { ...host, role: 'host', now: new Date() }))
  expect(await editPersonalData.export(host.id)).toEqual([])
})
