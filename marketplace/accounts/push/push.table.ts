import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'
import { sessions, users } from '../account.table.ts'

/** Browsers that asked to be told, each by the session that asked: it ends with it, by signing out too (docs/decisions/0217). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where the browser's maker takes messages for it: a secret, for whoever has it can send there. */
    endpoint: text().notNull().unique(),
    /** What the message is locked with, so that who carries it can not read it (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    index('push_subscriptions_of_person').on(t.userId, t.createdAt),
    index('push_subscriptions_of_session').on(t.sessionId),
  ],
)

/** The keys by which browsers know who we are (RFC 8292): made once, one row; all nodes sign with the same. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [check('push_keys_are_one', sql`${t.id} = 1`)],
)
