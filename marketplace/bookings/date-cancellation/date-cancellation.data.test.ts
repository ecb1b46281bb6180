// Which rows the cancelling of a date reaches, and which dates are offered instead.
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import {
  cancelTogether,
  countEnded,
  findMovedFrom,
  linkMoved,
  listActive,
  listNearest,
  lockDate,
  titleOf,
} from './date-cancellation.data.ts'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const by = (cancelReason: string) => ({ cancelledBy: 'host', cancelReason }) as const
const storedOf = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!

test('what stands is ended for one reason; what was over stays, and only this is counted', async () => {
  const { dateIds } = await createExperience({ dates: [{ capacity: 20 }, { startDate: inDays(9) }] })
  const book = (status: 'pending' | 'confirmed' | 'completed' | 'cancelled', at = 0) =>
    createBooking({ availableDateId: dateIds[at]!, status })
  const [pending, confirmed, completed, cancelled, elsewhere] = [
    await book('pending'),
    await book('confirmed'),
    await book('completed'),
    await book('cancelled'),
    await book('confirmed', 1),
  ]
  const active = (await listActive(database(), dateIds[0]!)).map(({ id }) => id)
  expect(active).toEqual([pending.id, confirmed.id, completed.id].toSorted())
  const ended = await database().transaction((tx) =>
    cancelTogether(tx, [pending.id, confirmed.id, completed.id, cancelled.id], by('Lluvia')),
  )
  expect(ended).toBe(pending.guests + confirmed.guests)
  for (const row of [completed, cancelled, elsewhere]) expect(await storedOf(row.id)).toEqual(row)
  // One of another date with the same words, one for other words, and one that the traveler cancelled with them.
  await database().transaction((tx) => cancelTogether(tx, [elsewhere.id], by('Lluvia')))
  const other = await book('confirmed')
  await database().transaction((tx) => cancelTogether(tx, [other.id], by('Enfermedad')))
  await database().update(bookings).set({ cancelReason: 'Lluvia' }).where(eq(bookings.id, cancelled.id))
  expect(await countEnded(database(), dateIds[0]!, 'Lluvia')).toBe(2)
})

/** Which of these rows another connection can not lock now. */
async function heldOf(rows: Record<string, readonly ['experiences' | 'bookings' | 'available_dates', string]>) {
  const beside = new pg.Client(configuration().DATABASE_URL)
  await beside.connect()
  try {
    const held: string[] = []
    for (const [name, [table, id]] of Object.entries(rows)) {
      const free = await beside.query(`select from ${table} where id = $1 for no key update skip locked`, [id])
      if (free.rowCount === 0) held.push(name)
    }
    return held
  } finally {
    await beside.end()
  }
}

test('until it is over nobody books or changes what stands of this date, and everything else goes on', async () => {
  const { hostId, id, dateIds } = await createExperience({ dates: [{ capacity: 20 }, { startDate: inDays(9) }] })
  const [stranger, second] = [await createExperience(), await createExperience({ hostId })]
  const rows = {
    experience: ['experiences', id],
    date: ['available_dates', dateIds[0]!],
    booking: ['bookings', (await createBooking({ availableDateId: dateIds[0]! })).id],
    'other date': ['available_dates', dateIds[1]!],
    'booking of the other date': ['bookings', (await createBooking({ availableDateId: dateIds[1]! })).id],
    'other experience': ['experiences', second.id],
    'experience of somebody else': ['experiences', stranger.id],
  } as const
  const proofOf = (person: string) => ({ id: person, role: 'host' }) as unknown as Host
  await database().transaction(async (tx) => {
    expect((await lockDate(tx, proofOf(hostId), dateIds[0]!))?.activeBookings.map((booking) => booking.id)).toEqual([
      rows.booking[1],
    ])
    expect(await heldOf(rows)).toEqual(['experience', 'date', 'booking'])
  })
  await database().transaction(async (tx) => {
    expect(await lockDate(tx, proofOf(stranger.hostId), dateIds[0]!)).toBeNull()
    expect(await heldOf(rows)).toEqual([])
  })
})

test('offered instead are dates that can really be booked, the nearest first', async () => {
  const { id, hostId, dateIds } = await createExperience({
    dates: [
      { startDate: inDays(7) },
      { startDate: inDays(12) },
      { startDate: inDays(9) },
      { startDate: inDays(8), status: 'cancelled' },
      { startDate: inDays(-1) },
      { startDate: inDays(10), capacity: 3 },
    ],
  })
  await createExperience({ dates: [{ startDate: inDays(7) }] })
  const nearestDates = async (guests = 2) =>
    (await listNearest(database(), { experienceId: id, dateId: dateIds[0]!, near: inDays(7), guests, limit: 9 })).map(
      (date) => dateIds.indexOf(date.id),
    )
  expect(await nearestDates()).toEqual([2, 5, 1])
  expect(await nearestDates(3)).toEqual([2, 5, 1])
  expect(await nearestDates(4)).toEqual([2, 1])
  const none = async (change: Partial<typeof experiences.$inferInsert>, back: typeof change) => {
    await database().update(experiences).set(change).where(eq(experiences.id, id))
    expect(await nearestDates()).toEqual([])
    await database().update(experiences).set(back).where(eq(experiences.id, id))
  }
  await none({ bookingRequired: false }, { bookingRequired: true })
  await none({ status: 'archived' }, { status: 'published' })
  await database().update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, hostId))
  expect(await nearestDates()).toEqual([])
})

test('a booking is replaced once, and found by what replaced it', async () => {
  const [from, to, late] = [await createBooking(), await createBooking(), await createBooking()]
  const link = (toId: string) => database().transaction((tx) => linkMoved(tx, from.id, toId))
  expect([await link(to.id), await link(late.id)]).toEqual([true, false])
  expect([(await findMovedFrom(to.id))?.id, await findMovedFrom(late.id)]).toEqual([from.id, null])
  expect((await storedOf(late.id)).movedToId).toBeNull()
})

test('the title is that of this experience', async () => {
  const [one, other] = [await createExperience({ title: 'Uno solo' }), await createExperience({ title: 'Otro más' })]
  expect([await titleOf(one.id), await titleOf(other.id)]).toEqual(['Uno solo', 'Otro más'])
})
