import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'

/** A calendar on another site whose busy times close the dates of a host (docs/decisions/0216). */
export const calendarSources = pgTable(
  'calendar_sources',
  {
    id: randomId(),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The host's name for it. */
    name: text().notNull(),
    /** Whoever knows the address can usually read the calendar, so it is never shown again. */
    address: text().notNull(),
    createdAt: instantOfInsert(),
    /** When it was last fetched, and when it was last read successfully. */
    triedAt: instant(),
    readAt: instant(),
    failure: text(),
    /** Entries of the last reading that could not be read; whether there were more than are stored. */
    skipped: integer().notNull().default(0),
    cut: boolean().notNull().default(false),
  },
  (t) => [
    check('calendar_sources_name_length', sql`char_length(${t.name}) between 1 and 60`),
    uniqueIndex('calendar_sources_once').on(t.hostId, t.address),
    index('calendar_sources_to_read').on(t.triedAt),
  ],
)

export const busyTimes = pgTable(
  'busy_times',
  {
    sourceId: uuid()
      .notNull()
      .references(() => calendarSources.id, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (t) => [
    check('busy_times_end_after_start', sql`${t.endsAt} > ${t.startsAt}`),
    index('busy_times_of_source').on(t.sourceId, t.startsAt),
  ],
)
