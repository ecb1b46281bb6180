import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { users } from '../account.table.ts'

/** The number that a host wants messages at: theirs once they have typed the code that was sent to it. */
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

/** Messages to hand over, and what became of them (docs/decisions/0223). */
export const whatsappMessages = pgTable(
  'whatsapp_messages',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    template: text().notNull(),
    /** Emptied once it was handed over or given up, for it holds links that act. */
    parameters: text().array().notNull(),
    key: text().notNull().unique(),
    status: text({ enum: MESSAGE_STATES }).notNull().default('waiting'),
    /** By which the service knows it. */
    providerId: text(),
    /** Of the service, when it was refused. */
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
