import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId, sequence } from '#platform/database/columns.ts'

export type Attachment = { filename: string; contentType: string; content: string }

/** Mail that waits, was sent, or stays readable here because no mail server is configured. */
export const outbox = pgTable(
  'outbox',
  {
    id: randomId(),
    /** Order in which mail was written; letters of one transaction share their time. */
    number: sequence(),
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
    /** `sending`: a process hands it over now. `kept`: no mail server is configured, the operator reads it here. */
    status: text({ enum: ['waiting', 'sending', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Tries since it was last asked to leave. */
    attempts: integer().notNull().default(0),
    /** How often the mail server put off this letter itself (4xx); a server that is away does not count. */
    deferrals: integer().notNull().default(0),
    /** Not tried before. */
    nextAttemptAt: instantOfInsert(),
    /** The process that hands it over (`job_nodes`), and since when. */
    claimedBy: uuid(),
    claimedAt: instant(),
    lastError: text(),
    sentAt: instant(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    index('outbox_by_status').on(t.status, t.createdAt),
    index('outbox_to_leave').on(t.nextAttemptAt, t.number).where(sql`status = 'waiting'`),
    index('outbox_of_recipient').on(t.recipient, t.number).where(sql`status in ('waiting', 'sending')`),
    index('outbox_by_words').using('gin', sql`place_key(recipient || ' ' || subject) gin_trgm_ops`),
    index('outbox_by_age').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
