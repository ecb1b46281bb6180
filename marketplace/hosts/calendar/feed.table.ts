import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instant, instantOfInsert } from '#platform/database/columns.ts'

/** The secret address of a host's calendar. A new secret revokes the old address; a host without a row has no calendar. */
export const calendarFeeds = pgTable('calendar_feeds', {
  hostId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  secret: text().notNull().unique(),
  createdAt: instantOfInsert(),
  /** When a calendar last fetched it, so that a host sees whether it is in use. */
  readAt: instant(),
})
