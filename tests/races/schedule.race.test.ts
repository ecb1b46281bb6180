// A host changes, closes, removes or cancels a date while travelers book, cancel and move. Without the guards the host checks
// and then writes, somebody books in between, and the promises break.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type { Booking } from '#marketplace/bookings/booking.contract.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import type * as cancellingDate from '#marketplace/bookings/date-cancellation/date-cancellation.data.ts'
import { expireOverdue } from '#marketplace/bookings/lifecycle/booking.jobs.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import type * as schedule from '#marketplace/experiences/availability/schedule/schedule.data.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '../support/people.ts'
import {
  dateCancellationRace,
  dateScene,
  hasOrphanedBookings,
  outcomeOf,
  removalRace,
  seatsRace,
  type Turn,
  tally,
} from './scenes/schedule.scene.ts'

const sabotage = vi.hoisted(() => ({ seats: false, removal: false, dateCancellation: false, met: async () => {} }))

vi.mock('#marketplace/experiences/availability/schedule/schedule.data.ts', async (original) => {
  const real = await original<typeof schedule>()
  const setCapacity: typeof schedule.setCapacity = async (host, id, capacity) => {
    if (!sabotage.seats) return real.setCapacity(host, id, capacity)
    const date = await real.findDateOf(host, id)
    const booked = date!.capacity - date!.spotsAvailable
    if (capacity < booked) return null
    await sabotage.met()
    const change = { capacity, spotsAvailable: capacity - booked }
    const [row] = await database().update(availableDates).set(change).where(eq(availableDates.id, id)).returning()
    return { ...row!, waiting: 0 }
  }
  const lockDateOf: typeof schedule.lockDateOf = async (host, id, tx) => {
    if (!sabotage.removal) return real.lockDateOf(host, id, tx)
    const date = await real.findDateOf(host, id, tx)
    await sabotage.met()
    return date
  }
  return { ...real, setCapacity, lockDateOf } satisfies typeof schedule
})

vi.mock('#marketplace/bookings/date-cancellation/date-cancellation.data.ts', async (original) => {
  const real = await original<typeof cancellingDate>()
  const { findDateOf } = await import('#marketplace/experiences/availability/schedule/schedule.data.ts')
  const lockDate: typeof cancellingDate.lockDate = async (tx, host, id) => {
    if (!sabotage.dateCancellation) return real.lockDate(tx, host, id)
    const date = await findDateOf(host, id, tx)
    const activeBookings = await real.listActive(tx, id)
    await sabotage.met()
    return date && { date, activeBookings }
  }
  return { ...real, lockDate } satisfies typeof cancellingDate
})

