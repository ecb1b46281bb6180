import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { profiles } from '../account.table.ts'

export const notices = pgTable(
  'notices',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['booking', 'reminder', 'message', 'review', 'account'] }).notNull(),
    title: text().notNull(),
    detail: text().notNull().default(''),
    /** One of our own paths, where the person can act on it. */
    href: text().notNull(),
    /** Identifies the occasion, so that a job that runs twice leaves one notice. */
    key: text().unique(),
    createdAt: instantOfInsert(),
    readAt: instant(),
  },
  (t) => [
    index('notices_of_person').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notices_unread').on(t.userId).where(sql`read_at is null`),
  ],
)
