// A reply sent many times at once is stored once, and the traveler notified once. Without the guard the last one would replace
// what was already published.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type * as data from './reply.data.ts'
import { reviewReplies } from './reply.table.ts'

const sabotage = vi.hoisted(() => ({ oneReply: false }))

vi.mock('./reply.data.ts', async (original) => {
  const real = await original<typeof data>()
  const insertReply: typeof data.insertReply = async (tx, host, reviewId, text, now) => {
    if (!sabotage.oneReply) return real.insertReply(tx, host, reviewId, text, now)
    const [stored] = await tx
      .insert(reviewReplies)
      .values({ reviewId, text, createdAt: now })
      .onConflictDoUpdate({ target: reviewReplies.reviewId, set: { text } })
      .returning()
    return stored ?? null
  }
  return { ...real, insertReply } satisfies typeof data
})

/** A host replies twelve times at once. */
async function replyTogether() {
  const host = await signedIn('host')
  const traveler = await signedIn('traveler')
  const startDate = new Date(Date.now() - DAY_MS)
  const { dateIds } = await createExperience({
    hostId: host.id,
    pictured: true,
    dates: [{ startDate, endDate: startDate }],
  })
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0], status: 'completed' })
  const created = await traveler.request<{ review: { id: string } }>('post', `/hosts/${host.id}/reviews`, { rating: 5 })
  const { id } = created.body.review
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => host.request('post', `/host/reviews/${id}/reply`, { text: `Gracias ${at}` })),
  )
  const mails = await database().$count(outbox, eq(outbox.recipient, traveler.email))
  return { statuses: answers.map(({ status }) => status), mails }
}

beforeEach(() => {
  sabotage.oneReply = false
})

describe('guarded', () => {
  test('twelve replies to one review at once: one is stored, the others get 409, one email leaves', async () => {
    const { statuses, mails } = await replyTogether()
    expect(statuses.toSorted()).toEqual([201, ...Array(11).fill(409)])
    expect(mails).toBe(1)
  })
})

describe('with the guard taken out', () => {
  test('several are told that theirs stands', async () => {
    sabotage.oneReply = true
    const { statuses } = await replyTogether()
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(1)
  })
})
