// The limits of trust section 3, really counted; every test uses an address of its own.
import { like } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#marketplace/api.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { runJobs } from '#tests/support/run-jobs.ts'

beforeAll(() => void configure({ RATE_LIMITS: 'on' }))
// The clock stands still, because on a busy machine the requests of a test could outlast the limit's window.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)

const post = (path: string, address: string, body: unknown) =>
  api.request(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': address },
    body: JSON.stringify(body),
  })
const signIn = (address: string, email: string, password = 'quetzal-42') =>
  post('/auth/sign-in', address, { email, password })
const register = (address: string, email: string) =>
  post('/auth/sign-up', address, {
    email,
    password: 'quetzal-42',
    data: { full_name: 'Ana', role: 'traveler' },
    termsAccepted: true,
  })

test('the sixth sign-in of an address within 20 s is refused, with the time to wait', async () => {
  for (let nth = 1; nth <= 5; nth++) expect((await signIn('10.1.0.1', `nadie${nth}@correo.sv`)).status).toBe(401)
  const sixth = await signIn('10.1.0.1', 'nadie6@correo.sv')
  expect([sixth.status, (await sixth.json()).error.code]).toEqual([429, 'TOO_MANY'])
  expect(sixth.headers.get('retry-after')).toBe('20')
  expect((await signIn('10.1.0.2', 'nadie6@correo.sv')).status).toBe(401)
  pass(19)
  const later = await signIn('10.1.0.1', 'nadie6@correo.sv')
  expect([later.status, later.headers.get('retry-after')]).toEqual([429, '1'])
  pass(1.001)
  expect((await signIn('10.1.0.1', 'nadie6@correo.sv')).status).toBe(401)
})

test('an address that many strangers try is slowed down, and its owner still gets in', async () => {
  expect((await register('10.2.0.1', 'blanco@correo.sv')).status).toBe(201)
  await Promise.all(Array.from({ length: 20 }, (_, nth) => signIn(`10.2.1.${nth}`, 'blanco@correo.sv', 'adivino-12')))
  const started = performance.now()
  expect((await signIn('10.2.2.1', 'blanco@correo.sv')).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(1900)
})

test('the sixth registration of an address within 5 minutes is refused', async () => {
  for (let nth = 1; nth <= 5; nth++) expect((await register('10.3.0.1', `nueva${nth}@correo.sv`)).status).toBe(201)
  pass(299)
  expect((await register('10.3.0.1', 'nueva6@correo.sv')).status).toBe(429)
  pass(1.001)
  expect((await register('10.3.0.1', 'nueva6@correo.sv')).status).toBe(201)
})

test('a mailbox gets at most 5 reset links an hour, and nobody can tell; an address may ask 20 times', async () => {
  await register('10.4.0.1', 'olvida@correo.sv')
  for (let nth = 1; nth <= 7; nth++) {
    const answer = await post('/auth/forgot-password', '10.4.0.2', { email: 'olvida@correo.sv' })
    expect(answer.status).toBe(200)
    await runJobs()
  }
  expect(await database().$count(outbox, like(outbox.subject, 'Restablece%'))).toBe(5)
  for (let nth = 8; nth <= 20; nth++)
    expect((await post('/auth/forgot-password', '10.4.0.2', { email: `otra${nth}@correo.sv` })).status).toBe(200)
  expect((await post('/auth/forgot-password', '10.4.0.2', { email: 'otra21@correo.sv' })).status).toBe(429)
})

test('secrets of reset links cannot be guessed quickly', async () => {
  const guess = () => post('/auth/reset-password', '10.5.0.1', { token: 'a', password: 'quetzal-55' })
  for (let nth = 1; nth <= 20; nth++) expect((await guess()).status).toBe(410)
  expect((await guess()).status).toBe(429)
})
