import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Admin, Host } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { reviews } from '../review.table.ts'
import { reviewReplies } from './reply.table.ts'

/** A public review of this host with its reply, locked until the commit; null when there is none. */
export async function lockReceivedReview(tx: Executor, { id: hostId }: Host, id: string) {
  const [row] = await tx
    .select({
      review: reviews,
      reply: reviewReplies,
      /** Whether the author's account still exists and can be notified. */
      authorIsThere: sql<boolean>`${users.deletedAt} is null`,
      authorName: profiles.fullName,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(profiles, eq(profiles.id, reviews.userId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(and(eq(reviews.id, id), eq(reviews.hostId, hostId), isNull(reviews.hiddenAt)))
    .for('update', { of: reviews })
  return row ?? null
}

/** Stores a reply. @returns null when the review has one already */
export async function insertReply(tx: Executor, _host: Host, reviewId: string, text: string, now: Date) {
  const [inserted] = await tx
    .insert(reviewReplies)
    .values({ reviewId, text, createdAt: now })
    .onConflictDoNothing({ target: reviewReplies.reviewId })
    .returning()
  return inserted ?? null
}

/** Edits a reply. @returns null when it was hidden meanwhile */
export async function updateReply(tx: Executor, _host: Host, reviewId: string, text: string, now: Date) {
  const [updated] = await tx
    .update(reviewReplies)
    .set({ text, editedAt: now })
    .where(and(eq(reviewReplies.reviewId, reviewId), isNull(reviewReplies.hiddenAt)))
    .returning()
  return updated ?? null
}

/** Hides a reply, or shows it again. @param reason null shows it again @returns false when nothing changed */
export async function moderateReply(
  tx: Executor,
  _admin: Admin,
  reviewId: string,
  reason: string | null,
  now: Date,
): Promise<boolean> {
  const other = reason === null ? sql`${reviewReplies.hiddenAt} is not null` : isNull(reviewReplies.hiddenAt)
  const changed = await tx
    .update(reviewReplies)
    .set({ hiddenAt: reason === null ? null : now, hiddenReason: reason })
    .where(and(eq(reviewReplies.reviewId, reviewId), other))
    .returning({ id: reviewReplies.reviewId })
  return changed.length > 0
}

export const deleteRepliesOf = (tx: Executor, hostId: string) =>
  tx
    .delete(reviewReplies)
    .where(
      inArray(reviewReplies.reviewId, tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.hostId, hostId))),
    )
