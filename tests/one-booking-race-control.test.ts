// The control of one-booking-race.test.ts: without the comparison in the write, the same races must go wrong in every
// round, else they prove nothing. The saboteurs decide on what they read and write whatever has become of it.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type * as bookingData from '#marketplace/bookings/booking.data.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { releaseSpots } from '#marketplace/experiences/availability/availability.data.ts'
import { meeting } from './support/meeting.ts'
import { prepareRaces, raceOnOne, wrongsOf } from './support/one-booking-race.ts'

let met = meeting(1)

vi.mock('#marketplace/bookings/booking.data.ts', async (original) => {
  const changeBooking: typeof bookingData.changeBooking = async (tx, { id }, change) => {
    await met()
    await tx.update(bookings).set(change).where(eq(bookings.id, id))
    return true
  }
  const cancelAndReturn: typeof bookingData.cancelAndReturn = async (tx, { id, availableDateId, guests }, by) => {
    await met()
    const change = { status: 'cancelled' as const, cancelledAt: sql`now()`, ...by }
    await tx.update(bookings).set(change).where(eq(bookings.id, id))
    await releaseSpots(tx, availableDateId, guests)
    return true
  }
  return { ...(await original<typeof bookingData>()), changeBooking, cancelAndReturn }
})

beforeAll(prepareRaces)

test.each([
  ['places return more than once', 'pending', ['traveler cancels', 'host declines'], 'places moved by'],
  [
    'places return twice when an administrator cancels too',
    'pending',
    ['traveler cancels', 'admin cancels'],
    'places moved by',
  ],
  ['more than one confirms', 'pending', ['host confirms'], 'confirmed:'],
  ['an administrator confirms what the host confirmed', 'pending', ['host confirms', 'admin confirms'], 'confirmed:'],
  [
    'more than one acknowledges the cash',
    'confirmed',
    ['host confirms payment'],
    'the payment was acknowledged more than once',
  ],
] as const)('without the comparison: %s', async (_, status, acts, words) => {
  for (let round = 0; round < 5; round++) {
    met = meeting(2)
    const wrongs = wrongsOf(await raceOnOne({ status, start: 72 }, [...acts], 10))
    expect(wrongs.join('\n')).toContain(words)
  }
})
