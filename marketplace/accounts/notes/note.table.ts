import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'
import { profiles } from '../account.table.ts'

/** The team's notes about a person, for the next operator. Only ever added to; deleted with the person's data. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: randomId(),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('person_notes_within_size', sql`${t.text} <> '' and char_length(${t.text}) <= 2000`),
    index('person_notes_of_person').on(t.personId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
