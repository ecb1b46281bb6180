import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { experienceEdits } from './draft.table.ts'

export const EXCLUDED_FROM_EDITS = { id: 'a number of ours', hostId: 'who asks' }

/** Unsaved input has been seen by nobody else, so it is deleted with the host. */
export const editPersonalData: PersonalDataHandler = {
  name: 'borradores sin guardar',
  export: (hostId) =>
    database()
      .select(columnsWithout(experienceEdits, EXCLUDED_FROM_EDITS))
      .from(experienceEdits)
      .where(eq(experienceEdits.hostId, hostId)),
  erase: async (tx, { id }) => {
    await tx.delete(experienceEdits).where(eq(experienceEdits.hostId, id))
  },
}
