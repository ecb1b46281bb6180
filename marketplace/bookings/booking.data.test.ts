// What the conditions of the queries keep apart: rows of others, other dates, other states. The screens ask about one's own
// only, so nobody there would notice a condition that is gone.
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { waitlistEntries } from '#marketplace/experiences/waitlist/waitlist.table.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { listOnDate } from './attendees/attendee.data.ts'
import { cancelAndReturn, changeBooking, findBookable, listBookingsOf } from './booking.data.ts'
import { createBooking } from './booking.factory.ts'
import { bookings } from './booking.table.ts'

const travelerNow = async () => (await signedIn('traveler')) as unknown as Traveler
const hostWith = (id: string) => ({ id, role: 'host' }) as unknown as Host
const storedOf = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!

test('an overdue request is listed as cancelled, never as waiting; other states do not become overdue', async () => {
  const traveler = await travelerNow()
  const book = async (status: 'pending' | 'confirmed' | 'cancelled', expiresAt: Date) =>
    (await createBooking({ userId: traveler.id, status, expiresAt, createdAt: new Date(Date.now() - DAY_MS) })).id
  const [past, coming] = [new Date(Date.now() - HOUR_MS), new Date(Date.now() + HOUR_MS)]
  const waiting = await book('pending', coming)
  const overdue = await book('pending', past)
  const confirmed = await book('confirmed', past)
  const cancelled = await book('cancelled', coming)
  const listed = async (status: 'pending' | 'confirmed' | 'cancelled') =>
    (await listBookingsOf(traveler, { status, limit: 9 })).rows.map(({ booking }) => booking.id).toSorted()
  expect(await listed('pending')).toEqual([waiting])
  expect(await listed('confirmed')).toEqual([confirmed])
  expect(await listed('cancelled')).toEqual([overdue, cancelled].toSorted())
})

test('an offer is shown to this traveler alone, and to nobody who is suspended or no traveler', async () => {
  const [traveler, other] = [await travelerNow(), await travelerNow()]
  const { id, dateIds } = await createExperience({
    pictured: true,
    dates: [{}, { startDate: new Date(Date.now() + 9 * DAY_MS) }],
  })
  const offered = (person: { id: string }, dateId = dateIds[0]!) =>
    database().transaction((tx) => findBookable(tx, person as Traveler, id, dateId))
  await database().update(users).set({ name: 'Otra' }).where(eq(users.id, other.id))
  const before = await offered(traveler)
  expect(before?.date?.spotsAvailable).toBe(10)
  expect(await offered(await createPerson({ role: 'host' }))).toBeNull()
  expect(await offered({ id: crypto.randomUUID() })).toBeNull()
  // Entries of others on this date and their own on another change neither the spots nor whether they wait.
  const heldUntil = new Date(Date.now() + HOUR_MS)
  await database()
    .insert(waitlistEntries)
    .values([
      { availableDateId: dateIds[0]!, userId: other.id, guests: 2 },
      { availableDateId: dateIds[1]!, userId: traveler.id, guests: 3 },
    ])
  const bothAre = (entry: Partial<typeof waitlistEntries.$inferInsert>) =>
    database()
      .update(waitlistEntries)
      .set(entry)
      .where(inArray(waitlistEntries.userId, [other.id, traveler.id]))
  await bothAre({ status: 'held', heldUntil })
  expect(await offered(traveler)).toMatchObject({ waits: false, date: { spotsAvailable: 8 } })
  expect(await offered(other)).toMatchObject({ waits: true, date: { spotsAvailable: 10 } })
  // What is no longer held, and what only waits, adds no spots.
  const past = new Date(Date.now() - HOUR_MS)
  await bothAre({ heldUntil: past })
  expect((await offered(other))?.date?.spotsAvailable).toBe(8)
  await bothAre({ status: 'waiting', heldUntil })
  expect(await offered(other)).toMatchObject({ waits: true, date: { spotsAvailable: 10 } })
  await database().update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, traveler.id))
  expect(await offered(traveler)).toBeNull()
  await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, id))
  expect(await offered(other)).toBeNull()
})

test('a change that was decided on another state finds nothing and returns no spot', async () => {
  const booking = await createBooking({ status: 'confirmed' })
  const expected = { ...booking }
  const change = (stale: Partial<typeof expected>) =>
    database().transaction((tx) =>
      changeBooking(tx, { ...expected, ...stale }, { paymentStatus: 'paid', paidBy: 'host' }),
    )
  expect(await change({ paymentStatus: 'paid_cash' })).toBe(false)
  expect(await change({ attendedBy: 'host_list' })).toBe(false)
  expect(await change({ status: 'pending' })).toBe(false)
  const cancel = (stale: Partial<typeof expected>) =>
    database().transaction((tx) =>
      cancelAndReturn(tx, { ...expected, ...stale }, { cancelledBy: 'host', cancelReason: null }),
    )
  expect(await cancel({ status: 'pending' })).toBe(false)
  expect(await storedOf(booking.id)).toEqual(booking)
  const cancelled = await createBooking({ status: 'cancelled' })
  expect(await cancel({ ...cancelled })).toBe(false)
  expect(await cancel({})).toBe(true)
})

test('a host sees the people of one date of theirs', async () => {
  const { hostId, dateIds } = await createExperience({
    dates: [{}, { startDate: new Date(Date.now() + 9 * DAY_MS) }],
  })
  const [here] = [
    await createBooking({ availableDateId: dateIds[0]! }),
    await createBooking({ availableDateId: dateIds[1]! }),
  ]
  const listed = async (id: string) => (await listOnDate(hostWith(id), dateIds[0]!)).map(({ booking }) => booking.id)
  expect(await listed(hostId)).toEqual([here.id])
  expect(await listed((await createPerson({ role: 'host' })).id)).toEqual([])
})
