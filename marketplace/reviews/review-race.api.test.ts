// The control of the race in review-writing.api.test.ts: with the guard taken out the same race must store more than
// one review, else that test proves nothing. The saboteur looks first and then writes, as one would without thinking of
// a second tab; two of them meet in between.
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { meeting } from '#tests/support/meeting.ts'
import { signedIn } from '#tests/support/people.ts'
import type * as data from './review.data.ts'
import { reviews } from './review.table.ts'

const bothHaveLooked = meeting(2)

vi.mock('./review.data.ts', async (original) => {
  const insertReview: typeof data.insertReview = async (tx, { id }, review) => {
    await bothHaveLooked()
    const [stored] = await tx
      .insert(reviews)
      .values({ ...review, userId: id })
      .returning()
    return stored ?? null
  }
  return { ...(await original<typeof data>()), insertReview }
})

test('without the guard one traveler reviews a host several times', async () => {
  await database().execute(sql`alter table reviews drop constraint reviews_one_per_traveler_and_host`)
  const start = new Date(Date.now() - 86_400_000)
  const { hostId, dateIds } = await createExperience({ dates: [{ startDate: start, endDate: start }] })
  const traveler = await signedIn('traveler')
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0], status: 'completed' })
  const post = () => traveler.ask('post', `/hosts/${hostId}/reviews`, { rating: 5 })
  await Promise.all(Array.from({ length: 12 }, post))
  expect(await database().$count(reviews, eq(reviews.hostId, hostId))).toBeGreaterThan(1)
})
