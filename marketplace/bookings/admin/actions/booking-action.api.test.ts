import { and, desc, eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { auditEntries } from '#marketplace/admin/audit/audit.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import type { BulkAnswer } from '../../../admin/list.contract.ts'
import type { AdminBooking } from '../admin-booking.contract.ts'

const reason = 'Llamó al teléfono de soporte'
type Overrides = Parameters<typeof createBooking>[0]

async function scene(overrides: Overrides = {}, hours = 72) {
  const admin = await signedIn('admin')
  const experience = await createExperience({
    pictured: true,
    dates: [{ startDate: new Date(Date.now() + hours * HOUR_MS) }],
  })
  const booking = await createBooking({ availableDateId: experience.dateIds[0]!, guests: 3, ...overrides })
  const perform = (action: string, body: object = { reason }) =>
    admin.request<AdminBooking>('post', `/admin/bookings/${booking.id}/${action}`, body)
  const refused = (action: string, body: object = { reason }) =>
    admin.request('post', `/admin/bookings/${booking.id}/${action}`, body)
  return {
    admin,
    booking,
    act: perform,
    refused,
    allowed: async () => (await admin.request<AdminBooking>('get', `/admin/bookings/${booking.id}`)).body.allowed,
    stored: async () => (await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!,
    spots: async () =>
      (await database().select().from(availableDates).where(eq(availableDates.id, experience.dateIds[0]!)))[0]!
        .spotsAvailable,
    entries: () =>
      database()
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.objectId, booking.id), eq(auditEntries.actorId, admin.id)))
        .orderBy(desc(auditEntries.id)),
    bell: () => database().select().from(notices).where(eq(notices.userId, booking.hostId)),
    mails: async () => {
      await runJobs()
      return (await database().select().from(outbox).orderBy(outbox.createdAt)).filter(({ key }) =>
        key?.includes(booking.id),
      )
    },
  }
}

test('a request is confirmed for its host: written down with the reason, both are told', async () => {
  const { admin, act, entries, mails, allowed, booking } = await scene()
  expect(await allowed()).toEqual(['confirm', 'cancel'])
  const { status, body } = await act('confirm')
  expect([status, body.status]).toEqual([200, 'confirmed'])
  expect(body.timeline.at(-1)).toMatchObject({ what: 'confirmed', by: 'admin', name: admin.name, note: reason })
  expect(await entries()).toMatchObject([
    {
      action: 'booking.confirm',
      origin: 'admin',
      objectType: 'booking',
      before: { status: 'pending', paymentStatus: 'pending' },
      after: { status: 'confirmed', paymentStatus: 'pending' },
      reason,
    },
  ])
  // The log must never contain the code (INV-47).
  expect(JSON.stringify(await entries())).not.toContain(booking.confirmationCode)
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
    'Confirmada: Caminata al amanecer',
    'Confirmamos por ti: 3 personas para Caminata al amanecer',
  ])
})

test('closed for its host, as lived or as a no-show, from the start on and never twice', async () => {
  const before = await scene({ status: 'confirmed' })
  expect((await before.refused('complete', { attended: true, reason })).body.error.code).toBe('NOT_STARTED')
  expect(await before.entries()).toEqual([])

  const lived = await scene({ status: 'confirmed' }, -200)
  expect(await lived.allowed()).toEqual(['complete', 'confirm-payment', 'cancel', 'no-show'])
  expect((await lived.act('complete', { attended: true, reason })).body).toMatchObject({
    status: 'completed',
    attended: true,
  })
  expect((await lived.bell()).map(({ title }) => title)).toEqual([
    'El equipo de Torogoz cerró la reserva de Lucía Hernández',
  ])
  const repeated = await lived.refused('complete', { attended: false, reason })
  expect([repeated.status, repeated.body.error.code, repeated.body.error.data]).toEqual([
    409,
    'BOOKING_STATE',
    { status: 'completed' },
  ])

  const missed = await scene({ status: 'confirmed' }, -200)
  const { body } = await missed.act('complete', { attended: false, reason })
  expect([body.attended, body.paymentStatus, body.timeline.at(-1)?.what]).toEqual([false, 'pending', 'no-show'])

  const came = await scene(
    { status: 'in_progress', paymentStatus: 'paid_cash', startedBy: 'host', attendedBy: 'host_code' },
    -3,
  )
  expect((await came.refused('complete', { attended: false, reason })).body.error.code).toBe('TRAVELER_CAME')
  expect((await missed.entries()).length + (await came.entries()).length).toBe(1)
})

