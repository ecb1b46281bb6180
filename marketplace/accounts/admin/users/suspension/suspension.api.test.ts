import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import type { UserDetail } from '../user.contract.ts'
import type { SuspensionPlan } from './suspension.contract.ts'

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin', { name: 'Marta Rivas' })
})
afterAll(async () => expect(await audit()).toEqual([]))

const reason = 'Pidió pagos por adelantado fuera del sitio'
const planOf = async (id: string) => (await admin.request<SuspensionPlan>('get', `/admin/users/${id}/suspension`)).body
const detailOf = async (id: string) => (await admin.request<UserDetail>('get', `/admin/users/${id}`)).body
const suspend = (id: string, more: object = {}) =>
  admin.request('post', `/admin/users/${id}/suspend`, { reason, ...more })
const statusOf = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!.status

/** A host with a request, a confirmed reservation and one that has begun. */
async function createBusyHost() {
  const host = await signedIn('host')
  const { id, dateIds } = await createExperience({ hostId: host.id, title: 'Café en Ataco', pictured: true })
  await createExperience({ hostId: host.id, title: 'Borrador', status: 'draft', dates: [] })
  const traveler = await signedIn('traveler')
  const confirmed = await createBooking({
    availableDateId: dateIds[0],
    userId: traveler.id,
    guests: 2,
    status: 'confirmed',
  })
  const pending = await createBooking({ availableDateId: dateIds[0] })
  const other = await createExperience({ hostId: host.id, title: 'Ruta de volcanes', pictured: true })
  const running = await createBooking({ availableDateId: other.dateIds[0], status: 'in_progress' })
  return { host, experienceId: id, traveler, confirmed, pending, running }
}

test('before anything is done the plan says what leaves the site, what is open by date, and whom it touches', async () => {
  const { host } = await createBusyHost()
  const plan = await planOf(host.id)
  expect(plan.experiences).toEqual({ total: 2, titles: ['Café en Ataco', 'Ruta de volcanes'] })
  expect(
    plan.dates.map(({ experience, as, bookings, guests, running }) => [experience, as, bookings, guests, running]),
  ).toEqual(
    expect.arrayContaining([
      ['Café en Ataco', 'host', 2, expect.any(Number), false],
      ['Ruta de volcanes', 'host', 1, expect.any(Number), true],
    ]),
  )
  expect([plan.more, plan.cancellable, plan.told]).toEqual([0, 2, 3])
  expect(plan.debt).toEqual({ owed: 0, overdue: 0 })
  expect((await detailOf(host.id)).state).toBe('active')
  const nobody = await planOf((await createPerson()).id)
  expect(nobody).toEqual({
    experiences: { total: 0, titles: [] },
    dates: [],
    more: 0,
    cancellable: 0,
    told: 0,
    debt: null,
  })
})

test('kept reservations stand and their travelers read it, without a word of why; undone, what was hidden returns', async () => {
  const { host, experienceId, traveler, confirmed } = await createBusyHost()
  const saved = await traveler.request('put', `/favorites/${experienceId}`)
  expect(saved.status).toBeLessThan(300)
  const favorites = async () => JSON.stringify((await traveler.request('get', '/favorites/experiences')).body)
  expect(await favorites()).toContain(experienceId)
  const listed = async () =>
    (
      await admin.request<{ items: { status: string; host: { suspended: boolean } }[] }>(
        'get',
        `/admin/experiences?host=${host.id}`,
      )
    ).body.items.map(({ status, host }) => [status, host.suspended])

  expect((await suspend(host.id)).status).toBe(204)
  expect(await statusOf(confirmed.id)).toBe('confirmed')
  const notifications = await database()
    .select()
    .from(notices)
    .where(and(eq(notices.userId, traveler.id), eq(notices.title, 'Tu reserva sigue en pie')))
  expect(notifications.map(({ detail }) => detail)).toEqual([expect.stringContaining('Café en Ataco')])
  expect(JSON.stringify(notifications)).not.toContain('adelantado')
  // Nowhere to be found, and nowhere called published.
  expect((await anonymous.request('get', `/experiences/${experienceId}`)).status).toBe(404)
  expect(JSON.stringify((await anonymous.request('get', '/experiences?q=Ataco&limit=50')).body)).not.toContain(
    experienceId,
  )
  expect(await favorites()).not.toContain(experienceId)
  expect(await listed()).toContainEqual(['published', true])
  const file = await admin.request<string>('get', `/admin/experiences.csv?host=${host.id}`)
  expect(file.body).toContain('Oculta: cuenta suspendida')
  expect(file.body).not.toContain('Publicada')

  expect((await admin.request('post', `/admin/users/${host.id}/restore`)).status).toBe(204)
  expect((await anonymous.request('get', `/experiences/${experienceId}`)).status).toBe(200)
  expect(await favorites()).toContain(experienceId)
  expect(await listed()).toContainEqual(['published', false])
})

