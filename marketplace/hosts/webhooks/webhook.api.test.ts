import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { signedIn } from '#tests/support/people.ts'
import { startWebhookReceiver } from '#tests/support/servers/webhook-receiver.ts'
import { claimDeliveries, recordAttempt, releaseDeliveries } from './delivery.data.ts'
import { deliverDueWebhooks } from './delivery.jobs.ts'
import type { Webhook, WebhookDelivery } from './webhook.contract.ts'
import { WEBHOOK_EVENTS } from './webhook.rules.ts'
import { webhookDeliveries } from './webhook.table.ts'

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  configure({ REACHABLE_INSIDE: receiver.origin })
})
afterAll(async () => {
  configure({ REACHABLE_INSIDE: undefined })
  await receiver.stop()
})
beforeEach(async () => {
  await database().delete(webhookDeliveries)
  receiver.received.length = 0
  receiver.options.answer = (response) => void response.writeHead(204).end()
})

type Created = { webhook: Webhook; secret: string }
async function listening(events: readonly string[] = WEBHOOK_EVENTS) {
  const host = await signedIn('host')
  const offer = await createExperience({ hostId: host.id, dates: [{ capacity: 8 }] })
  const { body } = await host.request<Created>('post', '/host/webhooks', { url: `${receiver.origin}/hook`, events })
  receiver.options.secrets = [body.secret]
  const path = `/host/webhooks/${body.webhook.id}`
  const deliveries = async () =>
    (await host.request<{ deliveries: WebhookDelivery[] }>('get', `${path}/deliveries?limit=50`)).body.deliveries
  const state = async () => (await host.request<{ webhooks: Webhook[] }>('get', '/host/webhooks')).body.webhooks[0]!
  return { host, offer, path, deliveries, state, ...body }
}
const dueNow = () => pool().query(`update webhook_deliveries set next_try_at = now() where status = 'waiting'`)
const types = () => receiver.received.map(({ body }) => body.type).sort()

test('what happens to a reservation arrives once, signed, without a word about the traveler', async () => {
  const { host, offer, state, deliveries } = await listening()
  const booking = await createBooking({ availableDateId: offer.dateIds[0]!, guests: 2, specialRequests: 'Sin maní' })
  expect((await host.request('post', `/host/bookings/${booking.id}/confirm`)).status).toBe(200)
  await deliverDueWebhooks()
  await deliverDueWebhooks()
  expect(types()).toEqual(['availability.changed', 'booking.confirmed', 'booking.created'])
  expect(receiver.received.every(({ verified }) => verified[0])).toBe(true)
  const created = receiver.received.find(({ body }) => body.type === 'booking.created')!
  expect(created.body.data).toEqual({
    bookingId: booking.id,
    experienceId: offer.id,
    dateId: offer.dateIds[0],
    status: 'pending',
    guests: 2,
    children: 0,
    startDate: booking.startDate.toISOString(),
    endDate: booking.endDate?.toISOString() ?? null,
    totalAmount: booking.totalAmount,
    currency: 'USD',
  })
  const spots = receiver.received.find(({ body }) => body.type === 'availability.changed')!
  expect(spots.body.data).toMatchObject({ dateId: offer.dateIds[0], status: 'available', capacity: 8, spots: 6 })
  expect(await state()).toMatchObject({ waiting: 0, dead: 0, deliveredAt: expect.any(String) })
  expect((await deliveries()).map(({ id }) => id).sort()).toEqual(receiver.received.map(({ id }) => id).sort())
})

test('what is rolled back is told to nobody, and neither is what was not asked for', async () => {
  const { offer } = await listening(['booking.cancelled'])
  await createBooking({ availableDateId: offer.dateIds[0]! })
  const all = await listening()
  const { deliveries } = all
  const thrown = database().transaction(async (tx) => {
    await tx.update(availableDates).set({ status: 'closed' }).where(eq(availableDates.id, all.offer.dateIds[0]!))
    expect(await tx.$count(webhookDeliveries)).toBe(1)
    throw new Error('no')
  })
  await expect(thrown).rejects.toThrow('no')
  await deliverDueWebhooks()
  expect([receiver.received, await deliveries()]).toEqual([[], []])
})

test('a new secret proves beside the old one; the secret of somebody else proves nothing', async () => {
  const { host, path, secret } = await listening()
  const { secret: stranger } = await listening()
  const renewed = (await host.request<{ secret: string }>('post', `${path}/secret`)).body.secret
  expect(renewed).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  receiver.options.secrets = [secret, renewed, stranger]
  expect((await host.request('post', `${path}/test`)).status).toBe(201)
  await deliverDueWebhooks()
  expect(receiver.received.map(({ body, verified }) => [body.type, verified])).toEqual([['test', [true, true, false]]])
  await pool().query(`update webhooks set secret_changed_at = now() - interval '25 hours'`)
  await host.request('post', `${path}/test`)
  await deliverDueWebhooks()
  expect(receiver.received[1]!.verified).toEqual([false, true, false])
})

