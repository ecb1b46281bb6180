import { asc, eq } from 'drizzle-orm'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import type { PersonalDataHandler } from '../account-deletion/account-deletion.data.ts'
import { personNotes } from './note.table.ts'

export const EXCLUDED_FROM_NOTES = {
  id: 'a number of ours',
  personId: 'who asks',
  authorId: 'an operator, another person',
}

/** The team's notes about a person, who has a right to read them. */
export const notePersonalData: PersonalDataHandler = {
  name: 'notas del equipo',
  export: (id) =>
    database()
      .select(columnsWithout(personNotes, EXCLUDED_FROM_NOTES))
      .from(personNotes)
      .where(eq(personNotes.personId, id))
      .orderBy(asc(personNotes.createdAt)),
  erase: async (tx, { id }) => void (await tx.delete(personNotes).where(eq(personNotes.personId, id))),
}
