// A whole date is cancelled, everybody is told, and each traveler can choose another date with one tap (trust 4.2).
import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import type { Booking } from '../booking.contract.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import { UNANSWERED } from '../booking.text.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const WEATHER = { reason: 'weather', note: 'Protección Civil cerró el volcán.' }

type Overrides = NonNullable<Parameters<typeof createExperience>[0]>

/** A date in two days, and others around it, nearest first in the given order. */
async function scene(overrides: Overrides = {}) {
  const host = await signedIn('host')
  const dates = [48, 72, 96, 24, 144].map((hours) => ({ startDate: inHours(hours), capacity: 6 }))
  const experience = await createExperience({ pictured: true, hostId: host.id, dates, ...overrides })
  const [dateId, ...remaining] = experience.dateIds as [string, ...string[]]
  const traveler = await signedIn('traveler')
  const book = (guests: number, more: Parameters<typeof createBooking>[0] = {}) =>
    createBooking({ availableDateId: dateId, guests, ...more })
  const cancelDate = (body: object = WEATHER) =>
    host.request<{ told: number; date: { status: string; cancelReason: string; free: number } }>(
      'post',
      `/host/dates/${dateId}/cancellation`,
      body,
    )
  return { host, traveler, experience, dateId, others: remaining, book, cancelDate }
}
const rowOf = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!
const dateOf = async (id: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, id)))[0]!

test('cancelling a date ends it with every live reservation, and every guest is told why', async () => {
  const { host, traveler, dateId, book, cancelDate } = await scene()
  await traveler.request('patch', '/profile/preferences', { emailNotifications: false })
  const guestInfo = { firstName: 'Ana', lastName: 'Flores', phone: '7000-0000', email: traveler.email }
  const ownBooking = await book(2, { userId: traveler.id, status: 'confirmed', guestInfo })
  const other = await book(3)
  const cancelled = await book(1, { status: 'cancelled' })
  const { status, body } = await cancelDate()
  expect(status).toBe(200)
  expect(body).toMatchObject({ told: 2, date: { status: 'cancelled', cancelReason: 'weather', free: 6 } })
  const words = 'Mal tiempo. Protección Civil cerró el volcán.'
  for (const { id } of [ownBooking, other])
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', cancelledBy: 'host', cancelReason: words })
  expect(await rowOf(cancelled.id)).toMatchObject({ cancelledBy: 'traveler' })
  await runJobs()
  await runJobs()
  const mails = await database()
    .select()
    .from(outbox)
    .where(like(outbox.key, `called-off ${ownBooking.id} %`))
  // Regardless of the preferences, because a plan that somebody relies on has ended.
  expect(mails).toHaveLength(1)
  expect(mails[0]!.html).toContain('Protección Civil cerró el volcán.')
  expect(mails[0]!.html).toContain(`#reserva-${ownBooking.id}`)
  expect(mails[0]!.unsubscribeUrl).toBeNull()
  const noticeRows = await database()
    .select()
    .from(notices)
    .where(and(eq(notices.userId, traveler.id), like(notices.key, 'called-off %')))
  expect(noticeRows).toHaveLength(1)
  expect(noticeRows[0]!.href).toBe(`/profile/reservations?status=cancelled#reserva-${ownBooking.id}`)
  // In two days may be another month than that of the next date, which is shown when none is asked for.
  const { experienceId, startDate } = await dateOf(dateId)
  const schedule = await host.request<{ dates: { id: string; allowed: string[] }[] }>(
    'get',
    `/host/experiences/${experienceId}/dates?month=${dayOf(startDate).slice(0, 7)}`,
  )
  expect(schedule.body.dates.find(({ id }) => id === dateId)?.allowed).toEqual([])
  expect(await audit()).toEqual([])
})

test('a request whose time has passed ends with the date as unanswered, so that nobody can accept it any more (BOOK-56)', async () => {
  const { host, book, cancelDate } = await scene()
  await book(1, { status: 'confirmed' })
  const { id } = await book(3, { expiresAt: new Date(Date.now() - 1000) })
  const { body } = await cancelDate()
  // The host's reason is not told to somebody who had no answer in time.
  expect(body).toMatchObject({ told: 1, date: { status: 'cancelled', free: 6 } })
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled', cancelledBy: 'system', cancelReason: UNANSWERED })
  expect((await host.request('post', `/host/bookings/${id}/confirm`)).status).toBe(409)
  await runJobs()
  await runJobs()
  const keys = await database()
    .select({ key: outbox.key })
    .from(outbox)
    .where(like(outbox.key, `%${id}%`))
  expect(keys.length).toBeGreaterThan(0)
  for (const { key } of keys) expect(key).toMatch(/^expired /)
  expect(await audit()).toEqual([])
})

