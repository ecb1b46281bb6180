import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#marketplace/api.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { profiles, sessions, users } from '../account.table.ts'

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

let count = 0
const newcomer = (changes: Record<string, unknown> = {}, data: Record<string, unknown> = {}) => ({
  email: `persona${++count}@correo.sv`,
  password: 'quetzal-42',
  data: { full_name: 'Ana María Núñez', role: 'traveler', ...data },
  termsAccepted: true,
  ...changes,
})
async function register(changes: Record<string, unknown> = {}, data: Record<string, unknown> = {}) {
  const body = newcomer(changes, data)
  const answer = await post('/auth/sign-up', body)
  expect(answer.status).toBe(201)
  return { ...body, cookie: cookieOf(answer), user: (await answer.json()).user, answer }
}
const signIn = (email: string, password = 'quetzal-42') => post('/auth/sign-in', { email, password })

test('a registration makes account, profile and session at once (AUTH-12, AUTH-16)', async () => {
  const before = Date.now()
  const { answer, cookie, user, email } = await register()
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^torogoz\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(user).toMatchObject({ email, name: 'Ana María Núñez', avatar: null, role: 'traveler' })
  expect(await sessionOf(cookie)).toEqual(user)
  const [row] = await database().select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ emailVerified: false, signupRole: 'traveler', termsVersion: '2026-01-15' })
  expect(row!.termsAcceptedAt!.getTime()).toBeGreaterThanOrEqual(before)
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, user.id))
  expect(profile).toMatchObject({ fullName: 'Ana María Núñez', role: 'traveler', hostSince: null })
})

test('who registers as a host is one from now on', async () => {
  const { user } = await register({}, { role: 'host' })
  expect(user.role).toBe('host')
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, user.id))
  expect(Date.now() - profile!.hostSince!.getTime()).toBeLessThan(60_000)
})

test('nobody becomes an admin by registering, whatever is sent (AUTH-13, INV-29)', async () => {
  for (const data of [{ role: 'admin' }, { role: 'ADMIN' }, { role: ['admin'] }, { role: null }, { is_admin: true }]) {
    const { user } = await register({ role: 'admin', signupRole: 'admin', suspendedAt: null }, data)
    expect(user.role).toBe('traveler')
  }
})

test('a registration is refused field by field, in Spanish', async () => {
  const wrong = {
    email: 'no-es-un-email',
    password: 'corta',
    data: { full_name: ' ', role: 'host' },
    termsAccepted: false,
  }
  const answer = await post('/auth/sign-up', wrong)
  expect(answer.status).toBe(422)
  expect((await answer.json()).error.fields).toEqual({
    email: 'Email inválido',
    password: 'La contraseña debe tener al menos 8 caracteres',
    'data.full_name': 'Este campo es obligatorio',
    termsAccepted: 'Debes aceptar los términos y condiciones',
  })
  expect((await post('/auth/sign-up', newcomer({ password: 'a'.repeat(129) }))).status).toBe(422)
  expect((await post('/auth/sign-up', {})).status).toBe(422)
})