test('cancelled with it, open reservations end and stay ended; what has begun goes on, and the email says no why', async () => {
  const { host, traveler, confirmed, pending, running } = await createBusyHost()
  expect((await suspend(host.id, { bookings: 'all' })).status).toBe(422)
  expect((await suspend(host.id, { bookings: 'cancel' })).status).toBe(204)
  expect([await statusOf(confirmed.id), await statusOf(pending.id), await statusOf(running.id)]).toEqual([
    'cancelled',
    'cancelled',
    'in_progress',
  ])
  await runJobs()
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, traveler.email))
  expect(mails.map(({ text }) => text).join()).toContain('no puede atenderla')
  expect(mails.map(({ text }) => text).join()).not.toContain('adelantado')
  expect(await detailOf(host.id)).toMatchObject({ state: 'suspended', cancelledSince: 2, suspendedFor: reason })
  await admin.request('post', `/admin/users/${host.id}/restore`)
  expect(await statusOf(confirmed.id)).toBe('cancelled')
})

/** From now on whoever cancels this reservation loses their connection in the middle of it. @returns what ends that */
async function breakCancellation(id: string) {
  await database().execute(sql`create function break_connection() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end'`)
  await database().execute(sql`create trigger breaks before update on bookings for each row
    when (new.id = ${sql.raw(`'${id}'`)} and new.status = 'cancelled') execute function break_connection()`)
  return () => database().execute(sql`drop function break_connection() cascade`)
}

test('one that breaks off in the middle cancels the rest, and is ended by whoever comes next', async () => {
  const { host, confirmed, pending, running } = await createBusyHost()
  const mend = await breakCancellation(confirmed.id)
  try {
    expect((await suspend(host.id, { bookings: 'cancel' })).status).toBe(204)
    expect([await statusOf(confirmed.id), await statusOf(pending.id)]).toEqual(['confirmed', 'cancelled'])
  } finally {
    await mend()
  }
  await runJobs()
  expect([await statusOf(confirmed.id), await statusOf(running.id)]).toEqual(['cancelled', 'in_progress'])
  expect(await detailOf(host.id)).toMatchObject({ cancelledSince: 2 })
})

test('undone before it has ended, what is still open stays', async () => {
  const { host, confirmed } = await createBusyHost()
  const mend = await breakCancellation(confirmed.id)
  try {
    await suspend(host.id, { bookings: 'cancel' })
  } finally {
    await mend()
  }
  expect((await admin.request('post', `/admin/users/${host.id}/restore`)).status).toBe(204)
  await runJobs()
  expect(await statusOf(confirmed.id)).toBe('confirmed')
  // Another suspension, which keeps what is open, is not mistaken for the first.
  expect((await suspend(host.id)).status).toBe(204)
  await runJobs()
  expect(await statusOf(confirmed.id)).toBe('confirmed')
})
