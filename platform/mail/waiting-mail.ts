// What a person decides about mail in the outbox.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { isAbandoned } from './attempt.ts'
import { wakeDelivery } from './delivery.ts'
import { outbox } from './outbox.table.ts'

/** States of mail that still has to leave. */
export const TO_LEAVE = ['waiting', 'sending'] satisfies (typeof outbox.$inferSelect.status)[]

/** Lets mail that waits stay in the outbox, where a person may send it again one by one. */
export const keepWaitingMail = (tx: Executor) =>
  tx.update(outbox).set({ status: 'kept', claimedBy: null }).where(inArray(outbox.status, TO_LEAVE))

/**
 * Lets a mail leave now that was kept, was given up, or waits: its tries are counted anew, and the mail server is asked at
 * once even if it seemed to be away. What was sent stays sent; a letter that a living process hands over just now is left
 * to it, one whose process is gone is taken from it.
 * @returns what it was about and the state it was in; null when it was sent, or does not exist
 */
export async function sendAgain(tx: Executor, id: string) {
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
