// What must hold when many act at once; booking-race-control.test.ts shows that the first of these can fail.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { expireOverdue } from '#marketplace/bookings/booking.jobs.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { refusals } from '#marketplace/slices.ts'
import { database } from '#platform/database/pool.ts'
import { archiveRace } from './support/archive-race.ts'
import { race } from './support/booking-race.ts'
import { bookingWish, newKey } from './support/booking-wish.ts'
import { asking, cookieOf, signedIn } from './support/people.ts'
import { bothWaitingFor, whileCreationsWait } from './support/waiting-for-row.ts'

const theDate = async (id: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, id)))[0]!

test('200 travelers at once for 20 seats: every seat is sold once, every loser is told so', async () => {
  const { answers, sold, left } = await race({ travelers: 200, seats: 20 })
  expect([sold, left]).toEqual([20, 0])
  const losers = answers.filter(({ status }) => status !== 201)
  expect(losers.length).toBeGreaterThan(170)
  for (const { status, body } of losers)
    expect([status, body.error.message]).toEqual([
      409,
      'No hay suficientes cupos disponibles para el número de personas solicitado',
    ])
  expect(await audit()).toEqual([])
})

test('two travelers for the last place: exactly one gets it, twenty times', async () => {
  for (let round = 0; round < 20; round++) {
    const { answers, sold } = await race({ travelers: 2, seats: 2 })
    // One wants 1 and the other 2 of 2 places.
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(sold).toBeLessThanOrEqual(2)
  }
})

