import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { experiences } from '../../experience.table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * What a host has typed into the form and not saved yet: kept at every step, so that no keystroke is lost with the
 * network, the tab or the phone. Saving the experience ends it. One for each experience and one for a new one.
 */
export const experienceEdits = pgTable(
  'experience_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
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
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('experience_edits_one_new').on(t.hostId).where(sql`experience_id is null`),
    uniqueIndex('experience_edits_one_each').on(t.experienceId).where(sql`experience_id is not null`),
  ],
)
