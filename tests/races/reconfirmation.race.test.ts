// Somebody says that they come while the places of who did not say so return: one of the two, and never both. Without the lock
// and the second look the return takes the places of somebody who had answered.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from '#marketplace/bookings/booking.contract.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import type * as reconfirmation from '#marketplace/bookings/reconfirmation/reconfirmation.data.ts'
import { releaseUnanswered } from '#marketplace/bookings/reconfirmation/reconfirmation.jobs.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '../support/people.ts'

const sabotage = vi.hoisted(() => ({ rowLock: false, looked: () => {}, decide: Promise.resolve() }))

vi.mock('#marketplace/bookings/reconfirmation/reconfirmation.data.ts', async (original) => {
  const real = await original<typeof reconfirmation>()
  const { bookings: table } = await import('#marketplace/bookings/booking.table.ts')
  const lockReconfirmation: typeof reconfirmation.lockReconfirmation = async (tx, id) => {
    if (!sabotage.rowLock) return real.lockReconfirmation(tx, id)
    const [row] = await tx.select().from(table).where(eq(table.id, id))
    // Only where nothing holds the answer back it is recorded between the look and the decision.
    sabotage.looked()
    await sabotage.decide
    return row ?? null
  }
  return { ...real, lockReconfirmation } satisfies typeof reconfirmation
})

beforeEach(() => {
  sabotage.rowLock = false
})

const PLACES = 4

/** A confirmed reservation of tomorrow for two, whose traveler was asked and has not answered in time. */
async function scene() {
  const traveler = await signedIn('traveler')
  const { dateIds } = await createExperience({
    dates: [{ startDate: new Date(Date.now() + DAY_MS), capacity: PLACES }],
  })
  const [dateId] = dateIds
  const { id } = await createBooking({ userId: traveler.id, guests: 2, availableDateId: dateId!, status: 'confirmed' })
  await database()
    .update(bookings)
    .set({ reconfirmBy: new Date(Date.now() - 1000) })
    .where(eq(bookings.id, id))
  const confirm = () => traveler.request('post', `/bookings/${id}/attendance`).then(({ status }) => status)
  const after = async () => {
    const { status, attendance } = (await traveler.request<Booking>('get', `/bookings/${id}`)).body
    const [date] = await database().select().from(availableDates).where(eq(availableDates.id, dateId!))
    return { status, said: attendance !== null, free: date!.spotsAvailable }
  }
  return { say: confirm, after }
}
const giveBack = () => releaseUnanswered(new Date())

test('an answer that comes while the places return: one of the two, and never both', async () => {
  for (let round = 0; round < 10; round++) {
    const { say, after } = await scene()
    const acts = round % 2 ? [say(), giveBack()] : [giveBack(), say()]
    const [status] = (await Promise.all(acts)).filter((status) => status !== undefined)
    const stays = { status: 'confirmed', said: true, free: PLACES - 2 }
    const returned = { status: 'cancelled', said: false, free: PLACES }
    expect(await after()).toEqual(status === 200 ? stays : returned)
  }
})

test('control: without the lock and the second look somebody who has said that they come loses the places', async () => {
  const { say, after } = await scene()
  sabotage.rowLock = true
  const [looked, decide] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  Object.assign(sabotage, { looked: looked.resolve, decide: decide.promise })
  const returning = giveBack()
  await looked.promise
  expect(await say()).toBe(200)
  decide.resolve()
  await returning
  expect(await after()).toEqual({ status: 'cancelled', said: true, free: PLACES })
})