test('traveler, host and sweeper cancel at the same moment: one of them did, the places return once', async () => {
  for (let round = 0; round < 15; round++) {
    const traveler = await signedIn('traveler')
    const offer = await createExperience({ pictured: true })
    const booking = await createBooking({ userId: traveler.id, availableDateId: offer.dateIds[0]!, guests: 4 })
    const host = asking(await cookieOf({ id: offer.hostId }))
    const tellings = [
      traveler.ask('post', `/bookings/${booking.id}/cancel`),
      traveler.ask('post', `/bookings/${booking.id}/cancel`),
      host('post', `/host/bookings/${booking.id}/cancel`, { reason: 'Lluvia' }),
      host('post', `/host/bookings/${booking.id}/cancel`, { reason: 'Lluvia' }),
    ]
    await database().update(bookings).set({ expiresAt: new Date() }).where(eq(bookings.id, booking.id))
    const statuses = (await Promise.all([...tellings, expireOverdue()])).map((answer) => answer?.status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(statuses.filter((status) => status && status !== 200 && status !== 409)).toEqual([])
    expect((await theDate(offer.dateIds[0]!)).spotsAvailable).toBe(10)
    const [stored] = await database().select().from(bookings).where(eq(bookings.id, booking.id))
    expect(stored!.status).toBe('cancelled')
  }
  expect(await audit()).toEqual([])
})

test.each(['confirm', 'cancel'] as const)(
  'confirm and cancel at the same moment, %s a little earlier: the first wins, the other learns the new state',
  async (first) => {
    const traveler = await signedIn('traveler')
    const offer = await createExperience({ pictured: true })
    const booking = await createBooking({ userId: traveler.id, availableDateId: offer.dateIds[0]! })
    const host = asking(await cookieOf({ id: offer.hostId }))
    const ask = {
      confirm: () => host('post', `/host/bookings/${booking.id}/confirm`),
      cancel: () => traveler.ask('post', `/bookings/${booking.id}/cancel`),
    }
    const second = first === 'confirm' ? 'cancel' : 'confirm'
    // Both have read that it is pending, and wait for its row in this order.
    const [winner, loser] = await bothWaitingFor(booking.id, ask[first], ask[second])
    const became = first === 'confirm' ? 'confirmed' : 'cancelled'
    expect(winner.status).toBe(200)
    expect([loser.status, loser.body.error.code, loser.body.error.data]).toEqual([
      409,
      'BOOKING_STATE',
      { status: became },
    ])
    const [stored] = await database().select().from(bookings).where(eq(bookings.id, booking.id))
    expect(stored!.status).toBe(became)
    expect(await audit()).toEqual([])
  },
)

test('one key makes one reservation, however often and however much at once it is sent', async () => {
  const offer = await createExperience({ pictured: true })
  const { ask } = await signedIn('traveler')
  const key = newKey()
  const send = () => ask<{ id: string }>('post', '/bookings', bookingWish(offer), { key })
  const together = await Promise.all(Array.from({ length: 12 }, send))
  const made = together.filter(({ status }) => status === 201)
  expect(made.length).toBeGreaterThanOrEqual(1)
  for (const { status, headers, body } of together.filter((answer) => answer.status !== 201)) {
    expect([status, headers.get('retry-after')]).toEqual([409, '1'])
    expect(body).toMatchObject({ error: { code: 'IN_FLIGHT' } })
  }
  const later = await send()
  expect([later.status, later.body]).toEqual([201, made[0]!.body])
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  expect((await theDate(offer.dateIds[0]!)).spotsAvailable).toBe(8)
})

test('the same key with another body is refused and changes nothing; another account does not see it', async () => {
  const offer = await createExperience({ pictured: true })
  const one = await signedIn('traveler')
  const key = newKey()
  const first = await one.ask<{ id: string }>('post', '/bookings', bookingWish(offer), { key })
  const other = await one.ask('post', '/bookings', bookingWish(offer, { guests: 3 }), { key })
  expect([other.status, other.body.error.code]).toEqual([422, 'KEY_REUSED'])
  const two = await signedIn('traveler')
  const own = await two.ask<{ id: string }>('post', '/bookings', bookingWish(offer), { key })
  expect(own.status).toBe(201)
  expect(own.body.id).not.toBe(first.body.id)
  expect((await theDate(offer.dateIds[0]!)).spotsAvailable).toBe(6)
})

test('a failure in the middle leaves nothing: no places taken, no key used', async () => {
  const offer = await createExperience({ pictured: true })
  const { ask } = await signedIn('traveler')
  const key = newKey()
  await database().execute(
    sql`create function fall() returns trigger language plpgsql as $$ begin raise 'power cut'; end $$`,
  )
  await database().execute(sql`create trigger fall after insert on bookings execute function fall()`)
  const failed = await ask('post', '/bookings', bookingWish(offer), { key })
  await database().execute(sql`drop trigger fall on bookings`)
  // Nothing of what failed is said: neither the statement nor the words of the database.
  const { code, text: message } = { code: 'BROKEN', ...refusals.BROKEN }
  const error = { code, message, fields: null, data: null, requestId: expect.stringMatching(/^[\da-f-]{36}$/) }
  expect([failed.status, failed.body]).toEqual([500, { error }])
  expect((await theDate(offer.dateIds[0]!)).spotsAvailable).toBe(10)
  expect((await ask('post', '/bookings', bookingWish(offer), { key })).status).toBe(201)
  expect((await theDate(offer.dateIds[0]!)).spotsAvailable).toBe(8)
})

test('without a key nothing is made; a refusal does not use the key up', async () => {
  const offer = await createExperience({ pictured: true, dates: [{ capacity: 1 }] })
  const { ask } = await signedIn('traveler')
  expect((await ask('post', '/bookings', bookingWish(offer))).status).toBe(428)
  const key = newKey()
  expect((await ask('post', '/bookings', bookingWish(offer), { key })).status).toBe(409)
  expect((await ask('post', '/bookings', bookingWish(offer, { guests: 1 }), { key })).status).toBe(201)
})

test('an experience archived meanwhile: the booking comes before it whole, or not at all (INV-13)', async () => {
  const late = await archiveRace('archive')
  expect([late.answer.status, late.answer.body.error.code]).toEqual([404, 'EXPERIENCE_GONE'])
  expect((await theDate(late.offer.dateIds[0]!)).spotsAvailable).toBe(10)
  const early = await archiveRace('booking')
  expect([early.answer.status, early.done]).toEqual([201, ['booking', 'archive']])
})

test('a traveler suspended while their reservation waits its turn reserves nothing', async () => {
  const [traveler, admin] = [await signedIn('traveler'), await signedIn('admin')]
  const offer = await createExperience({ pictured: true })
  const booking = () => traveler.ask('post', '/bookings', bookingWish(offer), { key: newKey() })
  const answer = await whileCreationsWait(traveler.id, booking, async () => {
    const { status } = await admin.ask('post', `/admin/users/${traveler.id}/suspend`, { reason: 'Escribe a extraños' })
    expect(status).toBe(204)
  })
  expect([answer.status, answer.body.error.code]).toEqual([404, 'EXPERIENCE_GONE'])
  expect(await database().$count(bookings, eq(bookings.userId, traveler.id))).toBe(0)
  expect((await theDate(offer.dateIds[0]!)).spotsAvailable).toBe(10)
})
