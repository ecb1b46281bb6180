// The control of booking-race.test.ts: with the guard taken out the same race must oversell, else that test proves
// nothing. The saboteur checks and then writes, as one would without thinking of others.
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type * as bookingData from '#marketplace/bookings/booking.data.ts'
import type * as availability from '#marketplace/experiences/availability/availability.data.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { database } from '#platform/database/pool.ts'
import { archiveRace } from './support/archive-race.ts'
import { race } from './support/booking-race.ts'
import { meeting } from './support/meeting.ts'

let met = meeting(1)

vi.mock('#marketplace/experiences/availability/availability.data.ts', async (original) => {
  const reserveSpots: typeof availability.reserveSpots = async (tx, dateId, _experienceId, guests) => {
    const [date] = await tx.select().from(availableDates).where(eq(availableDates.id, dateId))
    if (!date || date.spotsAvailable < guests) return null
    await met()
    const spotsAvailable = date.spotsAvailable - guests
    await tx.update(availableDates).set({ spotsAvailable }).where(eq(availableDates.id, dateId))
    return { startDate: date.startDate, endDate: date.endDate }
  }
  return { ...(await original<typeof availability>()), reserveSpots }
})

const lock = vi.hoisted(() => ({ taken: true }))
vi.mock('#marketplace/bookings/booking.data.ts', async (original) => {
  const real = await original<typeof bookingData>()
  // Outside the transaction: whatever is locked there is free again at once.
  const findOffer: typeof bookingData.findBookable = (tx, ...rest) =>
    lock.taken ? real.findBookable(tx, ...rest) : withTimeouts('request', () => real.findBookable(database(), ...rest))
  return { ...real, findOffer }
})

test('without the lock, an experience is archived first and reserved then', async () => {
  lock.taken = false
  const { done, answer } = await archiveRace('booking').finally(() => {
    lock.taken = true
  })
  expect([answer.status, done]).toEqual([201, ['archive', 'booking']])
})

test('without the guard, seats are sold more than once, and the auditor sees it', async () => {
  let oversold = 0
  const rounds = 5
  for (let round = 0; round < rounds; round++) {
    met = meeting(2)
    const { sold } = await race({ travelers: 60, seats: 20 })
    if (sold > 20) oversold++
  }
  expect(oversold).toBe(rounds)
  expect((await audit()).map(({ promise }) => promise.slice(0, 6))).toContain('INV-01')
})
