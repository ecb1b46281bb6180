// What must hold when a booking is begun by both sides and cancelled at once; start-race-control.test.ts shows that it can fail.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { expireOverdue } from '#marketplace/bookings/booking.jobs.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { database } from '#platform/database/pool.ts'
import { beginTogether, meetingScene } from './support/start-race.ts'

test('the code entered many times at once begins the experience once, and everybody hears the same', async () => {
  for (let round = 0; round < 10; round++) {
    const { statuses, begun, told } = await beginTogether(8)
    expect(statuses).toEqual(Array(8).fill(200))
    expect([begun, told]).toEqual([1, 1])
  }
})

test('traveler and host enter it at once: it begins once, and only the first one is who began it', async () => {
  const first = { traveler: 0, host: 0 }
  for (let round = 0; round < 16; round++) {
    const sides = round % 2 ? (['host', 'traveler'] as const) : (['traveler', 'host'] as const)
    const { statuses, begun, told, writes, stored } = await beginTogether(8, [...sides])
    expect(statuses).toEqual(Array(8).fill(200))
    expect([begun, told]).toEqual([1, 1])
    // Cash is claimed by the traveler's entry and by no other.
    expect(stored).toEqual({ by: writes[0]!.by, payment: writes[0]!.by === 'traveler' ? 'paid_cash' : 'pending' })
    first[stored.by as 'traveler' | 'host']++
  }
  expect(first.traveler + first.host).toBe(16)
  expect(await audit()).toEqual([])
})

test('begun and cancelled by all sides at the same moment: one of them happened, and the places agree with it', async () => {
  const outcomes: string[] = []
  for (let round = 0; round < 20; round++) {
    const { booking, dateId, traveler, host, enter } = await meetingScene(4)
    const begin = [enter.traveler, enter.host]
    const cancels = [
      () => traveler.ask('post', `/bookings/${booking.id}/cancel`),
      () => host('post', `/host/bookings/${booking.id}/cancel`, { reason: 'Lluvia' }),
    ]
    // Each side is sometimes first.
    const order = round % 2 ? [...begin, ...cancels] : [...cancels, ...begin]
    const answers = await Promise.all([...order.map((ask) => ask()), expireOverdue()])
    for (const answer of answers) if (answer) expect([200, 404, 409]).toContain(answer.status)
    const [stored] = await database().select().from(bookings).where(eq(bookings.id, booking.id))
    const [date] = await database().select().from(availableDates).where(eq(availableDates.id, dateId))
    expect(date!.spotsAvailable).toBe(stored!.status === 'cancelled' ? 10 : 6)
    expect(['cancelled', 'in_progress']).toContain(stored!.status)
    expect(stored!.startedBy !== null).toBe(stored!.status === 'in_progress')
    outcomes.push(stored!.status)
  }
  expect(outcomes).toHaveLength(20)
  expect(await audit()).toEqual([])
})
