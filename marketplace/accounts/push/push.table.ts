import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'
import { sessions, users } from '../account.table.ts'

/**
 * Browsers with push messages, each bound to the session that subscribed it: it ends with it, also at sign-out
 * (docs/decisions/0217).
 */
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
    /** The push service's address for this browser: a secret, because whoever has it can send there. */
    endpoint: text().notNull().unique(),
    /** Encrypts messages, so that the push service can not read them (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    index('push_subscriptions_of_person').on(t.userId, t.createdAt),
    index('push_subscriptions_of_session').on(t.sessionId),
  ],
)

/** The VAPID keys by which push services recognize us (RFC 8292): generated once, one row; all nodes sign with the same. */
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
