import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#marketplace/api.ts'
import { appUrl, configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { type Person, startIdentityProvider } from '#tests/support/servers/identity-provider.ts'
import { identities, profiles, sessions, users } from '../account.table.ts'
import { passkeys } from '../second-factor/second-factor.table.ts'

let identity: Awaited<ReturnType<typeof startIdentityProvider>>
const people: Record<string, Person> = {}

beforeAll(async () => {
  identity = await startIdentityProvider(() => `${appUrl()}/auth/callback`)
})
afterAll(() => identity.stop())
let count = 0
beforeEach(() => {
  configure({ ...identity.settings, RATE_LIMITS: 'off' })
  Object.assign(identity.behaviour, { claims: {}, signedByStranger: false, down: false })
  const nth = ++count
  people.ana = { sub: `10${nth}`, email: `Ana${nth}@Gmail.com`, email_verified: true, name: 'Ana Gómez' }
  identity.behaviour.person = people.ana
})

type Provider = 'google' | 'facebook'
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
const sessionOf = async (cookie: string) =>
  (await (await api.request('/api/session', { headers: { cookie } })).json()).user

async function start(provider: Provider, body: object = {}) {
  const answer = await post(`/auth/social/${provider}`, body)
  expect(answer.status).toBe(200)
  return { url: new URL((await answer.json()).url), cookie: cookieOf(answer) }
}
/** Acts as a person at the provider. @returns the parameters it sends back */
async function consent(url: URL, words = 'Continuar') {
  const page = await fetch(url)
  expect(page.status).toBe(200)
  const link = (await page.text()).match(new RegExp(`href="(/decide[^"]+)">${words}`))![1]!
  const back = await fetch(`${identity.issuer}${link.replaceAll('&amp;', '&')}`, { redirect: 'manual' })
  return Object.fromEntries(new URL(back.headers.get('location')!).searchParams)
}
const finish = (returned: object, cookie: string) => post('/auth/social-return', returned, { cookie })
async function roundTrip(provider: Provider, body: object = {}, words?: string) {
  const { url, cookie } = await start(provider, body)
  return finish(await consent(url, words), cookie)
}
const refusal = async (answer: Response) => {
  const { code, message } = (await answer.json()).error
  return [answer.status, code, message]
}
const register = async (email: string, role = 'traveler') => {
  const data = { full_name: 'Local', role }
  const answer = await post('/auth/sign-up', { email, password: 'quetzal-42', data, termsAccepted: true })
  return { user: (await answer.json()).user, cookie: cookieOf(answer) }
}
const row = async (id: string) => (await database().select().from(users).where(eq(users.id, id)))[0]!
const providersOf = async (id: string) =>
  (await database().select().from(identities).where(eq(identities.userId, id))).map(({ providerId }) => providerId)

test('Google makes an account at the first visit and finds it at the next (AUTH-21)', async () => {
  const answer = await roundTrip('google', { returnPath: '/booking/7?guests=3' })
  expect(answer.status).toBe(200)
  const { user, returnPath } = await answer.json()
  expect(returnPath).toBe('/booking/7?guests=3')
  expect(user).toMatchObject({ email: people.ana!.email!.toLowerCase(), name: 'Ana Gómez', role: 'traveler' })
  expect(await sessionOf(cookieOf(answer))).toEqual(user)
  expect(await row(user.id)).toMatchObject({ emailVerified: true, termsVersion: '2026-01-15' })
  const second = await (await roundTrip('google')).json()
  expect(second).toMatchObject({ user: { id: user.id }, returnPath: null })
  expect(await providersOf(user.id)).toEqual(['google'])
})

test('Facebook makes an account too; its address does not count as verified', async () => {
  const answer = await roundTrip('facebook')
  expect(answer.status).toBe(200)
  const { user } = await answer.json()
  expect(await row(user.id)).toMatchObject({ emailVerified: false })
  expect((await (await roundTrip('facebook')).json()).user.id).toBe(user.id)
})

test('the request carries state, PKCE and, for Google, a nonce; phones ask for offline access and consent (AUTH-22)', async () => {
  const { url, cookie } = await start('google')
  expect(url.origin).toBe(identity.issuer)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: `${appUrl()}/auth/callback`,
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    nonce: expect.stringMatching(/.{20}/),
  })
  expect(cookie).toContain(`torogoz.social-google=${url.searchParams.get('state')}.`)
  expect(url.searchParams.has('prompt')).toBe(false)
  for (const provider of ['google', 'facebook'] as const) {
    const phone = (await start(provider, { mobile: true })).url.searchParams
    expect([phone.get('access_type'), phone.get('prompt')]).toEqual(['offline', 'consent'])
  }
})

