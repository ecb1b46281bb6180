import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { reviews } from './review.table.ts'

/** What is not in a host's copy of a review about them, and why. */
export const LEFT_OUT_OF_RECEIVED = {
  id: 'a number of ours',
  userId: 'the traveler, another person',
  hostId: 'who asks',
  reservationId: 'leads to the traveler',
  hiddenReason: 'an inner note of the operators about what the traveler wrote',
}

/** Reviews stay, under no name: they are also the host's (trust 4.4). */
export const reviewPart: PersonalDataHandler = {
  name: 'resenas',
  export: async (id) => ({
    escritas: await database().select().from(reviews).where(eq(reviews.userId, id)),
    recibidas: await database()
      .select(columnsWithout(reviews, LEFT_OUT_OF_RECEIVED))
      .from(reviews)
      .where(eq(reviews.hostId, id)),
  }),
  preview: async (id) => ({ reviews: await database().$count(reviews, eq(reviews.userId, id)) }),
  erase: async () => undefined,
}