test('an address in use is refused without case, also when two register at once (AUTH-14)', async () => {
  const { email } = await register()
  const second = await post('/auth/sign-up', newcomer({ email: email.toUpperCase() }))
  expect([second.status, (await second.json()).error.code]).toEqual([409, 'EMAIL_TAKEN'])
  const race = newcomer({ email: 'a.la.vez@correo.sv' })
  const answers = await Promise.all([1, 2, 3, 4].map(() => post('/auth/sign-up', race)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
})

test('a password signs in with a new session each time; a wrong one and an unknown address sound the same', async () => {
  const { email, cookie } = await register()
  const good = await signIn(` ${email.toUpperCase()} `)
  expect(good.status).toBe(200)
  const newCookie = cookieOf(good)
  expect(newCookie).not.toBe(cookie)
  expect(await sessionOf(newCookie)).toMatchObject({ email })
  const wrongPassword = await signIn(email, 'otra-cosa-1')
  const unknown = await signIn('nadie@correo.sv')
  expect([wrongPassword.status, unknown.status]).toEqual([401, 401])
  const words = async (answer: Response) => ({ ...(await answer.json()).error, requestId: '' })
  expect(await words(wrongPassword)).toEqual(await words(unknown))
  expect(wrongPassword.headers.getSetCookie()).toEqual([])
})

test('an unknown address takes as long as a wrong password (INV-32)', async () => {
  const { email } = await register()
  const time = async (address: string) => {
    const started = performance.now()
    await signIn(address, 'otra-cosa-1')
    return performance.now() - started
  }
  const knownTimes: number[] = []
  const unknownTimes: number[] = []
  for (let round = 0; round < 9; round++) {
    knownTimes.push(await time(email))
    unknownTimes.push(await time(`nadie${round}@correo.sv`))
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[4]!
  expect(
    Math.min(median(knownTimes), median(unknownTimes)) / Math.max(median(knownTimes), median(unknownTimes)),
  ).toBeGreaterThan(0.3)
})

test('signing out ends the session at the server; suspension ends it and lets nobody in', async () => {
  const { email, cookie, user } = await register()
  const other = cookieOf(await signIn(email))
  expect((await post('/auth/sign-out', {}, { cookie })).status).toBe(204)
  expect(await sessionOf(cookie)).toBeNull()
  expect(await sessionOf(other)).toMatchObject({ email })
  await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id))
  expect(await sessionOf(other)).toBeNull()
  const refusal = await signIn(email)
  expect([refusal.status, (await refusal.json()).error.code]).toEqual([403, 'SUSPENDED'])
  expect((await signIn(email, 'otra-cosa-1')).status).toBe(401)
})

test('a missing profile is made at the next login with the role chosen at sign-up (AUTH-39)', async () => {
  const { email, user } = await register({}, { role: 'host' })
  await database().delete(profiles).where(eq(profiles.id, user.id))
  expect((await (await signIn(email)).json()).user).toMatchObject({ role: 'host', name: 'Ana María Núñez' })
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, user.id))
  expect(profile).toMatchObject({ role: 'host', fullName: 'Ana María Núñez' })
})

test('a session is prolonged by asking for it over HTTP, once a day', async () => {
  const { cookie, user } = await register()
  const readSession = () => api.request('/api/session', { headers: { cookie, 'x-client-address': '10.0.0.1' } })
  expect((await readSession()).headers.getSetCookie()).toEqual([])
  const soon = new Date(Date.now() + 5 * DAY_MS)
  await database().update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, user.id))
  expect((await readSession()).headers.getSetCookie().join()).toMatch(/torogoz\.session_token=.*Max-Age=604800/)
  const [session] = await database().select().from(sessions).where(eq(sessions.userId, user.id))
  expect(session!.expiresAt.getTime()).toBeGreaterThan(soon.getTime() + DAY_MS)
  await database()
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, user.id))
  expect((await (await readSession()).json()).user).toBeNull()
})

test('a role is told to its owner only; of others it is unknown, like a missing person (AUTH-38, INV-31)', async () => {
  const ana = await register()
  const luis = await register()
  const role = async (id: string, cookie: string) => {
    const answer = await api.request(`/api/users/${id}/role`, { headers: { cookie } })
    return [answer.status, await answer.json()]
  }
  expect(await role(ana.user.id, ana.cookie)).toEqual([200, { role: 'traveler' }])
  const [, foreign] = await role(luis.user.id, ana.cookie)
  const [status, missing] = await role('0190f0c2-7a2e-7000-8000-000000000001', ana.cookie)
  expect(status).toBe(404)
  expect({ ...foreign.error, requestId: '' }).toEqual({ ...missing.error, requestId: '' })
  expect((await role(ana.user.id, ''))[0]).toBe(401)
})

