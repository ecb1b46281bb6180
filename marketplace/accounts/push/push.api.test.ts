// Push messages to a closed browser, with a push service that follows the protocol.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { cookieOf, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { startPushService } from '#tests/support/servers/push-service.ts'
import { createNotice } from '../notices/notice.data.ts'
import { readPushKeys } from './push.data.ts'
import { pushKeys, pushSubscriptions } from './push.table.ts'

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
  configure({ PUSH_SERVICES: service.origin })
})
afterAll(async () => {
  configure({ PUSH_SERVICES: undefined })
  await service.stop()
})
beforeEach(() => {
  service.state.mood = 201
  service.state.received.length = 0
})

async function subscribed() {
  const person = await signedIn('host')
  const subscription = service.subscription()
  expect((await person.request('post', '/push/subscriptions', subscription)).status).toBe(204)
  const rows = () => database().select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, person.id))
  const tell = async (kind: 'booking' | 'account' = 'booking') => {
    const notice = { title: 'Ana Flores quiere reservar', detail: '4 personas, $50', href: '/host/reservations' }
    await database().transaction((tx) =>
      createNotice(tx, { ...notice, userId: person.id, kind, key: crypto.randomUUID() }),
    )
    await runJobs()
  }
  return { ...person, subscription, rows, tell }
}

test('a notice reaches the browser, and tells a locked screen nothing', async () => {
  const { tell } = await subscribed()
  await tell()
  expect(service.state.received).toEqual([
    { title: 'Torogoz', body: 'Hay novedades en una reserva.', href: '/host/reservations', tag: 'booking' },
  ])
})

test('the keys are made once, also by two at the same moment', async () => {
  await database().delete(pushKeys)
  const keys = await Promise.all([readPushKeys(), readPushKeys(), readPushKeys()])
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  const { request } = await signedIn('traveler')
  expect((await request<{ publicKey: string }>('get', '/push')).body.publicKey).toBe(keys[0]!.publicKey)
})

test('asking twice is one subscription; ending it, or its session, ends the messages', async () => {
  const { request, subscription, rows, tell, cookie } = await subscribed()
  await request('post', '/push/subscriptions', subscription)
  expect(await rows()).toHaveLength(1)
  await request('post', '/push/subscriptions/end', { endpoint: subscription.endpoint })
  expect(await rows()).toEqual([])
  await request('post', '/push/subscriptions', subscription)
  expect(await rows()).toHaveLength(1)
  expect(cookie).toContain('session_token')
  await request('post', '/auth/sign-out')
  expect(await rows()).toEqual([])
  await tell()
  expect(service.state.received).toEqual([])
})

test('a browser that goes to somebody else tells the other one nothing more', async () => {
  const first = await subscribed()
  const second = await signedIn('traveler')
  await second.request('post', '/push/subscriptions', first.subscription)
  expect(await first.rows()).toEqual([])
  await first.tell()
  expect(service.state.received).toEqual([])
})

test('a browser that is gone is forgotten; a service in trouble is tried again', async () => {
  for (const status of [404, 410]) {
    const { tell, rows } = await subscribed()
    service.state.mood = status
    await tell()
    expect(await rows()).toEqual([])
  }
  const { tell, rows } = await subscribed()
  service.state.mood = 503
  await tell()
  expect(await rows()).toHaveLength(1)
  const { rowCount } = await pool().query(
    `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-push' and last_error is not null`,
  )
  expect(rowCount).toBe(1)
  await pool().query('delete from graphile_worker._private_jobs')
})

test('the switches of the notices hold; what concerns the account is always told', async () => {
  const { tell, request } = await subscribed()
  await request('patch', '/profile/preferences', { bookingUpdates: false })
  await tell('booking')
  expect(service.state.received).toEqual([])
  await tell('account')
  expect(service.state.received.map(({ body }) => body)).toEqual(['Hay novedades en tu cuenta.'])
})

test('nothing is sent to places that are no push service', async () => {
  const { request, id } = await signedIn('traveler')
  const { keys } = service.subscription()
  for (const endpoint of ['http://127.0.0.1:1/x', 'https://evil.example/x', 'http://169.254.169.254/'])
    expect((await request('post', '/push/subscriptions', { endpoint, keys })).status).toBe(422)
  expect(
    (await request('post', '/push/subscriptions', { ...service.subscription(), keys: { p256dh: 'x', auth: 'y' } }))
      .status,
  ).toBe(422)
  expect(await cookieOf({ id })).toBeTruthy()
})