test('a new account is a host only when it began on the host pages, an old one keeps its role', async () => {
  const { user } = await (await roundTrip('google', { from: 'host' })).json()
  expect(user.role).toBe('host')
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, user.id))
  expect(profile!.hostSince).not.toBeNull()
  expect((await (await roundTrip('google')).json()).user.role).toBe('host')
  expect((await post('/auth/social/google', { from: 'admin' })).status).toBe(422)
})

test('a state works once, only in the browser that started, and only with its provider', async () => {
  const { url, cookie } = await start('google')
  const returned = await consent(url)
  expect(await refusal(await finish(returned, ''))).toEqual([409, 'SOCIAL_FAILED', 'No se pudo conectar con tu cuenta'])
  expect((await finish(returned, cookie)).status).toBe(200)
  expect(await refusal(await finish(returned, cookie))).toEqual([
    409,
    'SOCIAL_FAILED',
    'No se pudo conectar con Google',
  ])
})

test('a state cannot be exchanged for another one, nor a code used with a foreign state', async () => {
  const ownStart = await start('google')
  const returned = await consent(ownStart.url)
  const other = await start('google')
  const otherState = other.url.searchParams.get('state')
  expect((await finish({ ...returned, state: otherState }, ownStart.cookie)).status).toBe(409)
  expect((await finish({ ...returned, state: otherState }, other.cookie)).status).toBe(409)
})

test('an id token is believed only with the right signature, audience, issuer, nonce and time', async () => {
  const now = Math.floor(Date.now() / 1000)
  identity.behaviour.signedByStranger = true
  expect((await roundTrip('google')).status).toBe(409)
  identity.behaviour.signedByStranger = false
  for (const claims of [
    { aud: 'another-client' },
    { iss: 'https://accounts.google.com' },
    { nonce: 'another' },
    { nonce: undefined },
    { iat: now - 7200, exp: now - 3600 },
  ]) {
    identity.behaviour.claims = claims
    expect((await roundTrip('google')).status, JSON.stringify(claims)).toBe(409)
  }
  expect(await database().$count(users, eq(users.email, people.ana!.email!.toLowerCase()))).toBe(0)
})

test('a verified account is linked to Google and keeps its password and sessions', async () => {
  const { user, cookie } = await register(people.ana!.email!, 'host')
  await database().update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
  const linked = await (await roundTrip('google')).json()
  expect(linked.user).toMatchObject({ id: user.id, role: 'host', name: 'Local' })
  expect((await providersOf(user.id)).sort()).toEqual(['credential', 'google'])
  expect(await sessionOf(cookie)).not.toBeNull()
})

test('an account made in advance by a stranger loses its password and sessions before it is linked (pre-hijack)', async () => {
  const { user, cookie } = await register(people.ana!.email!)
  const linked = await (await roundTrip('google')).json()
  expect(linked.user.id).toBe(user.id)
  expect(await sessionOf(cookie)).toBeNull()
  expect(await providersOf(user.id)).toEqual(['google'])
  expect(await row(user.id)).toMatchObject({ emailVerified: true })
  const stranger = await post('/auth/sign-in', { email: people.ana!.email, password: 'quetzal-42' })
  expect(stranger.status).toBe(401)
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, user.email))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Confirma tu correo en Torogoz',
    'Tu cuenta de Torogoz cambió de forma de entrar',
  ])
})

test('a provider that does not vouch for an address opens nobody else’s account, and does not say whose it is', async () => {
  const { user, cookie } = await register(people.ana!.email!)
  for (const verified of [false, true]) {
    await database().update(users).set({ emailVerified: verified }).where(eq(users.id, user.id))
    expect(await refusal(await roundTrip('facebook'))).toEqual([
      409,
      'SOCIAL_FAILED',
      'No se pudo conectar con Facebook',
    ])
  }
  identity.behaviour.claims = { email_verified: false }
  expect((await roundTrip('google')).status).toBe(409)
  expect(await providersOf(user.id)).toEqual(['credential'])
  expect(await sessionOf(cookie)).not.toBeNull()
})

