import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { SAN_SALVADOR } from '#marketplace/locations/location.rules.ts'
import { database } from '#platform/database/pool.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn, signedStaff } from '#tests/support/people.ts'
import type { ExperienceDetail } from './experience.contract.ts'
import { createExperience } from './experience.factory.ts'
import { experiences } from './experience.table.ts'
import { experienceImages } from './images/image.table.ts'

const missing = '0190c5a3-7d2e-7abc-9def-0123456789ab'

/** Pictures at the given positions; `main` is the main one. */
async function illustrate(experienceId: string, positions: number[], main: number) {
  for (const position of positions) {
    const digest = `${String(position).padStart(4, '0')}${experienceId.replaceAll('-', '')}`
    const [picture] = await database()
      .insert(pictures)
      .values({ digest, width: 1600, height: 1200, widths: [400, 800, 1600], preview: 'data:image/webp;base64,AA' })
      .returning()
    await database()
      .insert(experienceImages)
      .values({
        experienceId,
        pictureId: picture!.id,
        imageUrl: `/files/pictures/${picture!.id}/1600.webp`,
        alt: `Foto ${position}`,
        isMain: position === main,
        position,
      })
  }
}

test('an id that is not UUID-shaped has its own words, as a 404 (DET-01)', async () => {
  for (const id of ['1', 'nada', '%00', `${missing}x`, "'%20or%201=1"]) {
    const { status, body } = await anonymous.request('get', `/experiences/${id}`)
    expect([id, status, body.error.code, body.error.message]).toEqual([
      id,
      404,
      'EXPERIENCE_ID_INVALID',
      'ID de experiencia inválido',
    ])
  }
})

test('an experience comes with place, category, host and pictures, the main one first (DET-09, DET-24)', async () => {
  const { id, hostId } = await createExperience({
    title: 'Café de altura',
    category: 'Café',
    whatToExpect: 'Una tarde entre cafetales.',
    bringWithYou: ['Agua'],
    location: { name: 'Finca', city: 'Ataco', state: 'Ahuachapán', lat: 13.87, lng: -89.85 },
  })
  await illustrate(id, [0, 1, 2], 2)
  const { status, body } = await anonymous.request<ExperienceDetail>('get', `/experiences/${id}`)
  expect(status).toBe(200)
  expect(body.pictures.map((picture) => picture.alt)).toEqual(['Foto 2', 'Foto 0', 'Foto 1'])
  expect(body.category?.name).toBe('Café')
  expect(body.location).toMatchObject({ name: 'Finca', city: 'Ataco', lat: 13.87, lng: -89.85, approximate: false })
  expect(body.host).toMatchObject({ id: hostId, rating: null, reviewCount: 0, responseRate: null })
  expect(body).toMatchObject({ whatToExpect: 'Una tarde entre cafetales.', bringWithYou: ['Agua'], currency: 'USD' })
  expect(body.path).toBe(`/experience/${id}/cafe-de-altura`)
  expect(body.shareImage).toContain(`/share/experience/${id}-0002`)
  expect(Object.keys(body)).not.toContain('search')
})

test('a host with a closed profile is a first name and an initial, here and in a comparison (ACC-15)', async () => {
  const host = await signedIn('host', { name: 'Rosa Elena Hernández' })
  await database().update(profiles).set({ avatarUrl: '/files/a.webp' }).where(eq(profiles.id, host.id))
  await host.request('patch', '/profile/preferences', { profilePublic: false })
  const { id } = await createExperience({ hostId: host.id })
  const { body } = await anonymous.request<ExperienceDetail>('get', `/experiences/${id}`)
  expect(body.host).toMatchObject({ id: host.id, name: 'Rosa H.', avatar: null })
  const compared = await anonymous.request<{ items: { host: unknown }[] }>('get', `/comparison?id=${id}`)
  expect(compared.body.items[0]!.host).toEqual({ id: host.id, name: 'Rosa H.', avatar: null, verified: false })
})