test('the cash is acknowledged for the host, once', async () => {
  const { act, refused, stored, entries } = await scene({ status: 'completed', paymentStatus: 'paid_cash' }, -30)
  expect((await act('confirm-payment')).body.paymentStatus).toBe('paid')
  expect((await stored()).paidAt).toBeInstanceOf(Date)
  expect((await refused('confirm-payment')).status).toBe(409)
  expect((await entries()).map(({ action }) => action)).toEqual(['booking.confirm-payment'])
})

test('attendance and payment are corrected with a reason, once, and only on a closed booking', async () => {
  const correction = { attended: true, paid: true, reason }
  const closed = await scene({ status: 'completed', attended: false }, -30)
  expect(await closed.allowed()).toContain('correct')
  const { body } = await closed.act('correct', correction)
  expect(body).toMatchObject({ status: 'completed', attended: true, attendedBy: 'admin', paymentStatus: 'paid' })
  expect(body.timeline.at(-1)).toMatchObject({ what: 'corrected', by: 'admin', note: reason })
  const repeated = await closed.refused('correct', correction)
  expect([repeated.status, repeated.body.error.code]).toEqual([409, 'NOTHING_TO_CORRECT'])
  const [entry, ...remaining] = await closed.entries()
  expect([entry, remaining]).toMatchObject([
    {
      action: 'booking.correct',
      reason,
      before: { attended: false, attendedBy: 'host_list', paymentStatus: 'pending' },
      after: { attended: true, attendedBy: 'admin', paymentStatus: 'paid' },
    },
    [],
  ])
  expect((await closed.mails()).filter(({ key }) => key?.startsWith('corrected'))).toHaveLength(2)
  // Corrected back: the cash, and what the earnings count, are corrected with it.
  await closed.act('correct', { attended: false, paid: false, reason })
  expect(await closed.stored()).toMatchObject({ attended: false, paymentStatus: 'pending', paidAt: null })
  const invalid = await closed.refused('correct', { attended: false, paid: true, reason })
  expect(invalid.body.error.fields).toEqual({ paid: 'Quien no asistió no pudo pagar' })
  expect((await closed.refused('correct', { ...correction, reason: ' ' })).status).toBe(422)
  const open = await scene({ status: 'in_progress', paymentStatus: 'paid_cash' }, -3)
  expect((await open.refused('correct', correction)).body.error.code).toBe('BOOKING_STATE')
  expect(await audit()).toEqual([])
})

test.each([
  ['traveler', 72, `A petición del viajero: ${reason}`],
  ['host', 72, `A petición del anfitrión: ${reason}`],
  ['administration', -30, `Por la administración: ${reason}`],
] as const)(
  'cancelled at the wish of the %s, %d h before the start: places back once, both get a mail',
  async (cancellation, hours, words) => {
    const { act, refused, stored, spots, entries, mails } = await scene({ status: 'confirmed' }, hours)
    expect(await spots()).toBe(7)
    expect((await act('cancel', { wish: cancellation, reason })).body).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'admin',
      cancelReason: words,
      allowed: [],
    })
    expect((await refused('cancel', { wish: cancellation, reason })).status).toBe(409)
    expect([await spots(), (await stored()).cancelReason, (await entries()).length]).toEqual([10, words, 1])
    const sent = await mails()
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Reserva cancelada: 3 personas para Caminata al amanecer',
      'Reserva cancelada: Caminata al amanecer',
    ])
    for (const { text } of sent) expect(text.replace(/\s+/g, ' ')).toContain(words)
    expect(await audit()).toEqual([])
  },
)

