import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'
import { experiences } from '../../experience.table.ts'

/**
 * Unsaved input of hosts, kept at every step, so that none is lost with the network, the tab or the phone. Saving the
 * experience deletes it. One row per experience and one for a new one.
 */
export const experienceEdits = pgTable(
  'experience_edits',
  {
    id: randomId(),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Null: an experience that was never saved. */
    experienceId: uuid().references(() => experiences.id, { onDelete: 'cascade' }),
    /** Form fields as typed, complete or not. */
    content: jsonb().notNull(),
    /** The experience's version this draft is based on; saving over a newer one is refused (INV-22). */
    basedOn: integer(),
    /** Raised at every keep; the slower of two tabs gets a conflict (INV-22). */
    version: integer().notNull().default(1),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (t) => [
    uniqueIndex('experience_edits_one_new').on(t.hostId).where(sql`experience_id is null`),
    uniqueIndex('experience_edits_one_each').on(t.experienceId).where(sql`experience_id is not null`),
  ],
)
