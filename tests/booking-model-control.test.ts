// The control of booking-model.test.ts: with a promise broken on purpose, the lives must show it, else they prove nothing.
import { expect, test, vi } from 'vitest'
import type * as bookingData from '#marketplace/bookings/booking.data.ts'
import type * as availability from '#marketplace/experiences/availability/availability.data.ts'
import { runModel } from './model-based/run-model.ts'

const broken = vi.hoisted(() => ({ promise: '' }))

vi.mock('#marketplace/experiences/availability/availability.data.ts', async (original) => {
  const real = await original<typeof availability>()
  const releaseSpots: typeof availability.releaseSpots = async (tx, dateId, guests) => {
    if (broken.promise !== 'places return') await real.releaseSpots(tx, dateId, guests)
  }
  return { ...real, releaseSpots }
})

vi.mock('#marketplace/bookings/booking.data.ts', async (original) => {
  const real = await original<typeof bookingData>()
  const findBookingOf: typeof bookingData.findBookingOf = async (person, id, tx) => {
    const found = await real.findBookingOf(person, id, tx)
    if (found && broken.promise === 'time counts') found.booking.startDate = new Date(Date.now() + 86_400_000)
    return found
  }
  return { ...real, findBookingOf }
})

test.each(['places return', 'time counts'])(
  'lives in which this does not hold are found out: %s',
  async (promise) => {
    broken.promise = promise
    await expect(runModel({ count: 5, seed: 1, shrink: false })).rejects.toThrow('expected')
  },
  120_000,
)
