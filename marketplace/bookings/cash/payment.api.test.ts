// Payment in cash: what the host acknowledges can be taken back for ten minutes, the traveler sees it at once, and then a
// receipt is sent once.
import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { api } from '#marketplace/api.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database, pool } from '#platform/database/pool.ts'
import { endStreams } from '#platform/http/streams/stream.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { stopListening } from '#platform/realtime/listener.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { reading } from '#tests/support/scenes/chat.ts'
import type { Booking } from '../booking.contract.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings, undonePayments } from '../booking.table.ts'

afterEach(endStreams)
afterAll(stopListening)

async function scene(overrides: Parameters<typeof createBooking>[0] = {}) {
  const [host, traveler, admin] = await Promise.all([signedIn('host'), signedIn('traveler'), signedIn('admin')])
  const { dateIds } = await createExperience({
    hostId: host.id,
    pictured: true,
    price: 17,
    dates: [{ startDate: new Date(Date.now() - HOUR_MS) }],
  })
  const { id } = await createBooking({
    userId: traveler.id,
    availableDateId: dateIds[0]!,
    status: 'in_progress',
    startedBy: 'host',
    ...overrides,
  })
  const perform = async (action: 'confirm-payment' | 'undo-payment', by = host) => {
    const { status, body } = await by.request<Booking & { error?: { code: string } }>(
      'post',
      `/host/bookings/${id}/${action}`,
    )
    return [status, body.error?.code ?? body.paymentStatus]
  }
  return {
    host,
    traveler,
    admin,
    id,
    pay: () => perform('confirm-payment'),
    undo: (by = host) => perform('undo-payment', by),
    seen: async (by: 'host' | 'traveler') =>
      by === 'traveler'
        ? (await traveler.request<Booking>('get', `/bookings/${id}`)).body
        : (await host.request<{ bookings: Booking[] }>('get', '/host/bookings')).body.bookings[0]!,
    stored: async () => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!,
    undone: () => database().select().from(undonePayments).where(eq(undonePayments.bookingId, id)),
    receipts: async () => {
      await runJobs()
      return database()
        .select()
        .from(outbox)
        .where(like(outbox.key, `receipt ${id} %`))
    },
    /** As if the host had tapped earlier; a trigger lets only a correction change that moment. */
    earlier: (minutes: number) =>
      database().transaction(async (tx) => {
        await tx.execute(`select set_config('torogoz.correction', 'on', true)`)
        const paidAt = new Date(Date.now() - minutes * MINUTE_MS)
        await tx.update(bookings).set({ paidAt }).where(eq(bookings.id, id))
      }),
  }
}

test.each([
  ['pending', 'host'],
  ['paid_cash', 'traveler'],
] as const)(
  'what was %s is taken back to that, written down, and no receipt goes out',
  async (paymentStatus, startedBy) => {
    const { pay, undo, seen, stored, undone, earlier, receipts } = await scene({ paymentStatus, startedBy })
    expect(await undo()).toEqual([200, paymentStatus])
    expect(await undone()).toEqual([])
    expect(await pay()).toEqual([200, 'paid'])
    const { paidAt, undoUntil } = await seen('host')
    expect(Date.parse(undoUntil!) - Date.parse(paidAt!)).toBe(10 * MINUTE_MS)
    expect(await seen('traveler')).toMatchObject({ undoUntil: null, hasReceipt: false })
    await earlier(9)
    expect(await undo()).toEqual([200, paymentStatus])
    expect(await undo()).toEqual([200, paymentStatus])
    expect(await stored()).toMatchObject({ paymentStatus, paidAt: null, paidBy: null, paidFrom: null })
    expect(await undone()).toHaveLength(1)
    expect(await receipts()).toEqual([])
    // The ledger follows: the commission on it is taken back too.
    expect(await audit()).toEqual([])
  },
)

test('after ten minutes it stands, whoever writes; then the traveler has a receipt, once', async () => {
  const { pay, undo, stored, earlier, receipts, traveler, id } = await scene()
  await pay()
  expect(await receipts()).toEqual([])
  await earlier(10)
  expect(await undo()).toEqual([409, 'PAYMENT_FINAL'])
  await expect(
    database().update(bookings).set({ paymentStatus: 'pending' }).where(eq(bookings.id, id)),
  ).rejects.toThrow()
  await expect(database().update(bookings).set({ paidAt: new Date() }).where(eq(bookings.id, id))).rejects.toThrow()
  const [mail, ...more] = await receipts()
  expect([mail!.recipient, more]).toEqual([traveler.email, []])
  const day = new Date((await stored()).paidAt!.getTime() - 6 * HOUR_MS).toISOString().slice(0, 10).replaceAll('-', '')
  expect(mail!.html).toContain(`R-${day}-${id.slice(0, 8).toUpperCase()}`)
  expect(mail!.html).toContain('no es un documento fiscal')
  // The job runs again, as after a node that died after sending: the email must exist once.
  await pool().query(`select graphile_worker.add_job('send-receipt', $1)`, [JSON.stringify({ id })])
  expect(await receipts()).toHaveLength(1)
})

test('taken back and tapped again, it has its own ten minutes', async () => {
  const { pay, undo, earlier, receipts } = await scene()
  await pay()
  await undo()
  await pay()
  expect(await receipts()).toEqual([])
  await earlier(11)
  expect(await receipts()).toHaveLength(1)
})

test('taken back twice at once it is written down once; another host finds nothing', async () => {
  const { pay, undo, undone } = await scene()
  await pay()
  expect((await undo(await signedIn('host')))[0]).toBe(404)
  const answers = await Promise.all(Array.from({ length: 6 }, () => undo()))
  expect(answers).toEqual(Array(6).fill([200, 'pending']))
  expect(await undone()).toHaveLength(1)
})

test('what an administrator acknowledged is theirs to correct, and they see what was taken back', async () => {
  const { admin, id, pay, undo } = await scene()
  await pay()
  await undo()
  const reason = 'El anfitrión lo confirmó por teléfono'
  const { status } = await admin.request('post', `/admin/bookings/${id}/confirm-payment`, { reason })
  expect([status, await undo()]).toEqual([200, [409, 'PAYMENT_FINAL']])
  const { body } = await admin.request<{ timeline: { what: string; by: string }[] }>('get', `/admin/bookings/${id}`)
  const payments = body.timeline.filter(({ what }) => what.startsWith('pa'))
  expect(payments.map(({ what, by }) => [what, by])).toEqual([
    ['paid', 'host'],
    ['payment-undone', 'host'],
    ['paid', 'admin'],
  ])
})

test('the traveler is told at once, of their own reservation alone', async () => {
  const { pay, undo, traveler, id } = await scene()
  const other = await signedIn('traveler')
  const follow = async ({ cookie }: { cookie: string }) =>
    reading(await api.request('/api/bookings/events?after=0', { headers: { cookie } }))
  const [own, foreign] = [await follow(traveler), await follow(other)]
  const startedAt = performance.now()
  // The stream may begin to listen a moment after its response head.
  while (own.events.length === 0 && performance.now() - startedAt < 20_000) {
    await pay()
    await undo()
  }
  const before = own.events.length
  await pay()
  await own.until(() => own.events.length > before, 'the payment')
  expect(own.events.at(-1)).toMatchObject({ event: 'changed', data: { id } })
  expect(foreign.events).toEqual([])
})
