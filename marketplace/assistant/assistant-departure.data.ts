import { asc, eq } from 'drizzle-orm'
import type { PersonalPart } from '#marketplace/accounts/departure/departure.data.ts'
import { database } from '#platform/database/pool.ts'
import { assistantMessages } from './assistant.table.ts'

/** What was said to the assistant and what it answered; nobody else needs it. */
export const assistantPart: PersonalPart = {
  name: 'asistente',
  read: (id) =>
    database()
      .select({
        sender: assistantMessages.sender,
        text: assistantMessages.text,
        createdAt: assistantMessages.createdAt,
      })
      .from(assistantMessages)
      .where(eq(assistantMessages.userId, id))
      .orderBy(asc(assistantMessages.id)),
  forget: async (tx, { id }) => void (await tx.delete(assistantMessages).where(eq(assistantMessages.userId, id))),
}
