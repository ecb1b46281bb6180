import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiencePersonalData } from '#marketplace/experiences/experience.personal-data.ts'
import { invalidateSettings, writeSettings } from '#marketplace/settings/settings.data.ts'
import { settings } from '#marketplace/settings/settings.table.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { experienceInput } from '#tests/support/scenes/experience-input.ts'
import { availableDates } from '../../availability/availability.table.ts'
import { experiences } from '../../experience.table.ts'
import type { HostOffers } from '../../host-experiences/host-experience.contract.ts'
import type { PublishingStatus } from '../publishing/publishing.contract.ts'
import type { HostExperience } from '../update/update.contract.ts'

const switched = (approval: boolean) => writeSettings(database(), { approval }, null).then(invalidateSettings)
beforeEach(() => switched(true))

type Overrides = Parameters<typeof createExperience>[0]
async function newcomer(wishes: Overrides = {}, profile: { verified?: boolean } = {}) {
  const host = await signedIn('host', { profile })
  const { id, dateIds } = await createExperience({ status: 'draft', pictured: true, ...wishes, hostId: host.id })
  return {
    host,
    id,
    dateIds,
    url: `/host/experiences/${id}`,
    step: (name: string) => host.request<PublishingStatus>('post', `/host/experiences/${id}/${name}`),
    stored: async () => (await database().select().from(experiences).where(eq(experiences.id, id)))[0]!,
  }
}

test('the first publication of a newcomer waits: nobody sees it, its host sees where it stands', async () => {
  const { host, id, url, step, stored } = await newcomer()
  const before = await host.request<HostExperience>('get', url)
  expect([before.body.approval, before.body.allowed]).toEqual([
    { needed: true, submittedAt: null, returnReason: null },
    ['publish', 'archive', 'delete'],
  ])
  const { status, body } = await step('publish')
  expect([status, body.status, body.version, body.allowed]).toEqual([
    200,
    'draft',
    2,
    ['withdraw', 'archive', 'delete'],
  ])
  expect(body.approval.submittedAt).not.toBeNull()
  expect((await anonymous.request('get', `/experiences/${id}`)).status).toBe(404)
  const [offer] = (await host.request<HostOffers>('get', '/host/experiences')).body.experiences
  expect(offer!.approval).toEqual(body.approval)
  // Pressed twice, the second changes nothing.
  const again = await step('publish')
  expect([again.body.version, again.body.approval]).toEqual([2, body.approval])
  expect(await stored()).toMatchObject({ status: 'draft', publishedAt: null })
  expect(await audit()).toEqual([])
})

test('until somebody decides, first publications wait everywhere but in the demo; what was decided holds in both', async () => {
  await database().delete(settings)
  invalidateSettings()
  configure({ SEED_DEMO: false })
  expect((await (await newcomer()).step('publish')).body.status).toBe('draft')
  configure({ SEED_DEMO: true })
  invalidateSettings()
  expect((await (await newcomer()).step('publish')).body.status).toBe('published')
  await switched(true)
  expect((await (await newcomer()).step('publish')).body.status).toBe('draft')
  configure({ SEED_DEMO: false })
  await switched(false)
  expect((await (await newcomer()).step('publish')).body.status).toBe('published')
  configure({ SEED_DEMO: true })
})

test('what lacks something is not sent', async () => {
  const { host, url, stored, dateIds } = await newcomer()
  await database().delete(availableDates).where(eq(availableDates.id, dateIds[0]!))
  const { status, body } = await host.request('post', `${url}/publish`)
  expect([status, body.error.code, body.error.data?.missing]).toEqual([409, 'NOT_PUBLISHABLE', 'dates'])
  expect((await stored()).submittedAt).toBeNull()
})

test('nobody waits while it is off, who is verified, or who has published before', async () => {
  await switched(false)
  expect((await (await newcomer()).step('publish')).body.status).toBe('published')
  await switched(true)
  expect((await (await newcomer({}, { verified: true })).step('publish')).body.status).toBe('published')
  const experienced = await newcomer()
  await createExperience({ hostId: experienced.host.id, status: 'archived', publishedAt: new Date('2026-01-01') })
  expect((await experienced.step('publish')).body.status).toBe('published')
})

test('saving as published is the same wish; editing keeps it waiting; a pause or an archive of others is not touched', async () => {
  const host = await signedIn('host')
  const wish = { ...(await experienceInput()), bookingRequired: false, externalBookingUrl: 'https://surf.example/' }
  const created = await host.request<HostExperience>('post', '/host/experiences', wish, { key: crypto.randomUUID() })
  const url = `/host/experiences/${created.body.id}`
  const save = (version: number, changes: object) =>
    host.request<HostExperience>('put', url, { ...wish, ...changes, version })
  const sent = await save(1, { status: 'published' })
  expect([sent.status, sent.body.status]).toEqual([200, 'draft'])
  const since = sent.body.approval.submittedAt
  expect(since).not.toBeNull()
  for (const status of ['draft', 'published']) {
    const edited = await save((await host.request<HostExperience>('get', url)).body.version, {
      status,
      title: `Otra ${status}`,
    })
    expect([edited.body.saved.title, edited.body.status, edited.body.approval.submittedAt]).toEqual([
      `Otra ${status}`,
      'draft',
      since,
    ])
  }
})

test('withdrawn it is a draft again, and a second press changes nothing', async () => {
  const { step, stored } = await newcomer()
  expect((await step('withdraw')).body.version).toBe(1)
  await step('publish')
  const { body } = await step('withdraw')
  expect([body.status, body.version, body.approval.submittedAt]).toEqual(['draft', 3, null])
  expect((await step('withdraw')).body.version).toBe(3)
  expect((await stored()).submittedAt).toBeNull()
})

test('a published experience can not be withdrawn, and one of another host answers 404', async () => {
  const { host, url } = await newcomer({ status: 'published' })
  const { status, body } = await host.request('post', `${url}/withdraw`)
  expect([status, body.error.code]).toEqual([409, 'EXPERIENCE_STATE'])
  const other = await signedIn('host')
  expect((await other.request('post', `${url}/withdraw`)).status).toBe(404)
  expect((await anonymous.request('post', `${url}/withdraw`)).status).toBe(401)
})

test('archived, deleted or left behind by its host, it waits no longer', async () => {
  const archived = await newcomer()
  await archived.step('publish')
  expect((await archived.step('archive')).body).toMatchObject({ status: 'archived', approval: { submittedAt: null } })
  const leaving = await newcomer()
  await leaving.step('publish')
  await database().transaction((tx) => experiencePersonalData.erase(tx, { ...leaving.host, now: new Date() }))
  expect(await leaving.stored()).toMatchObject({ status: 'archived', submittedAt: null })
  const deleted = await newcomer()
  await deleted.step('publish')
  expect((await deleted.host.request('delete', deleted.url)).status).toBe(204)
})

test('switched off meanwhile, its host publishes what waits', async () => {
  const { step, host, url, stored } = await newcomer()
  await step('publish')
  await switched(false)
  expect((await host.request<HostExperience>('get', url)).body.allowed).toContain('publish')
  expect((await step('publish')).body).toMatchObject({ status: 'published', approval: { submittedAt: null } })
  expect(await stored()).toMatchObject({ status: 'published', submittedAt: null })
})

test('the database keeps what waits a draft', async () => {
  const { id } = await newcomer()
  const broken = database()
    .update(experiences)
    .set({ submittedAt: new Date(), status: 'published' })
    .where(eq(experiences.id, id))
  await expect(broken).rejects.toThrow()
})
