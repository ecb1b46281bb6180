// Control of booking-model.test.ts: with a behavior broken on purpose the model must disagree, or it proves nothing.
import { expect, test, vi } from 'vitest'
import type * as bookingData from '#marketplace/bookings/booking.data.ts'
import type * as availability from '#marketplace/experiences/availability/availability.data.ts'
import { DAY_MS } from '#platform/units.ts'
import { runModel } from './run-model.ts'

const broken = vi.hoisted(() => ({ promise: '' }))

vi.mock('#marketplace/experiences/availability/availability.data.ts', async (original) => {
  const real = await original<typeof availability>()
  const releaseSpots: typeof availability.releaseSpots = async (tx, dateId, guests) => {
    if (broken.promise !== 'cancelled places are returned') await real.releaseSpots(tx, dateId, guests)
  }
  return { ...real, releaseSpots } satisfies typeof availability
})

vi.mock('#marketplace/bookings/booking.data.ts', async (original) => {
  const real = await original<typeof bookingData>()
  const findBookingOf: typeof bookingData.findBookingOf = async (person, id, tx) => {
    const booking = await real.findBookingOf(person, id, tx)
    if (booking && broken.promise === 'the start time is respected')
      booking.booking.startDate = new Date(Date.now() + DAY_MS)
    return booking
  }
  return { ...real, findBookingOf } satisfies typeof bookingData
})

test.each(['cancelled places are returned', 'the start time is respected'])(
  'the model test fails when this is broken: %s',
  async (promise) => {
    broken.promise = promise
    await expect(runModel({ count: 5, seed: 1, shrink: false })).rejects.toThrow('expected')
  },
  120_000,
)
