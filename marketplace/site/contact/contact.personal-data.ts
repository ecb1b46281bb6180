import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { contactMessages } from './contact.table.ts'

/** What is not in the copy of a message to us, and why. */
export const LEFT_OUT_OF_CONTACT = {
  id: 'a number of ours',
  userId: 'who asks',
  answeredBy: 'an operator, another person',
}

/** What somebody wrote to us while signed in. An equal address is no proof: anybody may have written it. */
export const contactPart: PersonalDataHandler = {
  name: 'contacto',
  export: (id) =>
    database()
      .select(columnsWithout(contactMessages, LEFT_OUT_OF_CONTACT))
      .from(contactMessages)
      .where(eq(contactMessages.userId, id)),
  erase: async (tx, { id }) => void (await tx.delete(contactMessages).where(eq(contactMessages.userId, id))),
}
