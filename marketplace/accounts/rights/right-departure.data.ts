import { eq } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import type { PersonalPart } from '../departure/departure.data.ts'
import { dataRequests } from './right.table.ts'

/** What somebody asked about their data while signed in. */
export const rightPart: PersonalPart = {
  name: 'solicitudes',
  read: (id) =>
    database()
      .select({
        kind: dataRequests.kind,
        details: dataRequests.details,
        status: dataRequests.status,
        receivedAt: dataRequests.receivedAt,
        dueAt: dataRequests.dueAt,
        answer: dataRequests.answer,
        answeredAt: dataRequests.answeredAt,
      })
      .from(dataRequests)
      .where(eq(dataRequests.userId, id)),
  forget: async (tx, { id }) => void (await tx.delete(dataRequests).where(eq(dataRequests.userId, id))),
}
