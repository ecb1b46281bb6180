// What an operator can do with mail in the outbox.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { isAbandoned } from './attempt.ts'
import { wakeDelivery } from './delivery.ts'
import { outbox } from './outbox.table.ts'

/** States of mail that still has to leave. */
export const PENDING_STATES = ['waiting', 'sending'] satisfies (typeof outbox.$inferSelect.status)[]

export const holdPendingMail = (tx: Executor) =>
  tx.update(outbox).set({ status: 'kept', claimedBy: null }).where(inArray(outbox.status, PENDING_STATES))

/**
 * Sends a kept, failed or waiting mail now: its attempts are counted anew, and the mail server is tried at once even during a
 * pause. A sent mail stays sent. A mail that a living process is sending is left alone; that of a dead process is taken over.
 * @returns key and former state; null when it was sent, or does not exist
 */
export async function resendMail(tx: Executor, id: string) {
  const [mail] = await tx
    .select({ subject: outbox.subject, state: outbox.status, abandoned: sql<boolean>`${isAbandoned}` })
    .from(outbox)
    .where(and(eq(outbox.id, id), ne(outbox.status, 'sent')))
    .for('update')
  if (!mail) return null
  const { abandoned, ...was } = mail
  if (was.state !== 'sending' || abandoned)
    await tx
      .update(outbox)
      .set({ status: 'waiting', attempts: 0, deferrals: 0, claimedBy: null, nextAttemptAt: sql`now()` })
      .where(eq(outbox.id, id))
  wakeDelivery()
  return was
}
