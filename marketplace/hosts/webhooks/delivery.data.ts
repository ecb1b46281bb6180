// The webhook messages as a queue: what may be sent, which process has claimed it, and the result of an attempt.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/pool.ts'
import { hasCurrentHeartbeat, IS_ALIVE } from '#platform/jobs/node.ts'
import { hasDeliveredSince } from './webhook.data.ts'
import { notifyStopped } from './webhook.mail.tsx'
import type { AttemptResult, Verdict } from './webhook.rules.ts'
import { webhookDeliveries, webhooks } from './webhook.table.ts'

export type Claimed = {
  id: string
  webhookId: string
  body: string
  tries: number
  claimedBy: string
  createdAt: Date
  url: string
  secretVersion: number
  secretChangedAt: Date | null
}

/** Per address, so that a system that hangs delays only its own messages. */
const AT_ONCE = 2

const claim = (node: string, limit: number) => sql`
  with due as (
    select d.id, row_number() over (partition by d.webhook_id order by d.next_try_at, d.created_at, d.id)
      + (select count(*) from webhook_deliveries s where s.webhook_id = d.webhook_id and s.status = 'sending') as place
    from webhook_deliveries d
    join webhooks w on w.id = d.webhook_id and w.stopped_at is null
    join users u on u.id = w.host_id and u.deleted_at is null and u.suspended_at is null
    where d.status = 'waiting' and d.next_try_at <= now()),
  locked as (
    select d.id from webhook_deliveries d join due using (id)
    where due.place <= ${AT_ONCE} and d.status = 'waiting'
    order by d.next_try_at limit ${limit} for update of d skip locked)
  update webhook_deliveries d set status = 'sending', claimed_by = ${node}, tries = d.tries + 1, tried_at = now()
  from locked, webhooks w where d.id = locked.id and w.id = d.webhook_id
  returning d.id, d.webhook_id as "webhookId", d.body, d.tries, d.claimed_by as "claimedBy", d.created_at as "createdAt",
    w.url, w.secret_version as "secretVersion", w.secret_changed_at as "secretChangedAt"`

/**
 * Claims messages that are due and commits before the attempt, so that no two processes send the same one.
 * @param node the process that sends them (`job_nodes`) @param limit how many
 */
export async function claimDeliveries(db: Database, node: string, limit: number): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed>(claim(node, limit))
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    secretChangedAt: row.secretChangedAt && new Date(row.secretChangedAt),
  }))
}

/**
 * Releases messages whose process has died. It may have sent them without getting the answer, so they are sent again with the
 * same id, by which the receiver can recognize a duplicate.
 * @param node this process, whose own messages are under way
 */
export const releaseDeliveries = (db: Database, node: string) =>
  db
    .update(webhookDeliveries)
    .set({ status: 'waiting', claimedBy: null, nextTryAt: sql`now()` })
    .where(
      sql`${webhookDeliveries.status} = 'sending' and ${webhookDeliveries.claimedBy} <> ${node} and ${hasCurrentHeartbeat(node)}
        and not exists (select from job_nodes where id = ${webhookDeliveries.claimedBy} and ${sql.raw(IS_ALIVE)})`,
    )

/** Releases the messages of this process when it stops. */
export const returnDeliveries = (db: Database, node: string) =>
  db
    .update(webhookDeliveries)
    .set({ status: 'waiting', claimedBy: null, nextTryAt: sql`now()` })
    .where(and(eq(webhookDeliveries.status, 'sending'), eq(webhookDeliveries.claimedBy, node)))

/**
 * Records the result of an attempt. An accepted message counts as accepted, whichever process holds it now; any other result
 * counts only while this process still holds the claim. An address that accepted nothing for as long as a message is retried,
 * or answers that it is gone, is stopped, and its host is told.
 */
export async function recordAttempt(
  db: Database,
  claimed: Claimed,
  tried: AttemptResult,
  verdict: Verdict,
): Promise<void> {
  const answer = {
    claimedBy: null,
    answerStatus: 'status' in tried ? tried.status : null,
    failure: 'reason' in tried ? tried.reason : null,
  }
  const { id, webhookId } = claimed
  if (verdict.result === 'delivered') {
    await db
      .update(webhookDeliveries)
      .set({ ...answer, status: 'delivered', deliveredAt: sql`now()` })
      .where(eq(webhookDeliveries.id, id))
    return
  }
  const isOwnClaim = and(
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.status, 'sending'),
    eq(webhookDeliveries.claimedBy, claimed.claimedBy),
    eq(webhookDeliveries.tries, claimed.tries),
  )
  if (verdict.result === 'again') {
    const nextTryAt = sql`now() + make_interval(secs => ${verdict.seconds})`
    await db
      .update(webhookDeliveries)
      .set({ ...answer, status: 'waiting', nextTryAt })
      .where(isOwnClaim)
    return
  }
  await db.transaction(async (tx) => {
    const dead = await tx
      .update(webhookDeliveries)
      .set({ ...answer, status: 'dead' })
      .where(isOwnClaim)
      .returning({ id: webhookDeliveries.id })
    if (dead.length === 0) return
    if (!verdict.isGone && (await hasDeliveredSince(tx, webhookId, claimed.createdAt))) return
    const [stopped] = await tx
      .update(webhooks)
      .set({ stoppedAt: sql`now()`, stoppedBy: verdict.isGone ? 'receiver' : 'failures' })
      .where(and(eq(webhooks.id, webhookId), sql`${webhooks.stoppedAt} is null`))
      .returning()
    if (stopped) await notifyStopped(tx, stopped)
  })
}