/** The host reads first, then the traveler books, then the host writes what was read. */
function oneAfterTheOther(): Turn {
  const [looked, booked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  sabotage.met = async () => {
    looked.resolve()
    await booked.promise
  }
  return { looked: looked.promise, booked: booked.resolve }
}

beforeEach(() => {
  Object.assign(sabotage, { seats: false, removal: false, dateCancellation: false })
})

describe('guarded', () => {
  test('capacity changes while 40 travelers book: booked and free places add up to the capacity', async () => {
    for (let round = 0; round < 3; round++) {
      const { answers, date, people } = await seatsRace(40, [5, 12, 20, 26, 33, 40, 48, 18, 60, 9])
      expect(people + date!.spotsAvailable).toBe(date!.capacity)
      expect(
        Object.keys(tally(answers)).filter((kind) => !/^(200|201|409 (NOT_ENOUGH_SPOTS|SPOTS_TAKEN))$/.test(kind)),
      ).toEqual([])
    }
    expect(await audit()).toEqual([])
  })

  test('a date is removed while travelers book it: removed before the first booking, or not at all', async () => {
    for (const travelers of [1, 1, 1, 2, 2, 49]) {
      const { removed, answers, ...after } = await removalRace(travelers)
      expect(hasOrphanedBookings(after)).toBe(false)
      const created = tally(answers)['201'] ?? 0
      expect([removed.status, created > 0]).toEqual(removed.status === 204 ? [204, false] : [409, true])
      expect(after.date === null).toBe(removed.status === 204)
      expect(Object.keys(tally(answers)).filter((kind) => !/^(201|409 .*)$/.test(kind))).toEqual([])
    }
    expect(await audit()).toEqual([])
  })

  test('a date is closed while 49 travelers book it: who asks after the answer gets 409', async () => {
    const { host, dateId, book } = await dateScene({ seats: 120, travelers: 49 })
    const first = Array.from({ length: 25 }, (_, at) => book(at))
    const closed = host.request('post', `/host/dates/${dateId}/close`)
    const late = closed.then(() => Promise.all(Array.from({ length: 24 }, (_, at) => book(25 + at))))
    expect((await closed).status).toBe(200)
    expect(tally(await late)).toEqual({ '409 DATE_UNAVAILABLE': 24 })
    const early = tally(await Promise.all(first))
    const { date, people, live } = await outcomeOf(dateId)
    expect([date!.status, people + date!.spotsAvailable, live]).toEqual(['closed', 120, early['201'] ?? 0])
    expect(await audit()).toEqual([])
  })

  test('a date is cancelled while many book, cancel, confirm and decline: no booking stays active, places are returned once', async () => {
    for (let round = 0; round < 3; round++) {
      const { host, dateId, people, book } = await dateScene({ seats: 100, travelers: 20 })
      const owners = await Promise.all(Array.from({ length: 15 }, () => signedIn('traveler')))
      const responses = await Promise.all(
        owners.map(({ id: userId }, at) =>
          createBooking({
            userId,
            availableDateId: dateId,
            guests: 1 + (at % 3),
            status: at % 2 ? 'confirmed' : 'pending',
          }),
        ),
      )
      await database().update(bookings).set({ expiresAt: new Date() }).where(eq(bookings.id, responses[0]!.id))
      const acts = [
        ...Array.from({ length: 20 }, (_, at) => () => book(at)),
        ...responses.slice(1, 11).map(
          ({ id }, at) =>
            () =>
              owners[at + 1]!.request('post', `/bookings/${id}/cancel`),
        ),
        ...responses.slice(1, 11).map(
          ({ id }) =>
            () =>
              host.request('post', `/host/bookings/${id}/confirm`),
        ),
        ...responses.slice(8, 14).map(
          ({ id }) =>
            () =>
              host.request('post', `/host/bookings/${id}/cancel`, { reason: 'Lluvia' }),
        ),
        ...Array.from(
          { length: 4 },
          (_, at) => () =>
            host.request('post', `/host/dates/${dateId}/cancellation`, {
              reason: at % 2 ? 'weather' : 'health',
              note: '',
            }),
        ),
      ]
      const order = acts
        .map((act, at) => ({ act, at: (at * 7 + round * 13) % acts.length }))
        .sort((a, b) => a.at - b.at)
      const [answers] = await Promise.all([Promise.all(order.map(({ act }) => act())), expireOverdue()])
      await expireOverdue()
      expect(people).toHaveLength(20)
      expect(Object.keys(tally(answers)).filter((kind) => !/^(200|201|409 .*)$/.test(kind))).toEqual([])
      const { date, live } = await outcomeOf(dateId)
      expect([date!.status, date!.spotsAvailable, live]).toEqual(['cancelled', 100, 0])
    }
    expect(await audit()).toEqual([])
  })

  test('a date is cancelled while 20 travelers book it: everybody booked is notified, nobody books afterwards', async () => {
    for (let round = 0; round < 3; round++) {
      const { cancelledDate, answers, ...after } = await dateCancellationRace(20)
      const notified = (cancelledDate.body as unknown as { told: number }).told
      expect([cancelledDate.status, hasOrphanedBookings(after), notified]).toEqual([
        200,
        false,
        1 + (tally(answers)['201'] ?? 0),
      ])
    }
  })

  test('ten parties move to another date with five requests each: each moves once, and only as many as fit', async () => {
    const { host, dateId, otherDateId, people } = await dateScene({ seats: 40, travelers: 10 })
    const old = await Promise.all(
      people.map(({ id: userId }) =>
        createBooking({ userId, availableDateId: dateId, guests: 4, status: 'confirmed' }),
      ),
    )
    await host.request('patch', `/host/dates/${otherDateId}`, { capacity: 14 })
    await host.request('post', `/host/dates/${dateId}/cancellation`, { reason: 'closure', note: '' })
    const taps = people.flatMap(({ request }, at) =>
      Array.from(
        { length: 5 },
        () => () => request<Booking>('post', `/bookings/${old[at]!.id}/move`, { availableDateId: otherDateId }),
      ),
    )
    const answers = await Promise.all(taps.map((tap) => tap()))
    expect(Object.keys(tally(answers)).sort()).toEqual(['200', '409 NOT_ENOUGH_SPOTS'])
    const moved = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id))
    const { date, live, people: guests } = await outcomeOf(otherDateId)
    expect([moved.size, live, guests, date!.spotsAvailable]).toEqual([3, 3, 12, 2])
    expect(await audit()).toEqual([])
  })
})

describe('with the guard taken out', () => {
  test('without the single statement a capacity change forgets who booked meanwhile, and the auditor reports it (INV-01)', async () => {
    sabotage.seats = true
    const { date, people } = await seatsRace(1, [20], oneAfterTheOther())
    expect([people, date!.capacity, date!.spotsAvailable]).toEqual([1, 20, 20])
    expect((await audit()).map(({ promise }) => promise.slice(0, 6))).toContain('INV-01')
  })

  test('without the lock a date with a new booking is removed', async () => {
    sabotage.removal = true
    const { removed, ...after } = await removalRace(1, oneAfterTheOther())
    expect([removed.status, hasOrphanedBookings(after)]).toEqual([204, true])
  })

  test('without the lock a booking stays active on a date that was cancelled', async () => {
    sabotage.dateCancellation = true
    const { cancelledDate, ...after } = await dateCancellationRace(1, oneAfterTheOther())
    expect([cancelledDate.status, hasOrphanedBookings(after)]).toEqual([200, true])
  })
})
