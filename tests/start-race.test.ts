// What must hold when a booking is begun and cancelled at once; start-race-control.test.ts shows that it can fail.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { expireOverdue } from '#marketplace/bookings/deadlines/deadline.api.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { asking, cookieOf, signedIn } from './support/people.ts'
import { beginTogether } from './support/start-race.ts'

test('the code entered many times at once begins the experience once, and everybody hears the same', async () => {
  for (let round = 0; round < 10; round++) {
    const { statuses, begun } = await beginTogether(8)
    expect(statuses).toEqual(Array(8).fill(200))
    expect(begun).toBe(1)
  }
})

test('begun and cancelled by all sides at the same moment: one of them happened, and the places agree with it', async () => {
  const outcomes: string[] = []
  for (let round = 0; round < 20; round++) {
    const traveler = await signedIn('traveler')
    const offer = await createExperience({ pictured: true })
    const booking = await createBooking({ userId: traveler.id, availableDateId: offer.dateIds[0]!, guests: 4 })
    const host = asking(await cookieOf({ id: offer.hostId }))
    const start = () => traveler.ask('post', `/bookings/${booking.id}/start`, { code: booking.confirmationCode })
    const cancels = [
      () => traveler.ask('post', `/bookings/${booking.id}/cancel`),
      () => host('post', `/host/bookings/${booking.id}/cancel`, { reason: 'Lluvia' }),
    ]
    // Each side is sometimes first.
    const order = round % 2 ? [start, ...cancels] : [...cancels, start]
    const answers = await Promise.all([...order.map((ask) => ask()), expireOverdue()])
    for (const answer of answers) if (answer) expect([200, 404, 409]).toContain(answer.status)
    const [stored] = await database().select().from(bookings).where(eq(bookings.id, booking.id))
    const [date] = await database().select().from(availableDates).where(eq(availableDates.id, offer.dateIds[0]!))
    expect(date!.spotsAvailable).toBe(stored!.status === 'cancelled' ? 10 : 6)
    expect(['cancelled', 'in_progress']).toContain(stored!.status)
    outcomes.push(stored!.status)
  }
  expect(outcomes).toHaveLength(20)
  expect(await audit()).toEqual([])
})
