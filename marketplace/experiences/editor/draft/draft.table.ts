import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'
import { experiences } from '../../experience.table.ts'

/**
 * What a host has typed into the form and not saved yet: kept at every step, so that no keystroke is lost with the
 * network, the tab or the phone. Saving the experience ends it. One for each experience and one for a new one.
 */
export const experienceEdits = pgTable(
  'experience_edits',
  {
    id: randomId(),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** None: an experience that was never saved. */
    experienceId: uuid().references(() => experiences.id, { onDelete: 'cascade' }),
    /** The fields of the form as typed, complete or not. */
    content: jsonb().notNull(),
    /** The experience's version this work began from; saving over a newer one is refused (INV-22). */
    basedOn: integer(),
    /** Raised by every keep; of two tabs the slower one is told (INV-22). */
    version: integer().notNull().default(1),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (t) => [
    uniqueIndex('experience_edits_one_new').on(t.hostId).where(sql`experience_id is null`),
    uniqueIndex('experience_edits_one_each').on(t.experienceId).where(sql`experience_id is not null`),
  ],
)
