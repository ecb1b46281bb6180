// The control of schedule-race.test.ts: with the guards taken out the same races must break their promises, else those
// tests prove nothing. The saboteurs check and then write, and meet somebody in between.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type * as callingOff from '#marketplace/bookings/date-cancellation/date-cancellation.data.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import type * as schedule from '#marketplace/experiences/availability/schedule/schedule.data.ts'
import { database } from '#platform/database/pool.ts'
import { callOffRace, leftStanding, removalRace, seatsRace, type Turn } from './support/schedule-race.ts'

const sabotage = vi.hoisted(() => ({ seats: false, removal: false, callOff: false, met: async () => {} }))

vi.mock('#marketplace/experiences/availability/schedule/schedule.data.ts', async (original) => {
  const real = await original<typeof schedule>()
  const setCapacity: typeof schedule.setCapacity = async (host, id, capacity) => {
    if (!sabotage.seats) return real.setCapacity(host, id, capacity)
    const date = await real.findDateOf(host, id)
    const taken = date!.capacity - date!.spotsAvailable
    if (capacity < taken) return null
    await sabotage.met()
    const change = { capacity, spotsAvailable: capacity - taken }
    const [row] = await database().update(availableDates).set(change).where(eq(availableDates.id, id)).returning()
    return row!
  }
  const findDateOf: typeof schedule.findDateOf = async (host, id, tx, lock) => {
    if (!sabotage.removal || !lock) return real.findDateOf(host, id, tx, lock)
    const date = await real.findDateOf(host, id, tx)
    await sabotage.met()
    return date
  }
  return { ...real, setCapacity, findDateOf }
})

vi.mock('#marketplace/bookings/date-cancellation/date-cancellation.data.ts', async (original) => {
  const real = await original<typeof callingOff>()
  const { findDateOf } = await import('#marketplace/experiences/availability/schedule/schedule.data.ts')
  const lockDate: typeof callingOff.lockDate = async (tx, host, id) => {
    if (!sabotage.callOff) return real.lockDate(tx, host, id)
    const date = await findDateOf(host, id, tx)
    const standing = await real.listActive(tx, id)
    await sabotage.met()
    return date && { date, standing }
  }
  return { ...real, lockDate }
})

/** The host looks first, then the traveler books, then the host goes on with what was seen. */
function oneAfterTheOther(): Turn {
  const [looked, booked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  sabotage.met = async () => {
    looked.resolve()
    await booked.promise
  }
  return { looked: looked.promise, booked: booked.resolve }
}

beforeEach(() => {
  Object.assign(sabotage, { seats: false, removal: false, callOff: false })
})

test('without the one statement, a change of places forgets who booked meanwhile, and the auditor sees it', async () => {
  sabotage.seats = true
  const { date, people } = await seatsRace(1, [20], oneAfterTheOther())
  expect([people, date!.capacity, date!.spotsAvailable]).toEqual([1, 20, 20])
  expect((await audit()).map(({ promise }) => promise.slice(0, 6))).toContain('INV-01')
})

test('without the lock, a date is removed under somebody who has just booked it', async () => {
  sabotage.removal = true
  const { removed, ...after } = await removalRace(1, oneAfterTheOther())
  expect([removed.status, leftStanding(after)]).toEqual([204, true])
})

test('without the lock, somebody gets into a date that is being called off, and is left standing', async () => {
  sabotage.callOff = true
  const { calledOff, ...after } = await callOffRace(1, oneAfterTheOther())
  expect([calledOff.status, leftStanding(after)]).toEqual([200, true])
})
