// Tokens for programs: what one allows, and everything that ends it.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api, registrations } from '#marketplace/api.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '#tests/support/people.ts'
import { identities, users } from '../account.table.ts'
import { authenticator } from '../identity/identity.data.ts'
import { SCOPES, type Scope } from './access-token.rules.ts'
import { accessTokens } from './access-token.table.ts'

const PASSWORD = 'torogoz de la montaña 7'

type Person = Awaited<ReturnType<typeof signedIn>>
const tokenInput = (scopes: readonly Scope[] = SCOPES) => ({ name: 'Mi página web', scopes, days: 90 })

async function tokenOf({ request }: Person, scopes?: readonly Scope[]) {
  const { status, body } = await request<{ token: string; accessToken: { id: string } }>(
    'post',
    '/profile/access-tokens',
    tokenInput(scopes),
  )
  expect(status).toBe(201)
  return { token: body.token, id: body.accessToken.id }
}

/** Requests like a program: a bearer token and no cookie. */
async function asProgram(token: string, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers }
  const response = await api.request(`/api${path}`, { ...init, headers })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

test('it is shown once, with what it may do; the list knows its end and its last use', async () => {
  const person = await signedIn('traveler')
  const { token } = await tokenOf(person, ['bookings:read'])
  expect(token).toMatch(/^torogoz_[\w-]{43}$/)
  expect(await asProgram(token, '/bookings')).toMatchObject({ status: 200, body: { bookings: [] } })
  const { body } = await person.request<{ accessTokens: object[] }>('get', '/profile/access-tokens')
  expect(body.accessTokens).toMatchObject([
    { name: 'Mi página web', ending: token.slice(-4), scopes: ['bookings:read'], lastUsedAt: expect.any(String) },
  ])
  expect(JSON.stringify(body)).not.toContain(token)
  const [row] = await database().select().from(accessTokens).where(eq(accessTokens.userId, person.id))
  expect(Object.values(row!)).not.toContain(token)
})

test('a program books and cancels for its owner, and reads no booking of others', async () => {
  const person = await signedIn('traveler')
  const { token } = await tokenOf(person)
  const experience = await createExperience({ dates: [{ capacity: 4 }] })
  const order = {
    experienceId: experience.id,
    availableDateId: experience.dateIds[0],
    guests: 2,
    guestInfo: { firstName: 'Ana', lastName: 'Rivas', email: 'ana@correo.example', phone: '+503 7000 1234' },
    hostId: experience.hostId,
    termsAccepted: true,
  }
  const init = {
    method: 'POST',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(order),
  }
  const answer = await asProgram(token, '/bookings', init)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  // The same request, sent again after a lost connection, gives the same booking.
  expect((await asProgram(token, '/bookings', init)).body).toEqual(answer.body)
  const id = answer.body.booking?.id ?? answer.body.id
  const cancelled = await asProgram(token, `/bookings/${id}/cancel`, { method: 'POST', body: '{}' })
  expect(cancelled.status).toBe(200)
  const other = await createBooking({})
  expect((await asProgram(token, `/bookings/${other.id}`)).status).toBe(404)
})

test('no token opens what names no scope, or another one, or another role', async () => {
  const traveler = await tokenOf(await signedIn('traveler'))
  const refused = async (token: string, path: string) => {
    const { status, body } = await asProgram(token, path)
    return [status, body.error.code]
  }
  expect(await refused(traveler.token, '/profile')).toEqual([403, 'SCOPE_NEEDED'])
  expect(await refused(traveler.token, '/profile/access-tokens')).toEqual([403, 'SCOPE_NEEDED'])
  expect(await refused(traveler.token, '/host/bookings')).toEqual([403, 'FORBIDDEN'])
  const reader = await tokenOf(await signedIn('host'), ['host:read'])
  expect((await asProgram(reader.token, '/host/bookings')).status).toBe(200)
  const confirming = await asProgram(reader.token, `/host/bookings/${crypto.randomUUID()}/confirm`, { method: 'POST' })
  expect([confirming.status, confirming.body.error.code]).toEqual([403, 'SCOPE_NEEDED'])
  const admin = await tokenOf(await signedIn('admin'))
  expect(await refused(admin.token, '/admin/bookings')).toEqual([403, 'SCOPE_NEEDED'])
})

