// The card of a booking: made and taken back by its own traveler; everybody else's stay.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import type { Traveler } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import { deleteCard, deleteCardsOf, findToken, findTrip, insertCard, lockOwnBooking } from './trip-card.data.ts'

const asTraveler = (id: string) => ({ id, role: 'traveler' }) as unknown as Traveler
const tokenOf = ({ id, userId }: { id: string; userId: string }) => findToken(database(), asTraveler(userId), id)

/** Two bookings of one traveler and one of somebody else, all shared. */
async function scene() {
  const { id: userId } = await createPerson()
  const rows = [await createBooking({ userId }), await createBooking({ userId }), await createBooking()] as const
  for (const row of rows) await insertCard(database(), asTraveler(row.userId), row.id, `card-${row.id}`)
  return rows
}

test('a booking is found by its own traveler, and as itself', async () => {
  const [one, two, ofOther] = await scene()
  const lockedId = async (userId: string, id: string) =>
    (await database().transaction((tx) => lockOwnBooking(tx, asTraveler(userId), id)))?.id ?? null
  expect([await lockedId(one.userId, one.id), await lockedId(one.userId, two.id)]).toEqual([one.id, two.id])
  expect(await lockedId(one.userId, ofOther.id)).toBeNull()
})

test('taking one card back leaves every other', async () => {
  const [one, two, ofOther] = await scene()
  await deleteCard(database(), asTraveler(one.userId), one.id)
  expect(await Promise.all([one, two, ofOther].map(tokenOf))).toEqual([null, `card-${two.id}`, `card-${ofOther.id}`])
})

test("whoever leaves takes all of theirs along, and nobody else's", async () => {
  const [one, two, ofOther] = await scene()
  await deleteCardsOf(database(), one.userId)
  expect(await Promise.all([one, two, ofOther].map(tokenOf))).toEqual([null, null, `card-${ofOther.id}`])
})

test('a card shows the end of the date, or that it has none', async () => {
  const [one, , ofOther] = await scene()
  await database().update(bookings).set({ endDate: null }).where(eq(bookings.id, ofOther.id))
  expect((await findTrip(`card-${one.id}`))?.endDate).toEqual(one.endDate)
  expect((await findTrip(`card-${ofOther.id}`))?.endDate).toBeNull()
})
