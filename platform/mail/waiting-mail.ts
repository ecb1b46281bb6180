// What a person decides about mail in the outbox.
import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { outbox } from './outbox.table.ts'

/** Lets mail that waits stay in the outbox, where a person may send it again one by one. */
export const keepWaitingMail = (tx: Executor) =>
  tx.update(outbox).set({ status: 'kept' }).where(eq(outbox.status, 'waiting'))

/** The queue in which mail leaves one after the other, and its job. */
export const MAIL_QUEUE = 'mail'
export const deliverJob = { name: 'deliver-mail' }

/**
 * Lets a mail leave now that was kept, was given up, or waits: its tries are counted anew. What was sent stays sent; a
 * delivery that is just under way is followed by this one in the same queue, which then finds it sent.
 * @returns what it was about and the state it was in; null when it was sent, or does not exist
 */
export async function sendAgain(tx: Executor, id: string) {
  const [mail] = await tx
    .select({ subject: outbox.subject, state: outbox.status })
    .from(outbox)
    .where(and(eq(outbox.id, id), ne(outbox.status, 'sent')))
    .for('update')
  if (!mail) return null
  await tx.update(outbox).set({ status: 'waiting', attempts: 0 }).where(eq(outbox.id, id))
  await enqueue(tx, deliverJob, { id }, `mail-${id}`, MAIL_QUEUE)
  return mail
}
