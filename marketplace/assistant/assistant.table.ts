import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, sequence } from '#platform/database/columns.ts'

/**
 * The recent conversation of a person with the assistant. It is in the database, so that a follow-up such as "¿y más barato?"
 * works on any node. Deleted by a sweep and with the account.
 */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: sequence().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    sender: text({ enum: ['user', 'bot'] }).notNull(),
    text: text().notNull(),
    /** What an answer is based on: the tool calls, and the ids they returned, in the order shown. */
    grounds: jsonb().$type<Record<string, unknown>>(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('assistant_messages_sender_known', sql`${t.sender} in ('user', 'bot')`),
    index('assistant_messages_of_person').on(t.userId, t.id.desc().nullsFirst()),
    index('assistant_messages_by_age').on(t.createdAt),
  ],
)
