import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import { pageOf } from '#platform/http/cursor.ts'
import type { TimeCursor } from '#platform/http/params.ts'
import { webhookSecret } from '#platform/http/standard-webhook.ts'
import { deriveKey } from '#platform/session/signature.ts'
import { MAX_WEBHOOKS, type WebhookEvent } from './webhook.rules.ts'
import { webhookDeliveries, webhooks } from './webhook.table.ts'

/**
 * The secret of an address. It is computed and never stored, so that nobody can sign with data from the tables or a backup. A
 * new SESSION_SECRET changes it too.
 */
export const secretOf = (id: string, version: number): string => webhookSecret(deriveKey('webhook', `${id} ${version}`))

const countOf = (status: 'waiting' | 'dead') =>
  sql<number>`(select count(*)::int from webhook_deliveries d where d.webhook_id = webhooks.id and d.status = ${status})`

const webhookColumns = {
  id: webhooks.id,
  url: webhooks.url,
  events: webhooks.events,
  stoppedBy: webhooks.stoppedBy,
  createdAt: webhooks.createdAt,
  deliveredAt:
    sql<Date | null>`(select max(d.delivered_at) from webhook_deliveries d where d.webhook_id = webhooks.id)`.mapWith(
      webhookDeliveries.createdAt,
    ),
  waiting: countOf('waiting'),
  dead: countOf('dead'),
}

const ofHost = ({ id }: Pick<Host, 'id'>, webhookId: string) => and(eq(webhooks.id, webhookId), eq(webhooks.hostId, id))

export const listWebhooks = ({ id }: Host) =>
  database()
    .select(webhookColumns)
    .from(webhooks)
    .where(eq(webhooks.hostId, id))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))

/** One address of this host, or null. */
export async function findWebhook(host: Host, webhookId: string, tx: Executor = database()) {
  const [row] = await tx.select(webhookColumns).from(webhooks).where(ofHost(host, webhookId))
  return row ?? null
}

type WebhookInput = { url: string; events: WebhookEvent[] }

/** @returns null when the host has reached the maximum. Must run in a transaction. */
export async function createWebhook(tx: Executor, host: Host, input: WebhookInput) {
  // Locked, because two concurrent calls could both count four.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, host.id)).for('update')
  if ((await tx.$count(webhooks, eq(webhooks.hostId, host.id))) >= MAX_WEBHOOKS) return null
  const [row] = await tx
    .insert(webhooks)
    .values({ hostId: host.id, ...input })
    .returning({ id: webhooks.id })
  return findWebhook(host, row!.id, tx)
}

/**
 * Changes an address of this host. Waiting messages go to the new address, and at once if sending is resumed.
 * @returns null when it is not theirs
 */
export async function changeWebhook(
  tx: Executor,
  host: Host,
  id: string,
  {
    stopped,
    ...wish
  }: { url?: string | undefined; events?: WebhookEvent[] | undefined; stopped?: boolean | undefined },
) {
  const stop = {
    ...(stopped === true && {
      stoppedAt: sql`coalesce(${webhooks.stoppedAt}, now())`,
      stoppedBy: sql`coalesce(${webhooks.stoppedBy}, 'host')`,
    }),
    ...(stopped === false && { stoppedAt: null, stoppedBy: null }),
  }
  const [changed] = await tx
    .update(webhooks)
    // Includes the id, because an update without columns is an error.
    .set({ id, ...wish, ...stop })
    .where(ofHost(host, id))
    .returning({ id: webhooks.id })
  if (!changed) return null
  if (stopped === false)
    await tx
      .update(webhookDeliveries)
      .set({ nextTryAt: sql`now()` })
      .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.status, 'waiting')))
  return findWebhook(host, id, tx)
}

/** @returns whether it was theirs */
export async function removeWebhook(host: Host, id: string): Promise<boolean> {
  const removed = await database().delete(webhooks).where(ofHost(host, id)).returning({ id: webhooks.id })
  return removed.length > 0
}

/** @returns the new secret, or null when it is not theirs */
export async function renewSecretOf(host: Host, id: string): Promise<string | null> {
  const [row] = await database()
    .update(webhooks)
    .set({ secretVersion: sql`${webhooks.secretVersion} + 1`, secretChangedAt: sql`now()` })
    .where(ofHost(host, id))
    .returning({ version: webhooks.secretVersion })
  return row ? secretOf(id, row.version) : null
}

/** Queues a message of the type `test` for an address. */
export async function queueTest(webhookId: string, now: Date) {
  const body = JSON.stringify({ type: 'test', timestamp: now.toISOString(), data: {} })
  const [row] = await database().insert(webhookDeliveries).values({ webhookId, event: 'test', body }).returning()
  return row!
}

/** A page of the messages to an address, newest first. @param after the `next` of the previous page */
export async function listDeliveries(
  webhookId: string,
  { after, limit }: { after?: TimeCursor | undefined; limit: number },
) {
  const page = await database()
    .select({ delivery: webhookDeliveries, at: exactInstant(webhookDeliveries.createdAt) })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        after && olderThan(webhookDeliveries.createdAt, webhookDeliveries.id, after),
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit + 1)
  const { rows, next } = pageOf(page, limit, ({ at, delivery }) => [at, delivery.id])
  return { rows: rows.map(({ delivery }) => delivery), next }
}

/** One message to an address of this host, and whether sending to it is stopped; null when it is not theirs. */
export async function findDelivery(host: Host, id: string) {
  const [row] = await database()
    .select({ delivery: webhookDeliveries, stopped: sql<boolean>`${webhooks.stoppedAt} is not null` })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhooks.hostId, host.id)))
  return row ?? null
}

/** Starts the attempts of a finally failed message again; any other message stays unchanged. */
export async function reviveDelivery(id: string): Promise<void> {
  await database()
    .update(webhookDeliveries)
    .set({ status: 'waiting', tries: 0, nextTryAt: sql`now()` })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'dead')))
}

/** Days for which messages are kept. */
const DAYS_KEPT = 30

export const deleteOldDeliveries = async (): Promise<void> =>
  void (await database()
    .delete(webhookDeliveries)
    .where(sql`${webhookDeliveries.createdAt} < now() - make_interval(days => ${DAYS_KEPT})`))

/** Whether an address accepted anything since an instant. */
export const hasDeliveredSince = async (tx: Executor, webhookId: string, moment: Date): Promise<boolean> =>
  (await tx.$count(
    webhookDeliveries,
    and(eq(webhookDeliveries.webhookId, webhookId), gt(webhookDeliveries.deliveredAt, moment)),
  )) > 0
