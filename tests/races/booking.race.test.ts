// Many book, confirm and cancel at once. Without the conditional update a seat is sold twice, and without the shared lock an
// experience is archived under a booking that has already checked it.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type * as bookingData from '#marketplace/bookings/booking.data.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { expireOverdue } from '#marketplace/bookings/lifecycle/booking.jobs.ts'
import type * as availability from '#marketplace/experiences/availability/availability.data.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { refusals } from '#marketplace/slices.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { database } from '#platform/database/pool.ts'
import { cookieOf, requestAs, signedIn } from '../support/people.ts'
import { barrier } from '../support/scenes/barrier.ts'
import { bookingInput, newKey } from '../support/scenes/booking-input.ts'
import { bothWaitingFor, whileCreationsWait, whileRowIsLocked } from '../support/waiting-for-row.ts'
import { archiveRace } from './scenes/archive.scene.ts'
import { race } from './scenes/booking.scene.ts'

const sabotage = vi.hoisted(() => ({ conditionalUpdate: false, experienceLock: false, deadline: false }))
let met = barrier(1)

vi.mock('#marketplace/experiences/availability/availability.data.ts', async (original) => {
  const real = await original<typeof availability>()
  // Checks and then writes, like code that ignores concurrency.
  const reserveSpots: typeof availability.reserveSpots = async (tx, reservation) => {
    if (!sabotage.conditionalUpdate) return real.reserveSpots(tx, reservation)
    const { dateId, guests } = reservation
    const [date] = await tx.select().from(availableDates).where(eq(availableDates.id, dateId))
    if (!date || date.spotsAvailable < guests) return null
    await met()
    const spotsAvailable = date.spotsAvailable - guests
    await tx.update(availableDates).set({ spotsAvailable }).where(eq(availableDates.id, dateId))
    return { startDate: date.startDate, endDate: date.endDate }
  }
  return { ...real, reserveSpots } satisfies typeof availability
})

vi.mock('#marketplace/bookings/booking.data.ts', async (original) => {
  const real = await original<typeof bookingData>()
  // Outside of the transaction, so that its locks are released at once.
  const findBookable: typeof bookingData.findBookable = (tx, ...args) =>
    sabotage.experienceLock
      ? withTimeouts('request', () => real.findBookable(database(), ...args))
      : real.findBookable(tx, ...args)
  // Decides and then writes, whatever time it is by then.
  const acceptRequest: typeof bookingData.acceptRequest = async (tx, id, confirmedAt) => {
    if (!sabotage.deadline) return real.acceptRequest(tx, id, confirmedAt)
    const request = { id, status: 'pending', paymentStatus: 'pending', attendedBy: null } as const
    return real.changeBooking(tx, request, { status: 'confirmed', confirmedAt })
  }
  return { ...real, findBookable, acceptRequest } satisfies typeof bookingData
})

beforeEach(() => {
  Object.assign(sabotage, { conditionalUpdate: false, experienceLock: false, deadline: false })
})

const theDate = async (id: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, id)))[0]!

/** The host accepts a request in time, but waits for its row until its deadline is over. */
async function acceptedTooLate() {
  const experience = await createExperience({ pictured: true })
  const expiresAt = new Date(Date.now() + 1000)
  const { id } = await createBooking({ availableDateId: experience.dateIds[0]!, expiresAt })
  const host = requestAs(await cookieOf({ id: experience.hostId }))
  const answer = await whileRowIsLocked(
    id,
    () => host<{ error?: { code: string; data: object } }>('post', `/host/bookings/${id}/confirm`),
    (holder) =>
      expect.poll(async () => (await holder.query('select clock_timestamp() at')).rows[0].at > expiresAt).toBe(true),
  )
  const [stored] = await database().select().from(bookings).where(eq(bookings.id, id))
  return { answer, stored: stored! }
}

