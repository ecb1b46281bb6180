import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { deleteRepliesOf } from './replies/reply.data.ts'
import { reviewReplies } from './replies/reply.table.ts'
import { reviews } from './review.table.ts'

/** Columns left out of a host's copy of a review, with the reason. */
export const EXCLUDED_FROM_RECEIVED = {
  id: 'a number of ours',
  userId: 'the traveler, another person',
  hostId: 'who asks',
  reservationId: 'leads to the traveler',
  hiddenReason: 'an inner note of the operators about what the traveler wrote',
}

/** Columns left out of the copy of a reply, for host and traveler, with the reason. */
export const EXCLUDED_FROM_REPLIES = { reviewId: 'the review it stands with in the copy' }
export const EXCLUDED_FROM_RECEIVED_REPLIES = {
  ...EXCLUDED_FROM_REPLIES,
  hiddenAt: 'what is hidden is not in the copy of the traveler',
  hiddenReason: 'a note of the operators about what the host wrote',
}

/**
 * Reviews stay without a name, because they are also the host's (trust 4.4). Replies are the host's words alone, so they are
 * deleted.
 */
export const reviewPersonalData: PersonalDataHandler = {
  name: 'resenas',
  export: async (id) => ({
    escritas: await database()
      .select({ ...getTableColumns(reviews), respuesta: columnsWithout(reviewReplies, EXCLUDED_FROM_RECEIVED_REPLIES) })
      .from(reviews)
      .leftJoin(reviewReplies, and(eq(reviewReplies.reviewId, reviews.id), isNull(reviewReplies.hiddenAt)))
      .where(eq(reviews.userId, id)),
    recibidas: await database()
      .select({
        ...columnsWithout(reviews, EXCLUDED_FROM_RECEIVED),
        respuesta: columnsWithout(reviewReplies, EXCLUDED_FROM_REPLIES),
      })
      .from(reviews)
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
      .where(eq(reviews.hostId, id)),
  }),
  preview: async (id) => ({ reviews: await database().$count(reviews, eq(reviews.userId, id)) }),
  erase: async (tx, { id, role }) => {
    if (role === 'host') await deleteRepliesOf(tx, id)
  },
}