test('who cancels, hides the address or is suspended is told so', async () => {
  expect(await refusal(await roundTrip('google', {}, 'Cancelar'))).toEqual([
    409,
    'SOCIAL_CANCELLED',
    'Login cancelado.',
  ])
  identity.behaviour.person = { sub: 'no-mail', name: 'Sin Correo' }
  expect((await refusal(await roundTrip('facebook')))[1]).toBe('SOCIAL_NO_EMAIL')
  identity.behaviour.person = people.ana!
  const { user } = await (await roundTrip('google')).json()
  await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id))
  const suspended = await roundTrip('google')
  expect((await refusal(suspended)).slice(0, 2)).toEqual([403, 'SUSPENDED'])
  expect(suspended.headers.getSetCookie().join()).not.toContain('session_token')
})

test('a provider opens no session for somebody who has a second factor: the second step does', async () => {
  const { user } = await (await roundTrip('google')).json()
  await database().insert(passkeys).values({ userId: user.id, name: 'Teléfono', credentialId: user.id, publicKey: 'x' })
  const before = await database().$count(sessions, eq(sessions.userId, user.id))
  const answer = await roundTrip('google')
  expect((await refusal(answer.clone())).slice(0, 2)).toEqual([401, 'SECOND_STEP_NEEDED'])
  expect((await answer.json()).error.data).toMatchObject({ authenticator: false, passkey: true })
  expect(answer.headers.getSetCookie().join()).not.toContain('session_token')
  expect(await database().$count(sessions, eq(sessions.userId, user.id))).toBe(before)
})

test('a second factor that a stranger set up in advance does not keep the owner out (pre-hijack)', async () => {
  const { user: stranger } = await register(people.ana!.email!)
  const key = { userId: stranger.id, name: 'De otro', credentialId: stranger.id, publicKey: 'x' }
  await database().insert(passkeys).values(key)
  expect((await (await roundTrip('google')).json()).user.id).toBe(stranger.id)
  expect(await database().$count(passkeys, eq(passkeys.userId, stranger.id))).toBe(0)
})

test('a return path leads home only', async () => {
  for (const returnPath of ['//evil.example', 'https://evil.example', '/..//evil.example', '/auth/login'])
    expect((await (await roundTrip('google', { returnPath })).json()).returnPath).toBeNull()
})

test('without credentials the button says so (AUTH-28)', async () => {
  configure({ GOOGLE_CLIENT_ID: undefined, FACEBOOK_CLIENT_ID: undefined })
  const start = async (provider: string) => refusal(await post(`/auth/social/${provider}`, {}))
  expect(await start('google')).toEqual([409, 'SOCIAL_FAILED', 'No se pudo conectar con Google'])
  expect(await start('facebook')).toEqual([409, 'SOCIAL_FAILED', 'No se pudo conectar con Facebook'])
  expect((await post('/auth/social/twitter', {})).status).toBe(404)
})

test('a provider that is down fails the attempt only, before it starts and after', async () => {
  configure({ GOOGLE_CLIENT_SECRET: 'changed-so-that-it-is-asked-anew' })
  identity.behaviour.down = true
  expect(await refusal(await post('/auth/social/google', {}))).toEqual([
    409,
    'SOCIAL_FAILED',
    'No se pudo conectar con Google',
  ])
  identity.behaviour.down = false
  expect((await post('/auth/social/google', {})).status).toBe(200)
  configure(identity.settings)
  const { url, cookie } = await start('google')
  const returned = await consent(url)
  identity.behaviour.down = true
  expect((await finish(returned, cookie)).status).toBe(409)
})

test('the sixth attempt on one provider within 5 minutes is refused; the other is counted apart (AUTH-24, AUTH-25)', async () => {
  configure({ RATE_LIMITS: 'on' })
  const start = (provider: string, address: string) =>
    post(`/auth/social/${provider}`, {}, { 'x-client-address': address })
  for (let nth = 1; nth <= 5; nth++) expect((await start('google', '10.9.0.1')).status).toBe(200)
  const sixth = await start('google', '10.9.0.1')
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(280)
  expect(await refusal(sixth)).toEqual([429, 'SOCIAL_TOO_MANY', 'Demasiados intentos de login. Espera unos minutos...'])
  expect((await start('facebook', '10.9.0.1')).status).toBe(200)
  expect((await start('google', '10.9.0.2')).status).toBe(200)
})

test('tokens of providers are not readable in the database', async () => {
  const { user } = await (await roundTrip('google')).json()
  const [identity] = await database().select().from(identities).where(eq(identities.userId, user.id))
  expect(identity!.accessToken).not.toBeNull()
  expect(identity!.accessToken).not.toMatch(/^[\w-]{32}$/)
})
