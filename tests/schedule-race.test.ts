// What must hold when a host changes, closes, removes or calls off a date while travelers book, cancel and move;
// schedule-race-control.test.ts shows that these can fail.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import type { Booking } from '#marketplace/bookings/booking.contract.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { expireOverdue } from '#marketplace/bookings/booking.jobs.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from './support/people.ts'
import {
  callOffRace,
  dateScene,
  leftStanding,
  outcomeOf,
  removalRace,
  seatsRace,
  tally,
} from './support/schedule-race.ts'

test('places are changed while fifty act: booked and free make the capacity, whatever came first', async () => {
  for (let round = 0; round < 3; round++) {
    const { answers, date, people } = await seatsRace(40, [5, 12, 20, 26, 33, 40, 48, 18, 60, 9])
    expect(people + date!.spotsAvailable).toBe(date!.capacity)
    expect(
      Object.keys(tally(answers)).filter((kind) => !/^(200|201|409 (NOT_ENOUGH_SPOTS|SPOTS_TAKEN))$/.test(kind)),
    ).toEqual([])
  }
  expect(await audit()).toEqual([])
})

test('a date is removed while fifty want it: it goes before the first booking, or not at all', async () => {
  for (const travelers of [1, 1, 1, 2, 2, 49]) {
    const { removed, answers, ...after } = await removalRace(travelers)
    expect(leftStanding(after)).toBe(false)
    const made = tally(answers)['201'] ?? 0
    expect([removed.status, made > 0]).toEqual(removed.status === 204 ? [204, false] : [409, true])
    expect(after.date === null).toBe(removed.status === 204)
    expect(Object.keys(tally(answers)).filter((kind) => !/^(201|409 .*)$/.test(kind))).toEqual([])
  }
  expect(await audit()).toEqual([])
})

test('a date is closed while fifty want it: who asks after the answer gets nothing', async () => {
  const { host, dateId, book } = await dateScene({ seats: 120, travelers: 49 })
  const first = Array.from({ length: 25 }, (_, at) => book(at))
  const closed = host.ask('post', `/host/dates/${dateId}/close`)
  const late = closed.then(() => Promise.all(Array.from({ length: 24 }, (_, at) => book(25 + at))))
  expect((await closed).status).toBe(200)
  expect(tally(await late)).toEqual({ '409 DATE_UNAVAILABLE': 24 })
  const early = tally(await Promise.all(first))
  const { date, people, live } = await outcomeOf(dateId)
  expect([date!.status, people + date!.spotsAvailable, live]).toEqual(['closed', 120, early['201'] ?? 0])
  expect(await audit()).toEqual([])
})

test('a date is called off while fifty book, cancel, confirm and decline: nobody is left standing, places return once', async () => {
  for (let round = 0; round < 3; round++) {
    const { host, dateId, people, book } = await dateScene({ seats: 100, travelers: 20 })
    const owners = await Promise.all(Array.from({ length: 15 }, () => signedIn('traveler')))
    const made = await Promise.all(
      owners.map(({ id: userId }, at) =>
        createBooking({
          userId,
          availableDateId: dateId,
          guests: 1 + (at % 3),
          status: at % 2 ? 'confirmed' : 'pending',
        }),
      ),
    )
    await database().update(bookings).set({ expiresAt: new Date() }).where(eq(bookings.id, made[0]!.id))
    const acts = [
      ...Array.from({ length: 20 }, (_, at) => () => book(at)),
      ...made.slice(1, 11).map(
        ({ id }, at) =>
          () =>
            owners[at + 1]!.ask('post', `/bookings/${id}/cancel`),
      ),
      ...made.slice(1, 11).map(
        ({ id }) =>
          () =>
            host.ask('post', `/host/bookings/${id}/confirm`),
      ),
      ...made.slice(8, 14).map(
        ({ id }) =>
          () =>
            host.ask('post', `/host/bookings/${id}/cancel`, { reason: 'Lluvia' }),
      ),
      ...Array.from(
        { length: 4 },
        (_, at) => () =>
          host.ask('post', `/host/dates/${dateId}/call-off`, { reason: at % 2 ? 'weather' : 'health', note: '' }),
      ),
    ]
    const order = acts.map((act, at) => ({ act, at: (at * 7 + round * 13) % acts.length })).sort((a, b) => a.at - b.at)
    const [answers] = await Promise.all([Promise.all(order.map(({ act }) => act())), expireOverdue()])
    await expireOverdue()
    expect(people).toHaveLength(20)
    expect(Object.keys(tally(answers)).filter((kind) => !/^(200|201|409 .*)$/.test(kind))).toEqual([])
    const { date, live } = await outcomeOf(dateId)
    expect([date!.status, date!.spotsAvailable, live]).toEqual(['cancelled', 100, 0])
  }
  expect(await audit()).toEqual([])
})

test('only bookings and a calling off: everybody who got in is told, nobody gets in afterwards', async () => {
  for (let round = 0; round < 3; round++) {
    const { calledOff, answers, ...after } = await callOffRace(20)
    const told = (calledOff.body as unknown as { told: number }).told
    expect([calledOff.status, leftStanding(after), told]).toEqual([200, false, 1 + (tally(answers)['201'] ?? 0)])
  }
})

test('two tabs and ten taps move a party once; of many who want the last places, as many move as fit', async () => {
  const { host, dateId, otherDateId, people } = await dateScene({ seats: 40, travelers: 10 })
  const old = await Promise.all(
    people.map(({ id: userId }) => createBooking({ userId, availableDateId: dateId, guests: 4, status: 'confirmed' })),
  )
  await host.ask('patch', `/host/dates/${otherDateId}`, { capacity: 14 })
  await host.ask('post', `/host/dates/${dateId}/call-off`, { reason: 'closure', note: '' })
  const taps = people.flatMap(({ ask }, at) =>
    Array.from(
      { length: 5 },
      () => () => ask<Booking>('post', `/bookings/${old[at]!.id}/move`, { availableDateId: otherDateId }),
    ),
  )
  const answers = await Promise.all(taps.map((tap) => tap()))
  expect(Object.keys(tally(answers)).sort()).toEqual(['200', '409 NOT_ENOUGH_SPOTS'])
  const moved = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id))
  const { date, live, people: guests } = await outcomeOf(otherDateId)
  expect([moved.size, live, guests, date!.spotsAvailable]).toEqual([3, 3, 12, 2])
  expect(await audit()).toEqual([])
})
