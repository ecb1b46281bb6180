import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#platform/database/pool.ts'
import { randomId } from '#platform/ids.ts'
import { DAY_MS } from '#platform/units.ts'
import { createExperience } from '../experience.factory.ts'
import { releaseSpots, reserveSpots } from './availability.data.ts'
import { availableDates } from './availability.table.ts'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const free = async (id: string) =>
  (
    await database()
      .select({ spots: availableDates.spotsAvailable })
      .from(availableDates)
      .where(eq(availableDates.id, id))
  )[0]!.spots
const reserve = (dateId: string, experienceId: string, guests: number) =>
  database().transaction((tx) => reserveSpots(tx, { userId: randomId(), dateId, experienceId, guests, waits: false }))

test('the spots of one date are taken and given back, as many as there are', async () => {
  const dates = [1, 2].map((days) => ({ startDate: inDays(days), capacity: 5 }))
  const { id, dateIds } = await createExperience({ dates })
  const [date, next] = dateIds as [string, string]
  expect(await reserve(date, id, 3)).toEqual({ startDate: dates[0]!.startDate, endDate: expect.any(Date) })
  expect(await reserve(date, id, 3)).toBeNull()
  expect([await free(date), await free(next)]).toEqual([2, 5])
  expect(await reserve(date, id, 2)).not.toBeNull()
  await database().transaction((tx) => releaseSpots(tx, date, 3))
  expect([await free(date), await free(next)]).toEqual([3, 5])
})

test('nothing is taken of a date of another experience, a closed one, a cancelled one or one that has begun', async () => {
  const { id, dateIds } = await createExperience({
    dates: [
      { startDate: inDays(1), status: 'closed' },
      { startDate: inDays(2), status: 'cancelled' },
      { startDate: inDays(-1 / 24) },
      { startDate: inDays(3) },
    ],
  })
  const other = await createExperience()
  for (const date of dateIds.slice(0, 3)) expect(await reserve(date, id, 1)).toBeNull()
  expect(await reserve(dateIds[3]!, other.id, 1)).toBeNull()
  expect(await Promise.all(dateIds.map(free))).toEqual([10, 10, 10, 10])
})
