import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The secret address of a host's calendar. A new secret revokes the old address; no row, no calendar. */
export const calendarFeeds = pgTable('calendar_feeds', {
  hostId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  secret: text().notNull().unique(),
  createdAt: instant().notNull().defaultNow(),
  /** When a calendar last asked, so that a host sees whether it is in use. */
  readAt: instant(),
})