const lastMail = async (to: string) =>
  (await database().select().from(outbox).where(eq(outbox.recipient, to)).orderBy(desc(outbox.createdAt)).limit(1))[0]
const tokenIn = (text: string) => decodeURIComponent(text.match(/reset-password\?token=([^\s"]+)/)![1]!)

test.each([
  ['', 'Por favor, ingresa tu dirección de email'],
  [' ', 'Por favor, ingresa tu dirección de email'],
  [undefined, 'Por favor, ingresa tu dirección de email'],
  ['ana', 'Email inválido'],
])('a reset link for %j is refused in the words of the form (AUTH-18)', async (email, words) => {
  const answer = await post('/auth/forgot-password', { email })
  expect([answer.status, (await answer.json()).error.fields]).toEqual([422, { email: words }])
})

test('a reset link comes by mail, works once, ends every session and proves the mailbox (AUTH-17, AUTH-20)', async () => {
  const { email, cookie, user } = await register()
  const known = await post('/auth/forgot-password', { email: email.toUpperCase() })
  const unknown = await post('/auth/forgot-password', { email: 'nadie@correo.sv' })
  expect(await known.json()).toEqual({
    message: 'Si existe una cuenta con ese email, recibirás un enlace para restablecer tu contraseña.',
  })
  expect([unknown.status, (await unknown.json()).message]).toEqual([
    200,
    expect.stringContaining('Si existe una cuenta'),
  ])
  await runJobs()
  expect(await lastMail('nadie@correo.sv')).toBeUndefined()
  const mail = await lastMail(email)
  expect(mail!.subject).toBe('Restablece tu contraseña de Torogoz')
  const token = tokenIn(mail!.text)

  const reset = (password: string) => post('/auth/reset-password', { token, password })
  const short = await reset('corta')
  expect([short.status, (await short.json()).error.fields.password]).toEqual([
    422,
    expect.stringContaining('8 caracteres'),
  ])
  const answers = await Promise.all(['quetzal-11', 'quetzal-22', 'quetzal-33'].map(reset))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410])
  expect((await reset('quetzal-44')).status).toBe(410)
  expect(await sessionOf(cookie)).toBeNull()
  expect((await signIn(email)).status).toBe(401)
  const worked = ['quetzal-11', 'quetzal-22', 'quetzal-33'][answers.findIndex(({ status }) => status === 204)]!
  expect((await signIn(email, worked)).status).toBe(200)
  const [row] = await database().select().from(users).where(eq(users.id, user.id))
  expect(row!.emailVerified).toBe(true)
})

test('a used link makes the others useless; an old or made-up one is refused', async () => {
  const { email, user } = await register()
  const links: string[] = []
  for (let round = 0; round < 2; round++) {
    await post('/auth/forgot-password', { email })
    await runJobs()
    links.push(tokenIn((await lastMail(email))!.text))
  }
  const reset = async (token: string) => (await post('/auth/reset-password', { token, password: 'quetzal-55' })).status
  expect(await reset(links[1]!)).toBe(204)
  expect(await reset(links[0]!)).toBe(410)
  expect(await reset('inventado')).toBe(410)
  await post('/auth/forgot-password', { email })
  await runJobs()
  const late = tokenIn((await lastMail(email))!.text)
  await database().execute(
    `update verifications set expires_at = now() - interval '1 second' where value = '${user.id}'`,
  )
  expect(await reset(late)).toBe(410)
})

test('links are kept as digests: who reads the database cannot use them', async () => {
  const { email } = await register()
  await post('/auth/forgot-password', { email })
  await runJobs()
  const token = tokenIn((await lastMail(email))!.text)
  const { rows } = await database().execute<{ identifier: string }>('select identifier from verifications')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an unsafe request from another site is refused before anything else (INV-34)', async () => {
  const answer = await post('/auth/sign-in', { email: 'a@b.sv', password: 'x' }, { origin: 'https://evil.example' })
  expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'CROSS_ORIGIN'])
})
