import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert } from '#platform/database/columns.ts'
import { users } from '../account.table.ts'

/**
 * Links that prove a mailbox, one row each until two days after they end, so that a page can say what became of one. Used
 * ones count until then, too.
 */
export const mailboxLinks = pgTable(
  'mailbox_links',
  {
    /** SHA-256 of the secret; the secret itself is in the letter only. */
    digest: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that it was sent to. */
    email: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instantOfInsert(),
  },
  (t) => [index('mailbox_links_by_user').on(t.userId), index('mailbox_links_by_end').on(t.expiresAt)],
)
