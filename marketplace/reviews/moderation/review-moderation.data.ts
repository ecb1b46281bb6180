// Moderation of reviews (ADM-08). Averages follow by trigger. A hidden review keeps its row, so that its author can not write
// a second one (INV-19, INV-20).
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { reviews } from '../review.table.ts'

const author = alias(profiles, 'author')
const host = alias(profiles, 'host')

/** A review with author and host, locked until the commit; null when it is missing. */
export async function lockReview(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      review: reviews,
      author: {
        id: author.id,
        name: sql<string>`coalesce(nullif(${author.fullName}, ''), 'Viajero')`,
        email: sql<string | null>`case when ${users.deletedAt} is null then ${users.email} end`,
      },
      replied: sql<boolean>`exists (select from review_replies p where p.review_id = ${reviews.id})`,
      host: { id: host.id, name: sql<string>`coalesce(nullif(${host.fullName}, ''), 'Anfitrión')` },
    })
    .from(reviews)
    .innerJoin(author, eq(author.id, reviews.userId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(host, eq(host.id, reviews.hostId))
    .where(eq(reviews.id, id))
    .for('update', { of: reviews })
  return row ?? null
}

/** Takes a review out of every page and figure. */
export const hideReview = (tx: Executor, _admin: Admin<'content.moderate'>, id: string, reason: string, now: Date) =>
  tx.update(reviews).set({ hiddenAt: now, hiddenReason: reason }).where(eq(reviews.id, id))

/** Brings a hidden review back, in its old place. */
export const restoreReview = (tx: Executor, _admin: Admin<'content.moderate'>, id: string) =>
  tx.update(reviews).set({ hiddenAt: null, hiddenReason: null }).where(eq(reviews.id, id))

/** Erases a review; its author may write another one. */
export const deleteReview = (tx: Executor, _admin: Admin<'content.moderate'>, id: string) =>
  tx.delete(reviews).where(eq(reviews.id, id))