test('repeated, it changes nothing and says the same', async () => {
  const { dateId, book, cancelDate } = await scene()
  const { id } = await book(2)
  const first = await cancelDate()
  const repeated = await cancelDate({ reason: 'health', note: '' })
  expect([repeated.status, repeated.body]).toEqual([200, first.body])
  expect((await rowOf(id)).revision).toBe(1)
  expect(await dateOf(dateId)).toMatchObject({ cancelReason: 'weather', spotsAvailable: 6 })
})

test('it is too late once somebody has arrived or it has begun, and nothing changes', async () => {
  const { dateId, book, cancelDate } = await scene()
  const { id } = await book(2, { status: 'confirmed' })
  await book(1, { status: 'in_progress' })
  const no = (await cancelDate()) as unknown as { status: number; body: { error: { code: string } } }
  expect([no.status, no.body.error.code]).toEqual([409, 'DATE_UNDER_WAY'])
  expect([(await rowOf(id)).status, (await dateOf(dateId)).status]).toEqual(['confirmed', 'available'])
  const past = await scene({ dates: [{ startDate: inHours(-1) }] })
  const over = (await past.cancelDate()) as unknown as { body: { error: { code: string } } }
  expect(over.body.error.code).toBe('DATE_OVER')
})

test('a reason is needed, and the date must be the host’s', async () => {
  const { dateId, cancelDate } = await scene()
  const none = (await cancelDate({ note: 'Lluvia' })) as unknown as { body: { error: { fields: object } } }
  expect(none.body.error.fields).toEqual({ reason: 'Elige el motivo' })
  const stranger = await signedIn('host')
  expect((await stranger.request('post', `/host/dates/${dateId}/cancellation`, WEATHER)).status).toBe(404)
  expect((await stranger.request('get', `/host/dates/${dateId}/cancellation`)).status).toBe(404)
  expect((await dateOf(dateId)).status).toBe('available')
})

test('the host sees beforehand who is told and what they are offered', async () => {
  const { host, dateId, others, book } = await scene()
  await book(2)
  await book(3, { status: 'confirmed' })
  // The nearest date has no room for three.
  await createBooking({ availableDateId: others[0]!, guests: 4 })
  const { body } = await host.request<{ offered: { id: string; bookings: number }[] }>(
    'get',
    `/host/dates/${dateId}/cancellation`,
  )
  expect(body).toMatchObject({ bookings: 2, people: 5, underWay: false, without: 0, date: { id: dateId } })
  expect(body.offered.map(({ id, bookings }) => [id, bookings])).toEqual([
    [others[2], 2],
    [others[0], 1],
    [others[1], 2],
    [others[3], 1],
  ])
})

test('up to three other dates with room for the party, nearest first; closed, full and own ones are left out', async () => {
  const { traveler, others, book, cancelDate } = await scene()
  const ownBooking = await book(3, { userId: traveler.id, status: 'confirmed' })
  const before = await traveler.request<{ dates: unknown[] }>('get', `/bookings/${ownBooking.id}/alternatives`)
  expect(before.body.dates).toEqual([])
  await cancelDate()
  const offered = async () =>
    (
      await traveler.request<{ dates: { id: string }[] }>('get', `/bookings/${ownBooking.id}/alternatives`)
    ).body.dates.map(({ id }) => id)
  // 24 hours before and after are equally near; which comes first depends on the duration of the test.
  expect((await offered()).sort()).toEqual([others[0], others[2], others[1]].sort())
  await createBooking({ availableDateId: others[1]!, guests: 4 })
  expect((await offered()).at(-1)).toBe(others[3])
  await createBooking({ availableDateId: others[3]!, guests: 1, userId: traveler.id })
  expect((await offered()).sort()).toEqual([others[0], others[2]].sort())
  const another = await signedIn('traveler')
  expect((await another.request('get', `/bookings/${ownBooking.id}/alternatives`)).status).toBe(404)
})

