import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { contactMessages } from './contact.table.ts'

/** What the copy of personal data leaves out of contact messages, and why. */
export const LEFT_OUT_OF_CONTACT = {
  id: 'a number of ours',
  userId: 'who asks',
  answeredBy: 'an operator, another person',
}

/** The messages sent while signed in. Others with the same address are left out, because anybody may have entered it. */
export const contactPart: PersonalDataHandler = {
  name: 'contacto',
  export: (id) =>
    database()
      .select(columnsWithout(contactMessages, LEFT_OUT_OF_CONTACT))
      .from(contactMessages)
      .where(eq(contactMessages.userId, id)),
  erase: async (tx, { id }) => void (await tx.delete(contactMessages).where(eq(contactMessages.userId, id))),
}
