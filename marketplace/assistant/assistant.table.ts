import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, sequence } from '#platform/database/columns.ts'

/**
 * What a traveler and the assistant said to each other of late, so that "¿y más barato?" has something to refer to, on
 * whichever node it is asked. Forgotten by a sweep and with the person.
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
    /** What a bot's answer rests on: which tool was asked for what, and the ids it gave, in the order shown. */
    grounds: jsonb().$type<Record<string, unknown>>(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('assistant_messages_sender_known', sql`${t.sender} in ('user', 'bot')`),
    index('assistant_messages_of_person').on(t.userId, t.id.desc().nullsFirst()),
    index('assistant_messages_by_age').on(t.createdAt),
  ],
)
