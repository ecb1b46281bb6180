import { eq } from 'drizzle-orm'
import type { PersonalPart } from '#marketplace/accounts/departure/departure.data.ts'
import { database } from '#platform/database/pool.ts'
import { experienceEdits } from './edit.table.ts'

/** What a host typed into the editor and never saved: nobody else has seen it, so it goes with them. */
export const editPart: PersonalPart = {
  name: 'borradores sin guardar',
  read: (hostId) =>
    database()
      .select({
        experienceId: experienceEdits.experienceId,
        content: experienceEdits.content,
        updatedAt: experienceEdits.updatedAt,
      })
      .from(experienceEdits)
      .where(eq(experienceEdits.hostId, hostId)),
  forget: async (tx, { id }) => {
    await tx.delete(experienceEdits).where(eq(experienceEdits.hostId, id))
  },
}