test('one tap moves the party at the agreed price, confirmed at once, and the host is told', async () => {
  const { host, traveler, experience, others, book, cancelDate } = await scene({ price: 20 })
  const guestInfo = { firstName: 'Ana', lastName: 'Flores', phone: '7000-0000', email: traveler.email }
  const overrides = { userId: traveler.id, status: 'confirmed', guestInfo, specialRequests: 'Sin gluten' } as const
  const ownBooking = await book(3, overrides)
  await cancelDate()
  await database().update(experiences).set({ price: 35 }).where(eq(experiences.id, experience.id))
  const move = () =>
    traveler.request<Booking>('post', `/bookings/${ownBooking.id}/move`, { availableDateId: others[1] })
  const { status, body } = await move()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'pending',
    guests: 3,
    unitPrice: 20,
    totalAmount: 60,
    guestInfo,
    specialRequests: 'Sin gluten',
    movable: false,
    movedToId: null,
  })
  expect(body.confirmationCode).not.toBe(ownBooking.confirmationCode)
  expect((await dateOf(others[1]!)).spotsAvailable).toBe(3)
  const repeated = await traveler.request<Booking>('post', `/bookings/${ownBooking.id}/move`, {
    availableDateId: others[0],
  })
  expect([repeated.status, repeated.body.id]).toEqual([200, body.id])
  const old = await traveler.request<Booking>('get', `/bookings/${ownBooking.id}`)
  expect(old.body).toMatchObject({ status: 'cancelled', movable: false, movedToId: body.id })
  await runJobs()
  const noticeRows = await database()
    .select()
    .from(notices)
    .where(like(notices.key, `moved ${body.id} %`))
  expect(noticeRows.map(({ userId }) => userId).sort()).toEqual([traveler.id, host.id].sort())
  const mails = await database()
    .select()
    .from(outbox)
    .where(like(outbox.key, `moved ${body.id} %`))
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Ana Flores se pasó a otra fecha: ${body.experience.title}`,
    `Confirmada para otra fecha: ${body.experience.title}`,
  ])
  expect(await audit()).toEqual([])
})

test('only what ended with its whole date moves, to a date of the same experience with room', async () => {
  const { host, traveler, others, book, cancelDate } = await scene()
  const declined = await book(2, { userId: traveler.id })
  await host.request('post', `/host/bookings/${declined.id}/cancel`, { reason: 'No puedo' })
  const ownBooking = await book(3, { userId: traveler.id, status: 'confirmed' })
  const move = (id: string, availableDateId: string) =>
    traveler.request('post', `/bookings/${id}/move`, { availableDateId }).then(({ body }) => body.error?.code)
  expect(await move(ownBooking.id, others[0]!)).toBe('NOT_MOVABLE')
  await cancelDate()
  expect(await move(declined.id, others[0]!)).toBe('NOT_MOVABLE')
  const elsewhere = await createExperience({ pictured: true })
  expect(await move(ownBooking.id, elsewhere.dateIds[0]!)).toBe('DATE_UNAVAILABLE')
  expect(await move(ownBooking.id, ownBooking.availableDateId)).toBe('DATE_UNAVAILABLE')
  await createBooking({ availableDateId: others[0]!, guests: 4 })
  expect(await move(ownBooking.id, others[0]!)).toBe('NOT_ENOUGH_SPOTS')
  await host.request('post', `/host/dates/${others[1]}/close`)
  expect(await move(ownBooking.id, others[1]!)).toBe('DATE_UNAVAILABLE')
  expect((await rowOf(ownBooking.id)).movedToId).toBeNull()
})

test('a moved reservation says nothing of how fast the host answers', async () => {
  const { host, traveler, others, book, cancelDate } = await scene()
  const ownBooking = await book(2, { userId: traveler.id, createdAt: inHours(-5) })
  await cancelDate()
  await traveler.request('post', `/bookings/${ownBooking.id}/move`, { availableDateId: others[0] })
  await runJobs()
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, host.id))
  // Five hours and a moment; counting the booking that confirmed itself would halve that.
  expect([profile!.responseRate, profile!.responseTimeHours]).toEqual([100, 6])
})
