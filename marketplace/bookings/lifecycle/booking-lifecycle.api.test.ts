import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { HOUR_MS } from '#platform/units.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { bookingInput, newKey } from '#tests/support/scenes/booking-input.ts'
import type { Booking } from '../booking.contract.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import { completeUnfinished, expireOverdue } from './booking.jobs.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const spotsOf = async (dateId: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, dateId)))[0]!.spotsAvailable
type Overrides = Parameters<typeof createBooking>[0]

/** A stored booking of 3 on a date with 10 spots, with its traveler and its host. */
async function scene(overrides: Overrides = {}, startDate = inHours(72)) {
  const traveler = await signedIn('traveler')
  const offer = await createExperience({ dates: [{ startDate }] })
  const dateId = offer.dateIds[0]!
  const booking = await createBooking({ userId: traveler.id, availableDateId: dateId, guests: 3, ...overrides })
  return {
    booking,
    dateId,
    offer,
    traveler: traveler.request,
    host: requestAs(await cookieOf({ id: offer.hostId })),
    stored: async () => (await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!,
    spots: () => spotsOf(dateId),
  }
}

test('cancelling gives the places back once; a second cancel changes nothing', async () => {
  const { booking, traveler, spots, stored } = await scene({ status: 'confirmed' })
  expect(await spots()).toBe(7)
  const done = await traveler<Booking>('post', `/bookings/${booking.id}/cancel`)
  expect(done.body).toMatchObject({ status: 'cancelled', cancelledBy: 'traveler', cancelledLate: false, allowed: [] })
  expect(await spots()).toBe(10)
  const before = await stored()
  const repeat = await traveler('post', `/bookings/${booking.id}/cancel`)
  expect([repeat.status, repeat.body.error.code, repeat.body.error.data]).toEqual([
    409,
    'BOOKING_STATE',
    { status: 'cancelled' },
  ])
  expect([await spots(), await stored()]).toEqual([10, before])
})

test('less than 24 hours before the start it still works, and counts as late', async () => {
  const { booking, traveler, spots } = await scene({ status: 'confirmed' }, inHours(23))
  expect((await traveler<Booking>('get', `/bookings/${booking.id}`)).body.cancellation).toBe('late')
  const { body } = await traveler<Booking>('post', `/bookings/${booking.id}/cancel`)
  expect([body.status, body.cancelledLate, await spots()]).toEqual(['cancelled', true, 10])
})

test.each([
  ['confirmed', -1, 'BOOKING_STARTED'],
  ['in_progress', 2, 'BOOKING_STATE'],
  ['completed', -5, 'BOOKING_STATE'],
] as const)('a %s one starting in %d h is not cancelled: %s', async (status, hours, code) => {
  const { booking, traveler, host, spots, stored } = await scene({ status }, inHours(hours))
  const byTraveler = await traveler('post', `/bookings/${booking.id}/cancel`)
  expect([byTraveler.status, byTraveler.body.error.code]).toEqual([409, code])
  const byHost = await host('post', `/host/bookings/${booking.id}/cancel`, { reason: 'Lluvia' })
  expect([byHost.status, byHost.body.error.code]).toEqual([409, code])
  expect([await spots(), (await stored()).status]).toEqual([7, status])
})

test("another's reservation behaves as not found and stays as it was", async () => {
  const { booking, stored } = await scene({ status: 'confirmed' })
  const stranger = await signedIn('traveler')
  const otherHost = await signedIn('host')
  const tries = [
    await stranger.request('get', `/bookings/${booking.id}`),
    await stranger.request('get', `/bookings/${booking.id}/calendar.ics`),
    await stranger.request('post', `/bookings/${booking.id}/cancel`),
    await otherHost.request('post', `/host/bookings/${booking.id}/cancel`, { reason: 'x' }),
    await otherHost.request('post', `/host/bookings/${booking.id}/confirm`),
    await otherHost.request('post', `/host/bookings/${booking.id}/confirm-payment`),
    await otherHost.request('post', `/host/bookings/${booking.id}/complete`, { attended: true, paid: true }),
  ]
  expect(tries.map(({ status }) => status)).toEqual(Array(7).fill(404))
  expect(await stored()).toEqual(booking)
})

test('the host confirms a request, once, and only then may close it after the start', async () => {
  const { booking, host } = await scene()
  const { body } = await host<Booking>('post', `/host/bookings/${booking.id}/confirm`)
  expect(body).toMatchObject({ status: 'confirmed', allowed: ['confirm-payment', 'cancel'], expiresAt: null })
  expect((await host('post', `/host/bookings/${booking.id}/confirm`)).status).toBe(409)
  const early = await host('post', `/host/bookings/${booking.id}/complete`, { attended: true, paid: false })
  expect([early.status, early.body.error.code]).toEqual([409, 'NOT_STARTED'])
})

test('the host declines a request without, and cancels a confirmed one only with a reason', async () => {
  const request = await scene()
  const declined = await request.host<Booking>('post', `/host/bookings/${request.booking.id}/cancel`, { reason: '' })
  expect(declined.body).toMatchObject({ status: 'cancelled', cancelledBy: 'host', cancelReason: null })
  const confirmed = await scene({ status: 'confirmed' })
  const path = `/host/bookings/${confirmed.booking.id}/cancel`
  const silent = await confirmed.host('post', path, { reason: '  ' })
  expect([silent.status, silent.body.error.fields]).toEqual([422, { reason: 'Escribe el motivo de la cancelación.' }])
  expect(await confirmed.spots()).toBe(7)
  const off = await confirmed.host<Booking>('post', path, { reason: 'Alerta por lluvia' })
  expect([off.body.cancelReason, await confirmed.spots()]).toEqual(['Alerta por lluvia', 10])
})

test('closing: who came and paid, who came, who did not come', async () => {
  const past = inHours(-4)
  const paid = await scene({ status: 'confirmed' }, past)
  const came = await scene({ status: 'in_progress', paymentStatus: 'paid_cash' }, past)
  const absent = await scene({ status: 'confirmed' }, past)
  const close = ({ host, booking }: typeof paid, body: object) =>
    host<Booking>('post', `/host/bookings/${booking.id}/complete`, body)
  expect((await close(paid, { attended: true, paid: true })).body).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
    attended: true,
  })
  expect((await close(came, { attended: true, paid: false })).body).toMatchObject({
    paymentStatus: 'paid_cash',
    attended: true,
    attendedBy: 'host_list',
  })
  const odd = await absent.host('post', `/host/bookings/${absent.booking.id}/complete`, { attended: false, paid: true })
  expect(odd.body.error.fields).toEqual({ paid: 'Quien no asistió no pudo pagar' })
  expect((await close(absent, { attended: false, paid: false })).body).toMatchObject({
    status: 'completed',
    paymentStatus: 'pending',
    attended: false,
    attendedBy: 'host_list',
  })
})

