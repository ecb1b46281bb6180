import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '#tests/support/people.ts'
import { identities, profiles, users } from '../account.table.ts'
import { cleanLine, nameProblem } from '../names/name.rules.ts'
import type { Preferences } from '../preferences/preference.rules.ts'
import { defaultPreferences } from '../preferences/preference.rules.ts'
import type { Profile } from './profile.contract.ts'

describe('the own profile', () => {
  test('shows everything that is known, and how one signs in', async () => {
    const { id, email, request } = await signedIn('traveler', { name: 'Ana Núñez' })
    await database()
      .insert(identities)
      .values([
        { userId: id, accountId: id, providerId: 'credential', password: 'x' },
        { userId: id, accountId: `g-${id}`, providerId: 'google' },
      ])
    const { status, body } = await request<Profile>('get', '/profile')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      email,
      fullName: 'Ana Núñez',
      avatar: null,
      role: 'traveler',
      languages: ['Español'],
      responseRate: 100,
      responseTimeHours: 24,
    })
    expect(body.signInWith.map(({ provider }) => provider)).toEqual(['credential', 'google'])
    expect(JSON.stringify(body)).not.toContain('password')
  })

  test('what is written is read back; what is not given stays', async () => {
    const { request } = await signedIn('traveler')
    const text = (max: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: max })
        .map((one) => one.replaceAll('\u0000', '').trim())
        .filter((one) => one.length > 0 && one.length <= max)
    // Entries have single spaces and are compared without case (HPROF-04).
    const entry = text(60).map((one) => one.replace(/\s+/g, ' '))
    const entries = fc.uniqueArray(entry, {
      maxLength: 5,
      selector: (one) => one.normalize('NFC').toLocaleLowerCase('es'),
    })
    const overrides = fc.record(
      {
        fullName: text(120)
          .map(cleanLine)
          .filter((one) => one.length > 0 && !nameProblem(one)),
        bio: fc.option(text(300), { nil: null }),
        phone: fc.constantFrom('+503 7000-0000', '70000000', null),
        languages: entries,
        skills: entries,
        pets: fc.option(text(300), { nil: null }),
        transportation: fc.option(text(300), { nil: null }),
        funFact: fc.option(text(300), { nil: null }),
        accommodation: fc.option(text(300), { nil: null }),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(overrides, async (wish) => {
        const before = (await request<Profile>('get', '/profile')).body
        const changed = await request<Profile>('patch', '/profile', wish)
        expect(changed.status).toBe(200)
        const { body } = await request<Profile>('get', '/profile')
        expect(body).toEqual(changed.body)
        expect(body).toEqual({ ...before, ...wish, updatedAt: body.updatedAt })
      }),
      { numRuns: 25 },
    )
  })

  test('what the server owns is not looked at (ACC-07, ACC-30)', async () => {
    const { id, email, request } = await signedIn('traveler')
    const { status } = await request('patch', '/profile', {
      id: crypto.randomUUID(),
      email: 'otra@correo.sv',
      role: 'admin',
      verified: true,
      averageRating: 5,
      totalBookings: 900,
      responseRate: 1,
      createdAt: '2001-01-01T00:00:00Z',
      avatar: '/files/avatars/x.webp',
      avatarUrl: 'https://elsewhere.example/x.png',
      ratingSum: 5,
      fullName: 'Ana',
    })
    expect(status).toBe(200)
    const { body } = await request<Profile>('get', '/profile')
    expect(body).toMatchObject({
      id,
      email,
      role: 'traveler',
      verified: false,
      averageRating: null,
      totalBookings: 0,
      responseRate: 100,
      avatar: null,
      fullName: 'Ana',
    })
    expect(body.createdAt).not.toMatch(/^2001/)
  })

  test('the name that is shown, and that mails begin with, changes at once', async () => {
    const { id, request } = await signedIn('traveler')
    await request('patch', '/profile', { fullName: '  Rosa María  ' })
    expect((await request<{ user: object }>('get', '/session')).body.user).toMatchObject({ name: 'Rosa María' })
    const [user] = await database().select().from(users).where(eq(users.id, id))
    expect(user?.name).toBe('Rosa María')
  })

  test.each([
    [{ fullName: '   ' }, { fullName: 'Este campo es obligatorio' }],
    [{ fullName: 'a'.repeat(121) }, { fullName: 'Escribe 120 caracteres o menos' }],
    [{ phone: 'llámame' }, { phone: 'Número de teléfono inválido' }],
    [{ phone: '123' }, { phone: 'Número de teléfono inválido' }],
    [{ bio: 'a'.repeat(1001) }, { bio: 'Escribe 1000 caracteres o menos' }],
    [{ languages: Array.from({ length: 21 }, (_, n) => `${n}`) }, { languages: 'Elige 20 o menos' }],
    [{ skills: ['a'.repeat(61)] }, { skills: 'Escribe 60 caracteres o menos' }],
  ])('refuses %j', async (change, fields) => {
    const { request } = await signedIn('traveler')
    const { status, body } = await request('patch', '/profile', change)
    expect([status, body.error.fields]).toEqual([422, fields])
  })

  test('empty texts become null, lists lose empties and repetitions', async () => {
    const { id, request } = await signedIn('traveler', { profile: { bio: 'Antes', phone: '70000000' } })
    const change = { bio: ' ', phone: '', languages: [' Español', '', 'Español ', 'Inglés'] }
    expect((await request<Profile>('patch', '/profile', change)).body).toMatchObject({
      bio: null,
      phone: null,
      languages: ['Español', 'Inglés'],
    })
    const [row] = await database().select().from(profiles).where(eq(profiles.id, id))
    expect([row?.bio, row?.phone]).toEqual([null, null])
  })
})

describe('preferences (ACC-12, ACC-15)', () => {
  test('somebody who never chose has the defaults', async () => {
    const { request } = await signedIn('traveler')
    expect((await request('get', '/profile/preferences')).body).toEqual(defaultPreferences)
    expect(defaultPreferences).toMatchObject({ emailNotifications: true, newsletter: true, personalisedOffers: false })
  })

  test('each choice is stored by itself, also many at once', async () => {
    const { request } = await signedIn('host')
    const names = Object.keys(defaultPreferences) as (keyof Preferences)[]
    await Promise.all(
      names.map((name) => request('patch', '/profile/preferences', { [name]: !defaultPreferences[name] })),
    )
    const { body } = await request<Preferences>('get', '/profile/preferences')
    for (const name of names) expect([name, body[name]]).toEqual([name, !defaultPreferences[name]])
    expect((await request<Preferences>('patch', '/profile/preferences', {})).body).toEqual(body)
  })

  test('anything but yes or no is refused, and other names are ignored', async () => {
    const { request } = await signedIn('traveler')
    expect((await request('patch', '/profile/preferences', { newsletter: 'no' })).status).toBe(422)
    const { body } = await request('patch', '/profile/preferences', {
      userId: crypto.randomUUID(),
      pushNotifications: true,
    })
    expect(body).toEqual(defaultPreferences)
  })
})