test('a system that fails is tried eight times under one id, given up, stopped with one email, and heals', async () => {
  const { host, path, state, deliveries } = await listening()
  receiver.options.answer = (response) => void response.writeHead(503).end('x'.repeat(5000))
  await host.request('post', `${path}/test`)
  for (let nth = 0; nth < 10; nth++) {
    await dueNow()
    await deliverDueWebhooks()
  }
  expect(receiver.received.length).toBe(8)
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  const [dead] = await deliveries()
  expect(dead).toMatchObject({ status: 'dead', tries: 8, answerStatus: 503, failure: null, nextTryAt: null })
  expect(await state()).toMatchObject({ stoppedBy: 'failures', dead: 1 })
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, host.email))
  expect(mails.map(({ subject }) => subject)).toEqual(['Detuvimos los avisos a tu sistema'])
  expect(await database().$count(notices, eq(notices.userId, host.id))).toBe(1)
  // While it is stopped it receives nothing.
  const resend = () => host.request<WebhookDelivery>('post', `/host/webhooks/deliveries/${dead!.id}/resend`)
  expect((await resend()).status).toBe(409)
  expect((await host.request('post', `${path}/test`)).body.error.code).toBe('WEBHOOK_STOPPED')
  await host.request('patch', path, { stopped: false })
  receiver.options.answer = (response) => void response.writeHead(200).end('ok')
  expect((await resend()).body.status).toBe('waiting')
  await deliverDueWebhooks()
  expect(receiver.received.at(-1)!.id).toBe(dead!.id)
  expect(await deliveries()).toMatchObject([{ status: 'delivered' }])
  expect((await resend()).body.status).toBe('delivered')
  await deliverDueWebhooks()
  expect(receiver.received.length).toBe(9)
})

test('an address that says it is gone, or leads elsewhere or inside, is not followed', async () => {
  const { host, path, state, deliveries } = await listening()
  receiver.options.answer = (response) => void response.writeHead(302, { location: `${receiver.origin}/other` }).end()
  await host.request('post', `${path}/test`)
  await deliverDueWebhooks()
  expect([receiver.received.length, (await deliveries())[0]!.failure]).toEqual([1, 'redirect'])
  receiver.options.answer = (response) => void response.writeHead(410).end()
  await dueNow()
  await deliverDueWebhooks()
  expect((await state()).stoppedBy).toBe('receiver')
  await host.request('patch', path, { stopped: false, url: 'https://localhost/hook' })
  await host.request('post', `${path}/test`)
  await deliverDueWebhooks()
  expect((await deliveries())[0]).toMatchObject({ status: 'waiting', failure: 'inside' })
})

test('a process that dies after the receiver took it sends the same id again; what was written down never leaves again', async () => {
  const { host, path, deliveries } = await listening()
  await host.request('post', `${path}/test`)
  const deadNode = crypto.randomUUID()
  const [claimed] = await claimDeliveries(database(), deadNode, 8)
  expect(await claimDeliveries(database(), deadNode, 8)).toEqual([])
  await deliverDueWebhooks()
  expect(receiver.received).toEqual([])
  // Its process is no longer registered. One that was itself away does not judge, and no process gives up its own.
  const alive = crypto.randomUUID()
  const register = `insert into job_nodes (id, host, pid, seen_at) values ($1, 'esta', 1, now() - $2::interval)
    on conflict (id) do update set seen_at = excluded.seen_at`
  await pool().query(register, [alive, '1 minute'])
  await releaseDeliveries(database(), alive)
  await releaseDeliveries(database(), deadNode)
  await deliverDueWebhooks()
  expect(receiver.received).toEqual([])
  await pool().query(register, [alive, '0'])
  await releaseDeliveries(database(), alive)
  await deliverDueWebhooks()
  expect(receiver.received.map(({ id }) => id)).toEqual([claimed!.id])
  // A late result of the dead process changes nothing.
  await recordAttempt(database(), claimed!, { status: 500 }, { result: 'again', seconds: 1 })
  await releaseDeliveries(database(), alive)
  await dueNow()
  await deliverDueWebhooks()
  expect([receiver.received.length, (await deliveries())[0]!.status]).toEqual([1, 'delivered'])
})

test('of one address two leave at once, others are not held up by it', async () => {
  const slow = await listening()
  const quick = await listening()
  for (let nth = 0; nth < 5; nth++) await slow.host.request('post', `${slow.path}/test`)
  await quick.host.request('post', `${quick.path}/test`)
  const claimed = await claimDeliveries(database(), crypto.randomUUID(), 8)
  const by = (id: string) => claimed.filter(({ webhookId }) => webhookId === id).length
  expect([by(slow.webhook.id), by(quick.webhook.id)]).toEqual([2, 1])
  expect(await claimDeliveries(database(), crypto.randomUUID(), 8)).toEqual([])
})

test('five addresses, public ones, of this host alone; a suspended host is told nothing', async () => {
  const { host, path, webhook } = await listening()
  const add = (url: string) => host.request('post', '/host/webhooks', { url, events: ['booking.created'] })
  for (const url of ['http://sistema.example', 'https://10.0.0.1/', 'https://[::1]/', 'nada']) {
    const { status, body } = await add(url)
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['url']])
  }
  for (let nth = 0; nth < 4; nth++) expect((await add('https://sistema.example/hook')).status).toBe(201)
  expect((await add('https://sistema.example/hook')).body.error.code).toBe('TOO_MANY_WEBHOOKS')
  const other = await signedIn('host')
  for (const [method, at, body] of [
    ['patch', path, { stopped: true }],
    ['delete', path],
    ['post', `${path}/secret`],
    ['post', `${path}/test`],
    ['get', `${path}/deliveries`],
  ] as const)
    expect((await other.request(method, at, body)).status).toBe(404)
  await host.request('post', `${path}/test`)
  await pool().query('update users set suspended_at = now() where id = $1', [host.id])
  await deliverDueWebhooks()
  expect(receiver.received).toEqual([])
  await pool().query('update users set suspended_at = null where id = $1', [host.id])
  expect((await host.request('delete', `/host/webhooks/${webhook.id}`)).status).toBe(204)
  await deliverDueWebhooks()
  expect(receiver.received).toEqual([])
})