test("the host's word about who came stands over the traveler's; whom the host has seen is not reported missing", async () => {
  const absent = { attended: false, paid: false }
  const close = ({ host, booking }: Awaited<ReturnType<typeof scene>>) =>
    host<Booking>('post', `/host/bookings/${booking.id}/complete`, absent)
  const claimed = await scene({ status: 'in_progress', paymentStatus: 'paid_cash' }, inHours(-1))
  expect((await close(claimed)).body).toMatchObject({ status: 'completed', attended: false, attendedBy: 'host_list' })
  const early = await scene({ status: 'in_progress', paymentStatus: 'paid_cash' }, inHours(1))
  expect((await close(early)).body).toMatchObject({ error: { code: 'NOT_STARTED' } })
  const arrived = await scene({ status: 'in_progress', paymentStatus: 'paid_cash' }, inHours(-1))
  await arrived.host('post', `/host/bookings/${arrived.booking.id}/start`, { code: arrived.booking.confirmationCode })
  expect(await arrived.stored()).toMatchObject({ startedBy: 'traveler', attendedBy: 'host_code' })
  expect((await close(arrived)).body).toMatchObject({ error: { code: 'TRAVELER_CAME' } })
  // Enforced for any writer: the host's report is not removed without a correction.
  await expect(
    database()
      .update(bookings)
      .set({ attended: false, attendedBy: 'host_list' })
      .where(eq(bookings.id, arrived.booking.id)),
  ).rejects.toThrow()
})

test('the host acknowledges cash on a reservation that goes on or is over, once', async () => {
  const request = await scene()
  expect((await request.host('post', `/host/bookings/${request.booking.id}/confirm-payment`)).status).toBe(409)
  const claimed = await scene({ status: 'completed', paymentStatus: 'paid_cash' }, inHours(-30))
  const path = `/host/bookings/${claimed.booking.id}/confirm-payment`
  expect((await claimed.host<Booking>('post', path)).body.paymentStatus).toBe('paid')
  expect((await claimed.host('post', path)).status).toBe(409)
})

test('an overdue request reads as cancelled before any timer, then the sweep makes it so, once', async () => {
  await database().delete(outbox)
  const { booking, traveler, host, spots } = await scene({ expiresAt: inHours(-1 / 60) })
  const expected = {
    status: 'cancelled',
    cancelledBy: 'system',
    cancelReason: 'El anfitrión no respondió a tiempo.',
    allowed: [],
  }
  expect((await traveler<Booking>('get', `/bookings/${booking.id}`)).body).toMatchObject(expected)
  const filtered = async (status: string) =>
    (await traveler<{ bookings: Booking[] }>('get', `/bookings?status=${status}`)).body.bookings.length
  expect([await filtered('pending'), await filtered('cancelled')]).toEqual([0, 1])
  expect((await host('post', `/host/bookings/${booking.id}/confirm`)).body.error.data).toEqual({ status: 'cancelled' })
  expect((await traveler('post', `/bookings/${booking.id}/cancel`)).status).toBe(409)
  expect(await spots()).toBe(7)
  await Promise.all([expireOverdue(), expireOverdue()])
  await expireOverdue()
  expect(await spots()).toBe(10)
  expect((await traveler<Booking>('get', `/bookings/${booking.id}`)).body).toMatchObject(expected)
  await runJobs()
  const keys = (await database().select().from(outbox)).map(({ key }) => key).filter((key) => key?.includes(booking.id))
  expect(keys.sort()).toEqual([`expired ${booking.id} host`, `expired ${booking.id} traveler`])
})

