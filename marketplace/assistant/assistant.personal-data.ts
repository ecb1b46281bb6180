import { asc, eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { assistantMessages } from './assistant.table.ts'

/** What the copy of personal data leaves out of the assistant's messages, and why. */
export const EXCLUDED_FROM_ASSISTANT = { id: 'a number of ours', userId: 'who asks' }

/** The conversation with the assistant: deleted with the account, because nobody else needs it. */
export const assistantPersonalData: PersonalDataHandler = {
  name: 'asistente',
  export: (id) =>
    database()
      .select(columnsWithout(assistantMessages, EXCLUDED_FROM_ASSISTANT))
      .from(assistantMessages)
      .where(eq(assistantMessages.userId, id))
      .orderBy(asc(assistantMessages.id)),
  erase: async (tx, { id }) => void (await tx.delete(assistantMessages).where(eq(assistantMessages.userId, id))),
}
