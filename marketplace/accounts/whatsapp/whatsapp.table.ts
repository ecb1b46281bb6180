import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { users } from '../account.table.ts'

/** The number at which a host wants messages; confirmed once they have typed the code that was sent to it. */
export const whatsappNumbers = pgTable(
  'whatsapp_numbers',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Country code and digits. */
    phone: text().notNull(),
    codeDigest: text(),
    codeExpiresAt: instant(),
    confirmedAt: instant(),
    createdAt: instantOfInsert(),
  },
  (t) => [check('whatsapp_numbers_shape', sql`${t.phone} ~ '^[0-9]{10,15}$'`)],
)

export const MESSAGE_STATES = ['waiting', 'sent', 'refused', 'expired'] as const

/** WhatsApp messages to send, and their results (docs/decisions/0223). */
export const whatsappMessages = pgTable(
  'whatsapp_messages',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    template: text().notNull(),
    /** Emptied after sending or giving up, because it holds links that act without a session. */
    parameters: text().array().notNull(),
    key: text().notNull().unique(),
    status: text({ enum: MESSAGE_STATES }).notNull().default('waiting'),
    /** The service's id of the message. */
    providerId: text(),
    /** The service's error code, if it was refused. */
    errorCode: integer(),
    expiresAt: instant().notNull(),
    createdAt: instantOfInsert(),
    settledAt: instant(),
  },
  (t) => [
    index('whatsapp_messages_of_person').on(t.userId, t.createdAt.desc()),
    check('whatsapp_messages_settled', sql`(${t.status} = 'waiting') = (${t.settledAt} is null)`),
  ],
)