test('whole years as a host are counted, unknown ones stay unknown', async () => {
  const yearsOf = async (hostSince: Date | null) => {
    const host = await signedIn('host', { profile: { hostSince } })
    const { id } = await createExperience({ hostId: host.id })
    return (await anonymous.request<ExperienceDetail>('get', `/experiences/${id}`)).body.host.yearsHosting
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
  expect(await yearsOf(daysAgo(2 * 365 - 10))).toBe(1)
  expect(await yearsOf(daysAgo(2 * 365 + 10))).toBe(2)
  expect(await yearsOf(null)).toBeNull()
})

test('coordinates that are missing or zero give the stand-in point, marked as approximate (DET-25)', async () => {
  for (const point of [
    { lat: null, lng: null },
    { lat: 0, lng: 0 },
    { lat: 13.7, lng: 0 },
  ]) {
    const { id } = await createExperience({ location: point })
    const { body } = await anonymous.request<ExperienceDetail>('get', `/experiences/${id}`)
    expect(body.location).toMatchObject({ ...SAN_SALVADOR, approximate: true })
  }
})

test('an experience without a title is incomplete (DET-03)', async () => {
  const { id } = await createExperience({ title: '  ' })
  const { status, body } = await anonymous.request('get', `/experiences/${id}`)
  expect([status, body.error.message]).toEqual([422, 'Datos de experiencia incompletos'])
})

describe('who may open an experience by its id, and its dates (DET-23, INV-16, INV-31)', () => {
  for (const status of ['published', 'draft', 'archived'] as const) {
    test(status, async () => {
      const owner = await signedIn('host')
      const booker = await signedIn('traveler')
      const canceller = await signedIn('traveler')
      const { id, dateIds } = await createExperience({ hostId: owner.id })
      await createBooking({ userId: booker.id, availableDateId: dateIds[0] })
      await createBooking({ userId: canceller.id, availableDateId: dateIds[0], status: 'cancelled' })
      await database().update(experiences).set({ status }).where(eq(experiences.id, id))
      const open = status === 'published'
      const callers = {
        anonymous: [anonymous, open],
        'another traveler': [await signedIn('traveler'), open],
        'a traveler who cancelled': [canceller, open],
        'another host': [await signedIn('host'), open],
        'a traveler with a booking': [booker, true],
        'its host': [owner, true],
        'an admin': [await signedIn('admin'), true],
        'an editor of the team': [await signedStaff('editor'), true],
        'finance of the team, who read no content': [await signedStaff('finance'), open],
      } as const
      for (const [who, [caller, allowed]] of Object.entries(callers)) {
        for (const path of [`/experiences/${id}`, `/experiences/${id}/dates`]) {
          const answer = await caller.request('get', path)
          expect([who, path, answer.status]).toEqual([who, path, allowed ? 200 : 404])
          if (allowed) continue
          const nothing = await caller.request('get', path.replace(id, missing))
          const { requestId: _, ...refusal } = answer.body.error
          expect(nothing.body.error).toMatchObject(refusal)
        }
      }
    })
  }

  test('those of a suspended host', async () => {
    const owner = await signedIn('host')
    const booker = await signedIn('traveler')
    const { id, dateIds } = await createExperience({ hostId: owner.id })
    await createBooking({ userId: booker.id, availableDateId: dateIds[0] })
    await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, owner.id))
    expect((await anonymous.request('get', `/experiences/${id}`)).status).toBe(404)
    const { body } = await booker.request<ExperienceDetail>('get', `/experiences/${id}`)
    expect(body).toMatchObject({ status: 'archived', viewer: { book: 'no' } })
  })

  test('an unpublished one is not booked and not shared', async () => {
    const owner = await signedIn('host')
    const { id } = await createExperience({ hostId: owner.id, status: 'draft' })
    await illustrate(id, [0], 0)
    const { body } = await owner.request<ExperienceDetail>('get', `/experiences/${id}`)
    expect(body).toMatchObject({ status: 'draft', shareImage: null, viewer: { book: 'no', contact: 'disabled' } })
  })
})
