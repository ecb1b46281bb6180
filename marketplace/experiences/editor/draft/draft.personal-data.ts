import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { experienceEdits } from './draft.table.ts'

/** What is not in the copy of an unsaved form, and why. */
export const LEFT_OUT_OF_EDITS = { id: 'a number of ours', hostId: 'who asks' }

/** What a host typed into the editor and never saved: nobody else has seen it, so it goes with them. */
export const editPart: PersonalDataHandler = {
  name: 'borradores sin guardar',
  export: (hostId) =>
    database()
      .select(columnsWithout(experienceEdits, LEFT_OUT_OF_EDITS))
      .from(experienceEdits)
      .where(eq(experienceEdits.hostId, hostId)),
  erase: async (tx, { id }) => {
    await tx.delete(experienceEdits).where(eq(experienceEdits.hostId, id))
  },
}