test('what asks for a password, and what an operator may do, names no scope', () => {
  const scoped = registrations.filter(({ endpoint }) => endpoint.scope)
  expect(scoped.length).toBeGreaterThan(10)
  for (const { endpoint } of scoped) {
    expect([endpoint.path, SCOPES]).toEqual([endpoint.path, expect.arrayContaining([endpoint.scope])])
    expect([endpoint.path, endpoint.fresh, endpoint.events]).toEqual([endpoint.path, undefined, undefined])
    expect([endpoint.path, ['traveler', 'host']]).toEqual([endpoint.path, expect.arrayContaining([endpoint.access])])
  }
})

test('what everybody may request, a program asks as nobody', async () => {
  const { token } = await tokenOf(await signedIn('traveler'))
  expect(await asProgram(token, '/session')).toEqual(await asProgram('nothing', '/session'))
})

const ends: [string, (person: Person, id: string) => Promise<unknown>][] = [
  ['it is revoked', ({ request }, id) => request('delete', `/profile/access-tokens/${id}`)],
  [
    'its time is over',
    (_person, id) => database().update(accessTokens).set({ expiresAt: new Date() }).where(eq(accessTokens.id, id)),
  ],
  [
    'its owner is suspended',
    ({ id }) => database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id)),
  ],
  [
    'its owner chooses another password',
    async ({ id, request }) => {
      const { password: passwords } = await authenticator().$context
      const row = { userId: id, accountId: id, providerId: 'credential', password: await passwords.hash(PASSWORD) }
      await database().insert(identities).values(row)
      const change = { current: PASSWORD, password: 'un-volcan-para-dos-2026' }
      expect((await request('post', '/profile/password', change)).status).toBe(204)
    },
  ],
]
test.each(ends)('the next request is refused when %s', async (_name, end) => {
  const person = await signedIn('traveler')
  const { token, id } = await tokenOf(person)
  expect((await asProgram(token, '/bookings')).status).toBe(200)
  await end(person, id)
  expect((await asProgram(token, '/bookings')).status).toBe(401)
})

test('nobody revokes the token of another, and an unknown one is nobody, whatever cookie comes with it', async () => {
  const [owner, other] = [await signedIn('traveler'), await signedIn('traveler')]
  const { id, token } = await tokenOf(owner)
  expect((await other.request('delete', `/profile/access-tokens/${id}`)).status).toBe(404)
  expect((await asProgram(token, '/bookings')).status).toBe(200)
  const forged = `torogoz_${'A'.repeat(43)}`
  const headers = { cookie: owner.cookie }
  expect((await asProgram(forged, '/bookings', { headers })).status).toBe(401)
  expect((await asProgram('', '/bookings', { headers })).status).toBe(401)
})

test.each([
  [{ name: ' ', scopes: ['host:read'], days: 90 }, { name: 'Ponle un nombre' }],
  [{ name: 'x'.repeat(61), scopes: ['host:read'], days: 90 }, { name: 'Escribe 60 caracteres o menos' }],
  [{ name: 'Mi web', scopes: [], days: 90 }, { scopes: 'Elige qué podrá hacer' }],
  [{ name: 'Mi web', scopes: ['host:read'], days: 4000 }, { days: 'Elige cuánto durará' }],
])('what is missing is said: %j', async (body, fields) => {
  const { request } = await signedIn('traveler')
  const answer = await request('post', '/profile/access-tokens', body)
  expect([answer.status, answer.body.error.fields]).toEqual([422, fields])
})
