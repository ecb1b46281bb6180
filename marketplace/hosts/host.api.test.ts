import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experienceImages } from '#marketplace/experiences/images/image.table.ts'
import { database } from '#platform/database/pool.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { HostProfile } from './host.contract.ts'

const show = (id: string) => anonymous.request<HostProfile>('get', `/hosts/${id}`)
const minute = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at))

/** A host with this many published experiences, the first one oldest. */
async function hostWith(count: number) {
  const { id } = await createPerson({ role: 'host', name: 'Marta Alicia Alvarenga' })
  const experienceIds: string[] = []
  for (let at = 0; at < count; at++)
    experienceIds.push((await createExperience({ hostId: id, title: `Paseo ${at}`, createdAt: minute(at) })).id)
  return { id, experienceIds }
}

test('a profile with what the host filled, figures, and the newest three of the published (HPUB-02, HPUB-05)', async () => {
  const { id, experienceIds } = await hostWith(4)
  await createExperience({ hostId: id, status: 'draft' })
  await createExperience({ hostId: id, status: 'archived' })
  await database()
    .update(profiles)
    .set({ bio: 'Camino despacio.', skills: ['Aves'], pets: 'Una gata', phone: '+50370001111', verified: true })
    .where(eq(profiles.id, id))
  const { status, body } = await show(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id,
    name: 'Marta Alicia Alvarenga',
    bio: 'Camino despacio.',
    languages: ['Español'],
    skills: ['Aves'],
    pets: 'Una gata',
    accommodation: null,
    verified: true,
    yearsHosting: 1,
    rating: null,
    reviewCount: 0,
    totalBookings: 0,
    responseRate: null,
    responseTimeHours: 24,
    reliability: [],
    experienceCount: 4,
  })
  expect(body.experiences.map((card) => card.id)).toEqual([experienceIds[3], experienceIds[2], experienceIds[1]])
  expect((await show(id.toUpperCase())).body.id).toBe(id)
})

test('phone and e-mail only where the host shows them; a closed profile has a first name and no picture', async () => {
  const host = await createPerson({
    role: 'host',
    name: 'Marta Alicia Alvarenga',
    profile: { phone: '+50370001111', avatarUrl: '/files/a.webp' },
  })
  const contact = async () => {
    const { phone, email, name, avatar } = (await show(host.id)).body
    return { phone, email, name, avatar }
  }
  const hidden = { phone: null, email: null, name: host.name, avatar: '/files/a.webp' }
  expect(await contact()).toEqual(hidden)
  await database().insert(preferences).values({ userId: host.id })
  expect(await contact()).toEqual(hidden)
  await database().update(preferences).set({ showPhone: true }).where(eq(preferences.userId, host.id))
  expect(await contact()).toEqual({ ...hidden, phone: '+50370001111' })
  await database().update(preferences).set({ showPhone: false, showEmail: true }).where(eq(preferences.userId, host.id))
  expect(await contact()).toEqual({ ...hidden, email: host.email })
  await database().update(preferences).set({ profilePublic: false }).where(eq(preferences.userId, host.id))
  expect(await contact()).toEqual({ phone: null, email: null, name: 'Marta A.', avatar: null })
})

test('whoever is no host, is suspended or has left is missing, and so is what is no id (HPUB-01)', async () => {
  const suspended = await createPerson({ role: 'host', user: { suspendedAt: new Date() } })
  const deletedHost = await createPerson({ role: 'host', user: { deletedAt: new Date() } })
  const traveler = await createPerson()
  const admin = await createPerson({ role: 'admin' })
  for (const id of [
    suspended.id,
    deletedHost.id,
    traveler.id,
    admin.id,
    randomUUID(),
    'dashboard',
    '1',
    '%00',
    'x'.repeat(90),
  ]) {
    const { status, body } = await anonymous.request('get', `/hosts/${id}`)
    expect([id, status, body.error.message]).toEqual([id, 404, 'Anfitrión no encontrado'])
  }
})

test('the gallery shows the main picture of every experience before the others, at most 12', async () => {
  const { id, experienceIds } = await hostWith(3)
  const stored = await database()
    .insert(pictures)
    .values(
      Array.from({ length: 15 }, (_, at) => ({
        digest: `${at}`.padStart(64, '0'),
        width: 800,
        height: 600,
        widths: [400, 800],
        preview: '',
      })),
    )
    .returning({ id: pictures.id })
  await database()
    .insert(experienceImages)
    .values(
      stored.map(({ id: pictureId }, at) => ({
        experienceId: experienceIds[at % 3]!,
        pictureId,
        imageUrl: `/files/pictures/${pictureId}`,
        position: Math.floor(at / 3),
        isMain: at < 3,
        alt: `Foto ${at}`,
      })),
    )
  const { gallery, shareImage } = (await show(id)).body
  expect(gallery).toHaveLength(12)
  expect(gallery.slice(0, 4).map(({ picture, title }) => [picture.alt, title])).toEqual([
    ['Foto 2', 'Paseo 2'],
    ['Foto 1', 'Paseo 1'],
    ['Foto 0', 'Paseo 0'],
    ['Foto 5', 'Paseo 2'],
  ])
  expect(gallery[0]!.path).toBe(`/experience/${experienceIds[2]}/paseo-2`)
  expect(shareImage).toMatch(new RegExp(`^/share/experience/${experienceIds[2]}-[0-9a-f]{12}\\.jpg$`))
})

test('all experiences page by page, without a gap or a repetition', async () => {
  const { id, experienceIds } = await hostWith(27)
  type Page = { items: { id: string }[]; next: string | null }
  const first = (await anonymous.request<Page>('get', `/hosts/${id}/experiences`)).body
  expect(first.items).toHaveLength(24)
  const second = (await anonymous.request<Page>('get', `/hosts/${id}/experiences?after=${first.next}`)).body
  expect(second.next).toBeNull()
  expect([...first.items, ...second.items].map((card) => card.id)).toEqual(experienceIds.toReversed())
  expect((await anonymous.request('get', `/hosts/${id}/experiences?after=x`)).status).toBe(422)
})

test('hosts by their ids, in that order, with the columns of a list (HPUB-13)', async () => {
  const [one, two] = [await createPerson({ role: 'host', name: 'Ana Sol' }), await createPerson({ role: 'host' })]
  const traveler = await signedIn('traveler')
  const query = [two.id, traveler.id, one.id].map((id) => `id=${id}`).join('&')
  const { body } = await anonymous.request<{ items: object[] }>('get', `/hosts?${query}`)
  const { name } = two
  const listing = { avatar: null, rating: null, totalBookings: 0, verified: false }
  expect(body.items).toEqual([
    { id: two.id, name, ...listing },
    { id: one.id, name: 'Ana Sol', ...listing },
  ])
  expect((await anonymous.request('get', '/hosts')).status).toBe(422)
  const many = Array.from({ length: 51 }, () => `id=${randomUUID()}`).join('&')
  expect((await anonymous.request('get', `/hosts?${many}`)).body.error.fields).toEqual({ id: 'Máximo 50 a la vez' })
})

test('a deleted or suspended host disappears at once', async () => {
  const { id } = await hostWith(1)
  expect((await show(id)).status).toBe(200)
  await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id))
  expect((await show(id)).status).toBe(404)
})
