import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId, sequence } from '#platform/database/columns.ts'

export type Attachment = { filename: string; contentType: string; content: string }

/** Mail that waits, was sent, or stays readable here because no mail server is configured. */
export const outbox = pgTable(
  'outbox',
  {
    id: randomId(),
    /** Writing order; emails of one transaction share their time, so that can not order them. */
    number: sequence(),
    /** Identifies the occasion, so that a job that runs twice writes the mail once. */
    key: text().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    replyTo: text(),
    /** Address for one-click unsubscription from this topic (RFC 8058). */
    unsubscribeUrl: text(),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    /** `sending`: a process is sending it now. `kept`: no mail server is configured, the operator reads it here. */
    status: text({ enum: ['waiting', 'sending', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /**
     * How often the server deferred this email (4xx); an unreachable server does not count, because that is not the email's
     * fault.
     */
    deferrals: integer().notNull().default(0),
    /** Earliest time of the next attempt. */
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
