import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous } from '#tests/support/people.ts'
import type { ReviewPage } from './review.contract.ts'
import { reviews } from './review.table.ts'

/** A host with one review per rating, oldest first; `same` gives all the same instant. */
async function reviewedHost(ratings: number[], { same = false, hidden = -1, attended = true as boolean | null } = {}) {
  const { hostId, dateIds } = await createExperience({
    maxGuests: 2,
    dates: [{ capacity: 60, startDate: new Date('2026-03-15T01:00:00Z') }],
  })
  const reviewIds: string[] = []
  for (const [at, rating] of ratings.entries()) {
    const author = await createPerson({ name: `Rosa Elena Nieto${at}` })
    const booking = await createBooking({
      userId: author.id,
      availableDateId: dateIds[0],
      guests: 1,
      status: 'completed',
      attended,
      attendedBy: attended === null ? null : 'host_list',
    })
    const [stored] = await database()
      .insert(reviews)
      .values({
        userId: author.id,
        hostId,
        rating,
        comment: at % 2 ? null : `Comentario ${at}`,
        reservationId: booking.id,
        hiddenAt: at === hidden ? new Date() : null,
        createdAt: new Date(Date.UTC(2026, 0, 1, 12, 0, same ? 0 : at)),
      })
      .returning()
    reviewIds.push(stored!.id)
  }
  return { hostId, reviewIds }
}

const page = async (hostId: string, query = '') =>
  (await anonymous.request<ReviewPage>('get', `/hosts/${hostId}/reviews${query}`)).body

test('newest first, hidden ones left out, with the figures of the host (REV-26, REV-28)', async () => {
  const { hostId, reviewIds } = await reviewedHost([5, 4, 4, 1], { hidden: 3 })
  const { summary, items, next } = await page(hostId)
  expect(items.map((review) => review.id)).toEqual([reviewIds[2], reviewIds[1], reviewIds[0]])
  expect(items[0]).toMatchObject({ rating: 4, comment: 'Comentario 2', author: 'Rosa N.' })
  expect(summary).toEqual({ average: 4.3, count: 3, distribution: [0, 0, 0, 2, 1] })
  expect(next).toBeNull()
})

test('a review names the day of El Salvador on which its author was there, and none that nobody confirmed', async () => {
  const dayWith = async (attended: boolean | null) => {
    const { hostId } = await reviewedHost([5], { attended })
    return (await page(hostId)).items.map(({ attendedOn }) => attendedOn)
  }
  expect([await dayWith(true), await dayWith(false), await dayWith(null)]).toEqual([['2026-03-14'], [null], [null]])
})

test('whoever closed their profile is read without a picture', async () => {
  const { hostId } = await reviewedHost([5])
  const [stored] = await database().select().from(reviews).where(eq(reviews.hostId, hostId))
  const { userId } = stored!
  await database().update(profiles).set({ avatarUrl: '/files/a.webp' }).where(eq(profiles.id, userId))
  const authors = async () => (await page(hostId)).items.map(({ author, avatar }) => [author, avatar])
  expect(await authors()).toEqual([['Rosa N.', '/files/a.webp']])
  await database().insert(preferences).values({ userId, profilePublic: false })
  expect(await authors()).toEqual([['Rosa N.', null]])
})

test('pages follow one another without a gap or a repetition, even at the same instant', async () => {
  const { hostId, reviewIds } = await reviewedHost([5, 5, 4, 3, 5, 2, 1], { same: true })
  const ids: string[] = []
  let query = '?limit=3'
  for (;;) {
    const { items, next, summary } = await page(hostId, query)
    expect(summary === null).toBe(ids.length > 0)
    ids.push(...items.map((review) => review.id))
    if (!next) break
    query = `?limit=3&after=${next}`
  }
  expect(ids).toHaveLength(7)
  expect(new Set(ids)).toEqual(new Set(reviewIds))
})

test('a host without reviews has none; whoever is not a host is missing', async () => {
  const { hostId } = await createExperience()
  expect(await page(hostId)).toEqual({
    summary: { average: null, count: 0, distribution: [0, 0, 0, 0, 0] },
    items: [],
    next: null,
  })
  const traveler = await createPerson()
  const { status, body } = await anonymous.request('get', `/hosts/${traveler.id}/reviews`)
  expect([status, body.error.message]).toEqual([404, 'Anfitrión no encontrado'])
  expect((await anonymous.request('get', `/hosts/${hostId}/reviews?limit=0`)).status).toBe(422)
  expect((await anonymous.request('get', `/hosts/${hostId}/reviews?after=x`)).status).toBe(422)
})
