// Everybody at once on one date: the host cancels and closes it and changes its capacity while travelers book, cancel, check
// in and move to other dates. Without the locks somebody books while it is cancelled, and keeps a booking of a cancelled date.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type * as cancellingDate from '#marketplace/bookings/date-cancellation/date-cancellation.data.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { database, pool } from '#platform/database/pool.ts'
import { signedIn } from '../support/people.ts'
import { bookingInput, newKey } from '../support/scenes/booking-input.ts'
import { dateToRace, raceOnDate, together, wrongsOfDate } from './scenes/date.scene.ts'
import { prepareRaces } from './scenes/one-booking.scene.ts'

const sabotage = vi.hoisted(() => ({ dateLock: false }))
let looked = Promise.withResolvers<void>()
let booked = Promise.withResolvers<void>()

vi.mock('#marketplace/bookings/date-cancellation/date-cancellation.data.ts', async (original) => {
  const real = await original<typeof cancellingDate>()
  const lockDate: typeof cancellingDate.lockDate = async (tx, ...args) => {
    if (!sabotage.dateLock) return real.lockDate(tx, ...args)
    // Outside of the transaction, so that its locks are released at once.
    const row = await withTimeouts('request', () => real.lockDate(database(), ...args))
    looked.resolve()
    await booked.promise
    return row
  }
  return { ...real, lockDate } satisfies typeof cancellingDate
})

beforeAll(prepareRaces)
beforeEach(() => {
  sabotage.dateLock = false
})

describe('guarded', () => {
  test.each([
    ['nobody checks in', false],
    ['a guest checks in', true],
  ])(
    'a date is cancelled while everybody acts, %s: no booking stays active, places add up, no deadlock',
    async (_, arriving) => {
      for (let round = 0; round < 5; round++) {
        const scene = await dateToRace()
        const answers = await raceOnDate(scene, round, arriving)
        expect(await wrongsOfDate(scene, answers)).toEqual([])
      }
      expect(await audit()).toEqual([])
    },
  )

  test('guests of a cancelled date move to the last places of another: each once, no overbooking', async () => {
    for (let round = 0; round < 3; round++) {
      // Room for two of five parties of two.
      const scene = await dateToRace({ room: 5 })
      await pool().query(
        `update bookings set expires_at = now() + interval '1 day' where expires_at < now() + interval '1 hour'`,
      )
      expect((await scene.host('post', `${scene.date}/cancellation`, { reason: 'health' })).status).toBe(200)
      const taps = scene.guests.flatMap(({ request, booking: { id } }) =>
        Array.from({ length: 8 }, () => ({
          action: id,
          request: () => request('post', `/bookings/${id}/move`, { availableDateId: scene.other }),
        })),
      )
      const answers = await together(taps)
      const moved = answers.filter(({ status }) => status === 200)
      // However often somebody taps, every answer shows the one booking that was made.
      expect(new Set(moved.map(({ action }) => action)).size).toBe(2)
      expect(new Set(moved.map(({ body }) => body.id)).size).toBe(2)
      expect(moved).toHaveLength(16)
      for (const { status, code } of answers.filter((answer) => answer.status !== 200))
        expect([status, code]).toEqual([409, 'NOT_ENOUGH_SPOTS'])
    }
    expect(await audit()).toEqual([])
  })
})

describe('with the guard taken out', () => {
  beforeEach(() => {
    sabotage.dateLock = true
  })

  test('without the locks a booking stays active on a date that was cancelled', async () => {
    for (let round = 0; round < 5; round++) {
      looked = Promise.withResolvers()
      booked = Promise.withResolvers()
      const scene = await dateToRace()
      const { request } = await signedIn('traveler')
      const answers = await together([
        {
          action: 'cancel date',
          request: () => scene.host('post', `${scene.date}/cancellation`, { reason: 'weather' }),
        },
        {
          action: 'book',
          request: async () => {
            await looked.promise
            return request('post', '/bookings', bookingInput(scene.experience), { key: newKey() }).finally(
              booked.resolve,
            )
          },
        },
      ])
      expect((await wrongsOfDate(scene, answers)).join()).toContain('wait for a date that is cancelled')
    }
  })
})
