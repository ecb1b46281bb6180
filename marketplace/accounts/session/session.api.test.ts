import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { api } from '#marketplace/api.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { profiles, sessions, users } from '../account.table.ts'
import { deleteExpiredSessions } from './session.data.ts'

afterEach(() => void configure({ APP_URL: undefined }))

test('nobody is signed in without a cookie, nor with a made-up one', async () => {
  for (const cookie of ['', 'torogoz.session_token=abc.def', 'torogoz.session_token=%zz']) {
    const answer = await api.request('/api/session', { headers: { cookie } })
    expect([answer.status, await answer.json()]).toEqual([200, { user: null }])
  }
})

test('signing out without a session is fine and takes the cookie away', async () => {
  const answer = await api.request('/api/auth/sign-out', { method: 'POST' })
  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie().join()).toMatch(/torogoz\.session_token=;.*Max-Age=0/)
})

test('the user is told by six facts; the name is the profile, else the address, else a word (AUTH-30, AUTH-31)', async () => {
  const { id, email, request } = await signedIn('traveler', { name: 'Ana Núñez' })
  const session = async () => (await request<{ user: Record<string, unknown> }>('get', '/session')).body.user
  expect(await session()).toEqual({
    id,
    email,
    name: 'Ana Núñez',
    avatar: null,
    role: 'traveler',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  await database().update(profiles).set({ fullName: '', avatarUrl: '/files/a.webp' }).where(eq(profiles.id, id))
  expect(await session()).toMatchObject({ name: email, avatar: '/files/a.webp' })
  await database().update(users).set({ email: '' }).where(eq(users.id, id))
  expect(await session()).toMatchObject({ name: 'Usuario' })
})

test('a changed role counts at the next request; without a profile the wish at sign-up counts (AUTH-38, INV-33)', async () => {
  const { id, request } = await signedIn('host')
  const role = async () => (await request<{ user: { role: string } }>('get', '/session')).body.user.role
  expect(await role()).toBe('host')
  await database().update(profiles).set({ role: 'traveler' }).where(eq(profiles.id, id))
  expect(await role()).toBe('traveler')
  await database().delete(profiles).where(eq(profiles.id, id))
  expect(await role()).toBe('host')
})

test('on https the cookie belongs to this host alone, and only it is believed', async () => {
  configure({ APP_URL: 'https://torogoz.example' })
  const answer = await api.request('/api/auth/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://torogoz.example' },
    body: JSON.stringify({
      email: 'segura@correo.sv',
      password: 'quetzal-42',
      data: { full_name: 'Ana', role: 'traveler' },
      termsAccepted: true,
    }),
  })
  const [line] = answer.headers.getSetCookie()
  expect(line).toMatch(/^__Host-torogoz\.session_token=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const session = await api.request('/api/session', { headers: { cookie: line!.split(';')[0]! } })
  expect((await session.json()).user.email).toBe('segura@correo.sv')
  expect(line).not.toContain('Domain')
  // Cookies that another host of the same domain, or somebody without TLS, could have planted.
  for (const name of ['torogoz', '__Secure-torogoz']) {
    const cookie = line!.split(';')[0]!.replace('__Host-torogoz', name)
    const planted = await api.request('/api/session', { headers: { cookie } })
    expect(await planted.json()).toEqual({ user: null })
  }
})

test('a person has at most 20 sessions: the one that began first ends', async () => {
  const person = { email: 'muchas@correo.sv', password: 'quetzal-42' }
  const post = (path: string, body: object) =>
    api.request(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const names = { data: { full_name: 'Ana', role: 'traveler' }, termsAccepted: true }
  const { user } = await (await post('sign-up', { ...person, ...names })).json()
  const otherSessions = Array.from({ length: 19 }, (_, day) => ({
    userId: user.id as string,
    token: `muchas-${day}`,
    expiresAt: new Date(Date.now() + DAY_MS),
    createdAt: new Date(Date.now() - (day + 1) * DAY_MS),
  }))
  await database().insert(sessions).values(otherSessions)
  expect((await post('sign-in', person)).status).toBe(200)
  const remaining = await database()
    .select({ token: sessions.token })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
  expect(remaining).toHaveLength(20)
  expect(remaining.map(({ token }) => token)).not.toContain('muchas-18')
  expect(remaining.map(({ token }) => token)).toContain('muchas-17')
})

test('expired sessions are deleted, live ones are not', async () => {
  const [ended, living] = [await signedIn('traveler'), await signedIn('traveler')]
  const yesterday = new Date(Date.now() - DAY_MS)
  await database().update(sessions).set({ expiresAt: yesterday }).where(eq(sessions.userId, ended.id))
  await deleteExpiredSessions()
  expect(await database().$count(sessions, eq(sessions.userId, ended.id))).toBe(0)
  expect(await database().$count(sessions, eq(sessions.userId, living.id))).toBe(1)
})
