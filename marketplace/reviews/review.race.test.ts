// A review submitted many times at once is stored once (REV-02). Without the guard two tabs both check and then write, and the
// same race stores more than one.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '#tests/support/people.ts'
import { barrier } from '#tests/support/scenes/barrier.ts'
import type * as data from './review.data.ts'
import { reviews } from './review.table.ts'

const sabotage = vi.hoisted(() => ({ uniqueReview: false }))
const bothHaveLooked = barrier(2)

vi.mock('./review.data.ts', async (original) => {
  const real = await original<typeof data>()
  const insertReview: typeof data.insertReview = async (tx, person, review) => {
    if (!sabotage.uniqueReview) return real.insertReview(tx, person, review)
    await bothHaveLooked()
    const [stored] = await tx
      .insert(reviews)
      .values({ ...review, userId: person.id })
      .returning()
    return stored ?? null
  }
  return { ...real, insertReview } satisfies typeof data
})

/** A traveler whose experience ended yesterday reviews it twelve times at once, on both pages. */
async function reviewTogether() {
  const start = new Date(Date.now() - 86_400_000)
  const { id, hostId, dateIds } = await createExperience({
    pictured: true,
    dates: [{ startDate: start, endDate: start }],
  })
  const traveler = await signedIn('traveler')
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0], status: 'completed' })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      traveler.request('post', at % 2 ? `/experiences/${id}/reviews` : `/hosts/${hostId}/reviews`, {
        rating: 1 + (at % 5),
      }),
    ),
  )
  const stored = await database().$count(reviews, eq(reviews.hostId, hostId))
  return { statuses: answers.map(({ status }) => status), stored }
}

beforeEach(() => {
  sabotage.uniqueReview = false
})

describe('guarded', () => {
  test('twelve reviews of one traveler at once: one is stored, the others get 409 (REV-02)', async () => {
    const { statuses, stored } = await reviewTogether()
    expect(statuses.toSorted()).toEqual([201, ...Array(11).fill(409)])
    expect(stored).toBe(1)
    expect(await audit()).toEqual([])
  })
})

describe('with the guard taken out', () => {
  beforeEach(async () => {
    sabotage.uniqueReview = true
    await database().execute(sql`alter table reviews drop constraint reviews_one_per_traveler_and_host`)
  })

  test('without the guard one traveler reviews a host several times', async () => {
    expect((await reviewTogether()).stored).toBeGreaterThan(1)
  })
})
