import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'

/** Messages of the contact form (STAT-08); operators read and answer them. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: randomId(),
    /** The sender's account, if they were signed in. */
    userId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: instantOfInsert(),
    kind: text({ enum: ['question', 'report', 'host-wish'] })
      .notNull()
      .default('question'),
    /** The path of the reported page, one of ours. */
    about: text(),
    readAt: instant(),
    archivedAt: instant(),
    answer: text(),
    answeredAt: instant(),
    answeredBy: uuid().references(() => profiles.id),
  },
  (t) => [
    check('contact_messages_within_size', sql`char_length(${t.message}) <= 5000`),
    check('contact_messages_kind_known', sql`${t.kind} in ('question', 'report', 'host-wish')`),
    index('contact_messages_unread').on(t.createdAt).where(sql`read_at is null and archived_at is null`),
    index('contact_messages_newest').on(t.createdAt.desc().nullsFirst()),
    index('contact_messages_by_person').on(t.userId),
    index('contact_messages_by_words').using(
      'gin',
      sql`place_key(name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops`,
    ),
  ],
)