test('what is over or under way stays; a reason is needed, and who wishes it', async () => {
  for (const status of ['completed', 'cancelled', 'in_progress'] as const) {
    const { refused, entries } = await scene(
      { status, paymentStatus: status === 'in_progress' ? 'paid_cash' : 'pending' },
      -3,
    )
    expect((await refused('cancel', { wish: 'host', reason })).body.error.code).toBe('BOOKING_STATE')
    expect(await entries()).toEqual([])
  }
  const { refused } = await scene()
  expect((await refused('cancel', { wish: 'host', reason: '  ' })).body.error.fields).toEqual({
    reason: 'Escribe el motivo',
  })
  expect((await refused('cancel', { reason })).body.error.fields).toEqual({ wish: 'Elige quién lo pide' })
  expect((await refused('confirm', {})).status).toBe(422)
})

test('several at once, each by itself: what could not be cancelled says why', async () => {
  const [one, two, over] = [
    await scene(),
    await scene({ status: 'confirmed' }),
    await scene({ status: 'completed' }, -3),
  ]
  const ids = [one.booking.id, over.booking.id, two.booking.id, crypto.randomUUID()]
  const { body } = await one.admin.request<BulkAnswer>('post', '/admin/bookings/cancel', {
    ids,
    wish: 'administration',
    reason,
  })
  expect(body.done).toEqual([one.booking.id, two.booking.id])
  expect(body.refused).toEqual([
    { id: over.booking.id, message: 'La reserva cambió de estado y ya no admite este cambio.' },
    { id: ids[3], message: 'La reserva ya no existe.' },
  ])
  expect([await one.spots(), await two.spots(), await over.spots()]).toEqual([10, 10, 7])
})

test('what has changed since it was shown is neither cancelled nor corrected on the state of before', async () => {
  const wish = { wish: 'traveler', reason }
  const open = await scene()
  await open.act('confirm')
  const late = await open.refused('cancel', { ...wish, status: 'pending' })
  expect([late.status, late.body.error.code, late.body.error.data]).toEqual([
    409,
    'BOOKING_STATE',
    { status: 'confirmed' },
  ])
  expect(late.body.error.message).toContain('«Confirmada»')
  expect((await open.stored()).status).toBe('confirmed')
  expect((await open.act('cancel', { ...wish, status: 'confirmed' })).body.status).toBe('cancelled')

  const closed = await scene({ status: 'completed', attended: true, attendedBy: 'host_list' }, -30)
  const shown = { attended: true, paymentStatus: 'pending' }
  await closed.act('correct', { attended: false, paid: false, shown, reason })
  const second = await closed.refused('correct', { attended: true, paid: true, shown, reason })
  expect([second.status, second.body.error.message]).toEqual([409, expect.stringContaining('«No asistió»')])
  expect(await closed.stored()).toMatchObject({ attended: false, paymentStatus: 'pending' })
})

test.each([
  ['confirm', { reason }],
  ['cancel', { reason, wish: 'administration' }],
])('%s whose answer can not be read is told to come back, and has done nothing', async (action, body) => {
  const { admin, booking, stored, entries, act } = await scene()
  const blocker = new pg.Client(configuration().DATABASE_URL)
  await blocker.connect()
  await blocker.query('begin; lock table undone_payments in access exclusive mode')
  try {
    const path = `/admin/bookings/${booking.id}/${action}`
    expect((await admin.request('post', path, body, { tries: 1 })).status).toBe(503)
    expect([(await stored()).status, await entries()]).toEqual(['pending', []])
  } finally {
    await blocker.end()
  }
  expect((await act(action, body)).status).toBe(200)
})
