import { eq } from 'drizzle-orm'
import type { PersonalPart } from '#marketplace/accounts/departure/departure.data.ts'
import { database } from '#platform/database/pool.ts'
import { reviews } from './review.table.ts'

/** Reviews stay, under no name: they are also the host's (trust 4.4). */
export const reviewPart: PersonalPart = {
  name: 'resenas',
  read: async (id) => ({
    escritas: await database().select().from(reviews).where(eq(reviews.userId, id)),
    recibidas: await database()
      .select({ rating: reviews.rating, comment: reviews.comment, createdAt: reviews.createdAt })
      .from(reviews)
      .where(eq(reviews.hostId, id)),
  }),
  outlook: async (id) => ({ reviews: await database().$count(reviews, eq(reviews.userId, id)) }),
  forget: async () => undefined,
}