describe('guarded', () => {
  test('200 travelers book 20 seats at once: no seat is sold twice, the others get 409 and the reason', async () => {
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

  test('two travelers book the last place at once: exactly one gets it', async () => {
    for (let round = 0; round < 20; round++) {
      const { answers, sold } = await race({ travelers: 2, seats: 2 })
      // One wants 1 and the other 2 of 2 spots.
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(sold).toBeLessThanOrEqual(2)
    }
  })

  test('traveler, host and expiry job cancel at once: it is cancelled once, and places are returned once', async () => {
    for (let round = 0; round < 15; round++) {
      const traveler = await signedIn('traveler')
      const experience = await createExperience({ pictured: true })
      const booking = await createBooking({ userId: traveler.id, availableDateId: experience.dateIds[0]!, guests: 4 })
      const host = requestAs(await cookieOf({ id: experience.hostId }))
      const tellings = [
        traveler.request('post', `/bookings/${booking.id}/cancel`),
        traveler.request('post', `/bookings/${booking.id}/cancel`),
        host('post', `/host/bookings/${booking.id}/cancel`, { reason: 'Lluvia' }),
        host('post', `/host/bookings/${booking.id}/cancel`, { reason: 'Lluvia' }),
      ]
      await database().update(bookings).set({ expiresAt: new Date() }).where(eq(bookings.id, booking.id))
      const statuses = (await Promise.all([...tellings, expireOverdue()])).map((answer) => answer?.status)
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
      expect(statuses.filter((status) => status && status !== 200 && status !== 409)).toEqual([])
      expect((await theDate(experience.dateIds[0]!)).spotsAvailable).toBe(10)
      const [stored] = await database().select().from(bookings).where(eq(bookings.id, booking.id))
      expect(stored!.status).toBe('cancelled')
    }
    expect(await audit()).toEqual([])
  })

  test.each(['confirm', 'cancel'] as const)(
    'confirm and cancel at once, %s first: the first wins, the second gets 409 and the new status',
    async (first) => {
      const traveler = await signedIn('traveler')
      const experience = await createExperience({ pictured: true })
      const booking = await createBooking({ userId: traveler.id, availableDateId: experience.dateIds[0]! })
      const host = requestAs(await cookieOf({ id: experience.hostId }))
      const request = {
        confirm: () => host('post', `/host/bookings/${booking.id}/confirm`),
        cancel: () => traveler.request('post', `/bookings/${booking.id}/cancel`),
      }
      const second = first === 'confirm' ? 'cancel' : 'confirm'
      // Both have read that it is pending, and wait for its row in this order.
      const [winner, loser] = await bothWaitingFor(booking.id, request[first], request[second])
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

  test('a request whose deadline passes while its acceptance waits for the row is not accepted (BOOK-56)', async () => {
    const { answer, stored } = await acceptedTooLate()
    expect([answer.status, answer.body.error?.code, answer.body.error?.data]).toEqual([
      409,
      'BOOKING_STATE',
      { status: 'cancelled' },
    ])
    expect(stored.status).toBe('pending')
  })

  test('one idempotency key makes one booking, however often it is sent at once', async () => {
    const experience = await createExperience({ pictured: true })
    const { request } = await signedIn('traveler')
    const key = newKey()
    const send = () => request<{ id: string }>('post', '/bookings', bookingInput(experience), { key })
    const together = await Promise.all(Array.from({ length: 12 }, send))
    const created = together.filter(({ status }) => status === 201)
    expect(created.length).toBeGreaterThanOrEqual(1)
    for (const { status, headers, body } of together.filter((answer) => answer.status !== 201)) {
      expect([status, headers.get('retry-after')]).toEqual([409, '1'])
      expect(body).toMatchObject({ error: { code: 'IN_FLIGHT' } })
    }
    const later = await send()
    expect([later.status, later.body]).toEqual([201, created[0]!.body])
    expect(new Set(created.map(({ body }) => body.id)).size).toBe(1)
    expect((await theDate(experience.dateIds[0]!)).spotsAvailable).toBe(8)
  })

  test('an idempotency key with another body is refused and changes nothing; another account may use the same key', async () => {
    const experience = await createExperience({ pictured: true })
    const traveler = await signedIn('traveler')
    const key = newKey()
    const first = await traveler.request<{ id: string }>('post', '/bookings', bookingInput(experience), { key })
    const other = await traveler.request('post', '/bookings', bookingInput(experience, { guests: 3 }), { key })
    expect([other.status, other.body.error.code]).toEqual([422, 'KEY_REUSED'])
    const second = await signedIn('traveler')
    const ownBooking = await second.request<{ id: string }>('post', '/bookings', bookingInput(experience), { key })
    expect(ownBooking.status).toBe(201)
    expect(ownBooking.body.id).not.toBe(first.body.id)
    expect((await theDate(experience.dateIds[0]!)).spotsAvailable).toBe(6)
  })

  test('a database failure while booking rolls back: no places taken, the idempotency key unused', async () => {
    const experience = await createExperience({ pictured: true })
    const { request } = await signedIn('traveler')
    const key = newKey()
    await database().execute(
      sql`create function fall() returns trigger language plpgsql as $$ begin raise 'power cut'; end $$`,
    )
    await database().execute(sql`create trigger fall after insert on bookings execute function fall()`)
    const failed = await request('post', '/bookings', bookingInput(experience), { key })
    await database().execute(sql`drop trigger fall on bookings`)
    // The answer contains nothing of the failure: neither the statement nor the database's message.
    const { code, text: message } = { code: 'BROKEN', ...refusals.BROKEN }
    const error = { code, message, fields: null, data: null, requestId: expect.stringMatching(/^[\da-f-]{36}$/) }
    expect([failed.status, failed.body]).toEqual([500, { error }])
    expect((await theDate(experience.dateIds[0]!)).spotsAvailable).toBe(10)
    expect((await request('post', '/bookings', bookingInput(experience), { key })).status).toBe(201)
    expect((await theDate(experience.dateIds[0]!)).spotsAvailable).toBe(8)
  })

  test('booking needs an idempotency key; a refused booking does not use the key up', async () => {
    const experience = await createExperience({ pictured: true, dates: [{ capacity: 1 }] })
    const { request } = await signedIn('traveler')
    expect((await request('post', '/bookings', bookingInput(experience))).status).toBe(428)
    const key = newKey()
    expect((await request('post', '/bookings', bookingInput(experience), { key })).status).toBe(409)
    expect((await request('post', '/bookings', bookingInput(experience, { guests: 1 }), { key })).status).toBe(201)
  })

  test('an experience archived while it is booked: the booking is complete before, or refused (INV-13)', async () => {
    const late = await archiveRace('archive')
    expect([late.answer.status, late.answer.body.error.code]).toEqual([404, 'EXPERIENCE_GONE'])
    expect((await theDate(late.experience.dateIds[0]!)).spotsAvailable).toBe(10)
    const early = await archiveRace('booking')
    expect([early.answer.status, early.completed]).toEqual([201, ['booking', 'archive']])
  })

  test('a traveler suspended while their booking request waits books nothing', async () => {
    const [traveler, admin] = [await signedIn('traveler'), await signedIn('admin')]
    const experience = await createExperience({ pictured: true })
    const booking = () => traveler.request('post', '/bookings', bookingInput(experience), { key: newKey() })
    const answer = await whileCreationsWait(traveler.id, booking, async () => {
      const { status } = await admin.request('post', `/admin/users/${traveler.id}/suspend`, {
        reason: 'Escribe a extraños',
      })
      expect(status).toBe(204)
    })
    expect([answer.status, answer.body.error.code]).toEqual([404, 'EXPERIENCE_GONE'])
    expect(await database().$count(bookings, eq(bookings.userId, traveler.id))).toBe(0)
    expect((await theDate(experience.dateIds[0]!)).spotsAvailable).toBe(10)
  })
})

describe('with the guard taken out', () => {
  test('without the lock an experience is booked after it was archived', async () => {
    sabotage.experienceLock = true
    const { completed: done, answer } = await archiveRace('booking')
    expect([answer.status, done]).toEqual([201, ['archive', 'booking']])
  })

  test('judged before it waits, an acceptance finds a request that is over', async () => {
    sabotage.deadline = true
    const { answer, stored } = await acceptedTooLate()
    expect([answer.status, stored.status]).toEqual([200, 'confirmed'])
  })

  test('without the conditional update seats are oversold, and the auditor reports it (INV-01)', async () => {
    sabotage.conditionalUpdate = true
    let oversold = 0
    const rounds = 5
    for (let round = 0; round < rounds; round++) {
      met = barrier(2)
      const { sold } = await race({ travelers: 60, seats: 20 })
      if (sold > 20) oversold++
    }
    expect(oversold).toBe(rounds)
    expect((await audit()).map(({ promise }) => promise.slice(0, 6))).toContain('INV-01')
  })
})
