import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert } from '#platform/database/columns.ts'
import { users } from '../account.table.ts'

/**
 * Links that prove a mailbox, kept until two days after they expire so that a page can explain what became of one. Used ones
 * are kept as long.
 */
export const mailboxLinks = pgTable(
  'mailbox_links',
  {
    /** SHA-256 of the token, which itself is in the email only. */
    digest: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to. */
    email: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instantOfInsert(),
  },
  (t) => [index('mailbox_links_by_user').on(t.userId), index('mailbox_links_by_end').on(t.expiresAt)],
)
