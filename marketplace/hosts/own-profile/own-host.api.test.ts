import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { HostProfile } from '../host.contract.ts'
import type { OwnHost } from './own-host.contract.ts'

const rowOf = async (id: string) => (await database().select().from(profiles).where(eq(profiles.id, id)))[0]!

test('a host reads their own profile with the figures others see', async () => {
  const host = await signedIn('host', { name: 'Marta Alicia Alvarenga', profile: { phone: '+50370001111' } })
  await createExperience({ hostId: host.id })
  await createExperience({ hostId: host.id, status: 'draft' })
  await database()
    .update(profiles)
    .set({ responseRate: 80, responseTimeHours: 3, responseCount: 5, verified: true })
    .where(eq(profiles.id, host.id))
  const { status, body } = await host.request<OwnHost>('get', '/host/profile')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: host.id,
    email: host.email,
    fullName: 'Marta Alicia Alvarenga',
    phone: '+50370001111',
    languages: ['Español'],
    skills: [],
    pets: null,
    rating: null,
    verified: true,
    experienceCount: 1,
    // Telephone and e-mail are not public.
    seen: { name: 'Marta Alicia Alvarenga', phone: null, email: null },
  })
  const others = (await anonymous.request<HostProfile>('get', `/hosts/${host.id}`)).body
  const figures = ({ responseRate, responseTimeHours, totalBookings, yearsHosting, rating }: OwnHost | HostProfile) =>
    JSON.stringify([responseRate, responseTimeHours, totalBookings, yearsHosting, rating])
  expect(figures(body)).toBe(figures(others))
  expect(body.responseRate).toBe(80)
})

test('a closed profile is seen by its first name', async () => {
  const host = await signedIn('host', { name: 'Marta Alicia Alvarenga', profile: { avatarUrl: '/files/a.webp' } })
  await database().insert(preferences).values({ userId: host.id, profilePublic: false })
  const { body } = await host.request<OwnHost>('get', '/host/profile')
  expect(body).toMatchObject({ avatar: '/files/a.webp', seen: { name: 'Marta A.', avatar: null } })
})

test('saving: lists are trimmed without repetitions, empty text is null, the rest stays (HPROF-03, HPROF-04)', async () => {
  const host = await signedIn('host', { profile: { bio: 'Camino despacio.', pets: 'Una gata' } })
  const before = await rowOf(host.id)
  const { status, body } = await host.request<OwnHost>('patch', '/host/profile', {
    skills: ['  Aves ', 'aves', '', 'Primeros   auxilios', '   '],
    languages: ['Español', ' Náhuat'],
    pets: '   ',
    transportation: ' Un pick-up ',
    funFact: null,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    skills: ['Aves', 'Primeros auxilios'],
    languages: ['Español', 'Náhuat'],
    pets: null,
    transportation: 'Un pick-up',
    funFact: null,
    accommodation: null,
    bio: 'Camino despacio.',
  })
  const after = await rowOf(host.id)
  expect(after).toMatchObject({ skills: ['Aves', 'Primeros auxilios'], pets: null })
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
  const others = (await anonymous.request<HostProfile>('get', `/hosts/${host.id}`)).body
  expect(others).toMatchObject({ skills: ['Aves', 'Primeros auxilios'], transportation: 'Un pick-up', pets: null })
})

test('figures, role, verification and personal data are not written here (HPROF-08, INV-20)', async () => {
  const host = await signedIn('host', { name: 'Marta Alvarenga' })
  const before = await rowOf(host.id)
  const { status } = await host.request('patch', '/host/profile', {
    pets: 'Una gata',
    fullName: 'Otra',
    role: 'admin',
    verified: true,
    averageRating: 5,
    ratingCount: 900,
    totalBookings: 900,
    responseRate: 1,
    responseTimeHours: 1,
    hostSince: '2001-01-01T00:00:00Z',
  })
  expect(status).toBe(200)
  expect(await rowOf(host.id)).toEqual({ ...before, pets: 'Una gata', updatedAt: expect.any(Date) })
})

test.each([
  ['21 skills', { skills: Array.from({ length: 21 }, (_, at) => `Saber ${at}`) }, { skills: 'Elige 20 o menos' }],
  ['a long skill', { skills: ['x'.repeat(61)] }, { skills: 'Escribe 60 caracteres o menos' }],
  ['a long text', { pets: 'x'.repeat(301) }, { pets: 'Escribe 300 caracteres o menos' }],
])('refused: %s', async (_name, body, fields) => {
  const host = await signedIn('host')
  const answer = await host.request('patch', '/host/profile', body)
  expect([answer.status, answer.body.error.fields]).toEqual([422, fields])
})

test('only hosts', async () => {
  const [traveler, admin] = [await signedIn('traveler'), await signedIn('admin')]
  for (const method of ['get', 'patch']) {
    const body = method === 'patch' ? { pets: 'Una gata' } : undefined
    expect((await anonymous.request(method, '/host/profile', body)).status).toBe(401)
    expect((await traveler.request(method, '/host/profile', body)).status).toBe(403)
    expect((await admin.request(method, '/host/profile', body)).status).toBe(403)
  }
})
