import type { Executor } from '#platform/database/pool.ts'
import type { Admin } from '../account.rules.ts'
import { personNotes } from './note.table.ts'

export async function addNote(tx: Executor, admin: Admin, personId: string, text: string) {
  const [note] = await tx
    .insert(personNotes)
    .values({ personId, authorId: admin.id, text })
    .returning({ id: personNotes.id, text: personNotes.text, createdAt: personNotes.createdAt })
  return note!
}
