// Who missed two reservations says the day before that they come, by a link or in the product; else the places return, once.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import type { Booking } from '../booking.contract.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import { answerLink } from '../links/link.api.ts'
import type { Reliability } from '../reliability/reliability.contract.ts'
import { releaseUnanswered, sendReconfirmationRequests } from './reconfirmation.jobs.ts'

/** Ten in the morning and nine in the evening, two days from now, so that the trip of the day after lies ahead by every clock. */
const today = startOfDay(dayOf(new Date(Date.now() + 2 * DAY_MS))).getTime()
const MORNING = new Date(today + 10 * HOUR_MS)
const EVENING = new Date(today + 21 * HOUR_MS)
const TRIP = new Date(today + DAY_MS + 8 * HOUR_MS)

/** A confirmed reservation of the next day, of somebody who missed others. */
async function scene(missed: number, user: object = {}) {
  const host = await signedIn('host')
  const traveler = await signedIn('traveler', { user })
  const past = { startDate: new Date(Date.now() - 9 * DAY_MS), capacity: 9 }
  const experience = await createExperience({
    hostId: host.id,
    pictured: true,
    dates: [past, { startDate: TRIP, capacity: 4 }],
  })
  const ownBooking = { userId: traveler.id, guests: 1 }
  for (let at = 0; at < missed; at++)
    await createBooking({
      ...{ ...ownBooking, availableDateId: experience.dateIds[0]!, status: 'completed' },
      ...{ attended: false, attendedBy: 'host_list' },
    })
  const { id } = await createBooking({
    ...ownBooking,
    guests: 2,
    availableDateId: experience.dateIds[1]!,
    status: 'confirmed',
  })
  const own = async () => (await traveler.request<Booking>('get', `/bookings/${id}`)).body
  const free = async () =>
    (await database().select().from(availableDates).where(eq(availableDates.id, experience.dateIds[1]!)))[0]!
      .spotsAvailable
  const mails = async () =>
    (await database().select().from(outbox).where(eq(outbox.recipient, traveler.email))).map(({ subject, text }) => ({
      subject,
      path: /https?:\/\/[^/\s]+(\/w\/[\w-]+)/.exec(text)?.[1] ?? null,
    }))
  const toBeLate = () =>
    database()
      .update(bookings)
      .set({ reconfirmBy: new Date(Date.now() - 1000) })
      .where(eq(bookings.id, id))
  return { host, traveler, id, own, free, mails, toBeLate }
}
const visit = (path: string, method = 'GET') => answerLink(new Request(`${appUrl()}${path}`, { method }))

test('asked once in the morning, by email and in the product; one tap on the link, and the places stay', async () => {
  const at = await scene(2)
  await Promise.all([sendReconfirmationRequests(MORNING), sendReconfirmationRequests(MORNING)])
  await sendReconfirmationRequests(EVENING)
  const [mail, ...more] = (await at.mails()).filter(({ subject }) => subject.startsWith('Confirma hoy'))
  expect([mail!.path !== null, more]).toEqual([true, []])
  expect((await at.own()).reconfirmBy).toBe(new Date(today + 20 * HOUR_MS).toISOString())
  // Reading does nothing, however often it is read.
  for (const _ of [1, 2]) expect(await (await visit(mail!.path!)).text()).toContain('Sí, voy')
  expect((await at.own()).attendance).toBeNull()
  expect((await visit(mail!.path!, 'POST')).status).toBe(303)
  expect(await (await visit(mail!.path!)).text()).toContain('Listo: cuentan contigo')
  expect((await visit(mail!.path!, 'POST')).status).toBe(200)
  expect(await at.own()).toMatchObject({ status: 'confirmed', reconfirmBy: null, attendance: expect.any(String) })
  await at.toBeLate()
  await releaseUnanswered(new Date())
  expect([(await at.own()).status, await at.free()]).toEqual(['confirmed', 2])
})

test('without an answer the places return once, both hear of it, and the link says what became of it', async () => {
  const at = await scene(2)
  await sendReconfirmationRequests(MORNING)
  const path = (await at.mails()).find(({ subject }) => subject.startsWith('Confirma hoy'))!.path!
  await at.toBeLate()
  await Promise.all([releaseUnanswered(new Date()), releaseUnanswered(new Date())])
  await runJobs()
  expect(await at.own()).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'system',
    cancelReason: expect.stringMatching(/confirmaste/),
  })
  expect(await at.free()).toBe(4)
  const page = await visit(path, 'POST')
  expect([page.status, (await page.text()).includes('está cancelada')]).toEqual([409, true])
  expect((await at.traveler.request('post', `/bookings/${at.id}/attendance`)).status).toBe(409)
  expect((await audit()).filter(({ promise }) => promise.startsWith('INV-0'))).toEqual([])
})

test.each([
  ['one that was missed', 1, {}],
  ['a mailbox that no email reaches', 2, { emailVerified: false }],
])('nobody is asked for %s', async (_, missed, user) => {
  const at = await scene(missed, user)
  await sendReconfirmationRequests(MORNING)
  expect((await at.own()).reconfirmBy).toBeNull()
})

test('what the team corrects counts no more; who contests sees every row, the host reads words only', async () => {
  const at = await scene(2)
  const admin = await signedIn('admin')
  const reliability = async () => (await at.traveler.request<Reliability>('get', '/profile/reliability')).body
  const missed = (await reliability()).figures.find(({ name }) => name === 'missed')!
  expect([(await reliability()).words, missed.count, missed.rows.length]).toEqual([
    ['Ha faltado a varias reservas'],
    2,
    2,
  ])
  const hostView = (await at.host.request<Booking>('get', `/host/bookings/${at.id}`)).body
  expect([hostView.travelerReliability, hostView.reconfirmBy]).toEqual(['Ha faltado a varias reservas', null])
  expect((await at.own()).travelerReliability).toBeNull()
  const correction = { attended: true, paid: true, reason: 'Sí llegó, lo vio el anfitrión' }
  expect((await admin.request('post', `/admin/bookings/${missed.rows[0]!.id}/correct`, correction)).status).toBe(200)
  expect((await reliability()).words).toEqual(['Faltó a una reserva'])
  expect((await admin.request<Reliability>('get', `/admin/users/${at.traveler.id}/reliability`)).body).toEqual(
    await reliability(),
  )
  const received = (await at.host.request<Reliability>('get', '/profile/reliability')).body
  expect([received.role, received.figures.map(({ name }) => name)]).toEqual([
    'host',
    ['answered', 'unanswered', 'received', 'cancelled', 'onTime', 'late'],
  ])
  expect((await admin.request('get', `/admin/users/${crypto.randomUUID()}/reliability`)).status).toBe(404)
  await sendReconfirmationRequests(MORNING)
  expect((await at.own()).reconfirmBy).toBeNull()
})
