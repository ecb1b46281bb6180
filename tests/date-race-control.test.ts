// The control of date-race.test.ts: with the date and its experience not taken, somebody must come in while it is called
// off and be left waiting, in every round; else that test proves nothing. The saboteur looks and does not hold.
import { beforeAll, expect, test, vi } from 'vitest'
import type * as callingOff from '#marketplace/bookings/date-cancellation/date-cancellation.data.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { database } from '#platform/database/pool.ts'
import { bookingWish, newKey } from './support/booking-wish.ts'
import { dateToRace, together, wrongsOfDate } from './support/date-race.ts'
import { prepareRaces } from './support/one-booking-race.ts'
import { signedIn } from './support/people.ts'

let looked = Promise.withResolvers<void>()
let booked = Promise.withResolvers<void>()

vi.mock('#marketplace/bookings/date-cancellation/date-cancellation.data.ts', async (original) => {
  const real = await original<typeof callingOff>()
  const lockDate: typeof callingOff.lockDate = async (_tx, ...rest) => {
    // Outside the transaction: whatever is locked there is free again at once.
    const found = await withTimeouts('request', () => real.lockDate(database(), ...rest))
    looked.resolve()
    await booked.promise
    return found
  }
  return { ...real, lockDate }
})

beforeAll(prepareRaces)

test('without the locks somebody waits for a date that was called off', async () => {
  for (let round = 0; round < 5; round++) {
    looked = Promise.withResolvers()
    booked = Promise.withResolvers()
    const scene = await dateToRace()
    const { ask } = await signedIn('traveler')
    const said = await together([
      { act: 'call off', ask: () => scene.host('post', `${scene.date}/call-off`, { reason: 'weather' }) },
      {
        act: 'book',
        ask: async () => {
          await looked.promise
          return ask('post', '/bookings', bookingWish(scene.offer), { key: newKey() }).finally(booked.resolve)
        },
      },
    ])
    expect((await wrongsOfDate(scene, said)).join()).toContain('wait for a date that is called off')
  }
})
