import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import type { WEBHOOK_EVENTS } from './webhook.rules.ts'

/**
 * The hosts' webhooks (docs/decisions/0226). The secret is not stored: it is computed from the id, the version and
 * SESSION_SECRET.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    id: randomId(),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().$type<(typeof WEBHOOK_EVENTS)[number][]>().notNull(),
    secretVersion: integer().notNull().default(1),
    secretChangedAt: instant(),
    /** Sending is stopped while it is set. */
    stoppedAt: instant(),
    /** Stopped by the host, after days of failures, or because the receiver answered that the address is gone. */
    stoppedBy: text({ enum: ['host', 'failures', 'receiver'] }),
    createdAt: instantOfInsert(),
  },
  (t) => [
    index('webhooks_of_host').on(t.hostId, t.createdAt),
    check('webhooks_tell_something', sql`cardinality(${t.events}) > 0`),
    check('webhooks_stopped_by_known', sql`${t.stoppedBy} in ('host', 'failures', 'receiver')`),
    check('webhooks_stopped_says_why', sql`(${t.stoppedAt} is null) = (${t.stoppedBy} is null)`),
  ],
)

/**
 * One message to one address: written by triggers in the transaction of its event, and the queue it is sent from. It contains
 * only ids, times and amounts of bookings, never a person's data.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The `webhook-id` header, the same in every attempt. */
    id: randomId(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    /** The message exactly as it is signed: another serialization would invalidate the signature. */
    body: text().notNull(),
    status: text({ enum: ['waiting', 'sending', 'delivered', 'dead'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    nextTryAt: instantOfInsert(),
    /** The process that is sending it (`job_nodes`). */
    claimedBy: uuid(),
    /** The last answer, or why there was none. */
    answerStatus: integer(),
    failure: text(),
    createdAt: instantOfInsert(),
    triedAt: instant(),
    deliveredAt: instant(),
  },
  (t) => [
    check('webhook_deliveries_status_known', sql`${t.status} in ('waiting', 'sending', 'delivered', 'dead')`),
    index('webhook_deliveries_of_webhook').on(t.webhookId, t.createdAt.desc(), t.id.desc()),
    index('webhook_deliveries_due').on(t.nextTryAt).where(sql`status = 'waiting'`),
    index('webhook_deliveries_under_way').on(t.webhookId).where(sql`status = 'sending'`),
    index('webhook_deliveries_by_age').on(t.createdAt),
    // The claim and the counts of the portal ask for these of one address among all that it was ever sent.
    index('webhook_deliveries_open').on(t.webhookId, t.status).where(sql`status in ('waiting', 'dead')`),
    index('webhook_deliveries_accepted').on(t.webhookId, t.deliveredAt),
  ],
)
