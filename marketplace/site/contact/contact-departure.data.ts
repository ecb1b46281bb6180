import { eq } from 'drizzle-orm'
import type { PersonalPart } from '#marketplace/accounts/departure/departure.data.ts'
import { database } from '#platform/database/pool.ts'
import { contactMessages } from './contact.table.ts'

/** What somebody wrote to us while signed in. An equal address is no proof: anybody may have written it. */
export const contactPart: PersonalPart = {
  name: 'contacto',
  read: (id) => database().select().from(contactMessages).where(eq(contactMessages.userId, id)),
  forget: async (tx, { id }) => void (await tx.delete(contactMessages).where(eq(contactMessages.userId, id))),
}