test('a request in time is left alone by the sweep', async () => {
  const { booking, stored } = await scene()
  await expireOverdue()
  expect(await stored()).toEqual(booking)
})

test('one in progress is completed 24 h after its end, not before', async () => {
  const fresh = await scene({ status: 'in_progress', paymentStatus: 'paid_cash' }, inHours(-26.9))
  const old = await scene({ status: 'in_progress', paymentStatus: 'paid_cash' }, inHours(-27.1))
  await completeUnfinished(new Date())
  expect((await fresh.stored()).status).toBe('in_progress')
  expect(await old.stored()).toMatchObject({ status: 'completed', attended: true, paymentStatus: 'paid_cash' })
})

test('the list is own, newest first, by page and by state', async () => {
  const { request, id: userId } = await signedIn('traveler')
  const offer = await createExperience({ dates: [{ capacity: 60 }] })
  const stored = []
  for (let at = 0; at < 23; at++)
    stored.push(
      await createBooking({
        userId,
        availableDateId: offer.dateIds[0]!,
        guests: 1,
        status: at % 5 === 0 ? 'cancelled' : 'confirmed',
        // Several share an instant, so the id decides their order.
        createdAt: inHours(-Math.floor(at / 4) - 1),
      }),
    )
  await createBooking({ availableDateId: offer.dateIds[0]! })
  type Page = { bookings: Booking[]; next: string | null }
  const read = async (query = '') => {
    const items: Booking[] = []
    let next: string | null = ''
    for (; next !== null; ) {
      const after: string = next && `&after=${encodeURIComponent(next)}`
      const { body } = await request<Page>('get', `/bookings?${query}${after}`)
      expect(body.bookings.length).toBeLessThanOrEqual(10)
      items.push(...body.bookings)
      next = body.next
    }
    return items
  }
  const all = await read()
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(stored.map(({ id }) => id)))
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .reverse(),
  )
  expect((await read('status=cancelled')).map(({ status }) => status)).toEqual(Array(5).fill('cancelled'))
  expect(all[0]!.experience).toMatchObject({ title: 'Caminata al amanecer', city: 'Suchitoto', country: 'El Salvador' })
})

const someId = '5f0c8e0e-4f0e-4c55-9f5e-3d9c8a1b2c3d'
test.each([
  'status=open',
  'after=x',
  "after=2026-01-01T00:00:00.000000Z_'",
  `after=2026-99-99T00:00:00.000000Z_${someId}`,
  `after=2026-02-30T00:00:00.000000Z_${someId}`,
  `after=2026-02-20T29:61:00.000000Z_${someId}`,
])('a made-up %s is refused in Spanish', async (query) => {
  const { request } = await signedIn('traveler')
  expect((await request('get', `/bookings?${query}`)).status).toBe(422)
})

test('the host sees the reservations of their own experiences with contact and code', async () => {
  const { booking, host } = await scene()
  await createBooking()
  const { body } = await host<{ bookings: Booking[] }>('get', '/host/bookings')
  expect(body.bookings).toHaveLength(1)
  expect(body.bookings[0]).toMatchObject({
    id: booking.id,
    confirmationCode: booking.confirmationCode,
    guestInfo: { phone: '+50370000000' },
    allowed: ['confirm', 'cancel'],
  })
})

test('a reservation goes on when its experience is no longer offered', async () => {
  const { request, id: userId } = await signedIn('traveler')
  const offer = await createExperience({ status: 'archived' })
  const booking = await createBooking({ userId, availableDateId: offer.dateIds[0]! })
  const { body } = await request<Booking>('get', `/bookings/${booking.id}`)
  expect([body.status, body.experience.offered]).toEqual(['pending', false])
})

test('the calendar file follows the reservation', async () => {
  const { booking, traveler } = await scene()
  const read = async () => (await traveler<string>('get', `/bookings/${booking.id}/calendar.ics`)).body
  const { headers } = await traveler<string>('get', `/bookings/${booking.id}/calendar.ics`)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toContain('.ics')
  expect(await read()).toContain('METHOD:PUBLISH')
  await traveler('post', `/bookings/${booking.id}/cancel`)
  expect(await read()).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:4[\s\S]*STATUS:CANCELLED/)
})

test('a cancelled date of the list may be booked again', async () => {
  const { booking, traveler, offer } = await scene()
  await traveler('post', `/bookings/${booking.id}/cancel`)
  const { status } = await traveler('post', '/bookings', bookingInput(offer), { key: newKey() })
  expect(status).toBe(201)
})
