import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { PersonalPart } from '#marketplace/accounts/departure/departure.data.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { experiences } from './experience.table.ts'

/** What a host offers: archived when they leave, so that nobody books it any more. */
export const experiencePart: PersonalPart = {
  name: 'experiencias',
  read: (hostId) =>
    database()
      .select({
        id: experiences.id,
        title: experiences.title,
        shortDescription: experiences.shortDescription,
        description: experiences.description,
        price: experiences.price,
        status: experiences.status,
        createdAt: experiences.createdAt,
      })
      .from(experiences)
      .where(eq(experiences.hostId, hostId)),
  outlook: async (hostId) => ({
    experiences: await database().$count(
      experiences,
      and(eq(experiences.hostId, hostId), ne(experiences.status, 'archived')),
    ),
  }),
  forget: async (tx, { id, role }) => {
    if (role !== 'host') return
    // Whoever books one at this moment shares its row: they are waited for here, and counted after (INV-13).
    await tx
      .update(experiences)
      .set({ status: 'archived', submittedAt: null, updatedAt: sql`now()` })
      .where(eq(experiences.hostId, id))
  },
}

/** Takes back what a person handed in for approval, when they host no more. */
export const withdrawSubmissions = (tx: Executor, hostId: string) =>
  tx
    .update(experiences)
    .set({ submittedAt: null })
    .where(and(eq(experiences.hostId, hostId), isNotNull(experiences.submittedAt)))
