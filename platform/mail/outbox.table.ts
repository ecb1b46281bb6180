import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export type Attachment = { filename: string; contentType: string; content: string }

/** Mail that waits, was sent, or stays readable here because no mail server is configured. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the mail is about; a job that runs twice writes it once. */
    key: text().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where an answer goes, when not to the sender of all our mail. */
    replyTo: text(),
    /** Address that ends mail of this topic with one click (RFC 8058). */
    unsubscribeUrl: text(),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    /** `kept`: no mail server is configured, the operator reads it here. */
    status: text({ enum: ['waiting', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('outbox_by_status').on(t.status, t.createdAt),
    index('outbox_by_words').using('gin', sql`place_key(recipient || ' ' || subject) gin_trgm_ops`),
    index('outbox_by_age').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
