import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#platform/database/columns.ts'
import { profiles } from '../account.table.ts'

/** Notifications and privacy of a person (ACC-12, ACC-15). No row: every default below. */
export const preferences = pgTable('preferences', {
  userId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Off: no mail except what a person requested (a new password) or must know (a cancellation by the other side). */
  emailNotifications: boolean().notNull().default(true),
  /** Bookings made, confirmed, cancelled, expired. */
  bookingUpdates: boolean().notNull().default(true),
  /** The day before. */
  reminders: boolean().notNull().default(true),
  /** A message that arrived while the person was away. */
  messageNotices: boolean().notNull().default(true),
  /** After a completed experience. */
  reviewInvitations: boolean().notNull().default(true),
  /** Alerts a person asked for: free spots on a date, new dates, new results of a saved search. */
  alerts: boolean().notNull().default(true),
  newsletter: boolean().notNull().default(true),
  personalisedOffers: boolean().notNull().default(false),
  /** Off: others see the first name and an initial only, without picture. */
  profilePublic: boolean().notNull().default(true),
  showEmail: boolean().notNull().default(false),
  showPhone: boolean().notNull().default(false),
  updatedAt: instantOfInsert(),
})
