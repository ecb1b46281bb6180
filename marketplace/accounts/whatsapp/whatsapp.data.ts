import { and, eq, sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue, type JobName, OUTSIDE_PRIORITY } from '#platform/jobs/jobs.ts'
import { hasWhatsapp } from '#platform/whatsapp/cloud-api.ts'
import type { SignedIn } from '../account.rules.ts'
import { users } from '../account.table.ts'
import { type MessageKind, parameterOf, TEMPLATES, timeToLive } from './whatsapp.rules.ts'
import { whatsappMessages, whatsappNumbers } from './whatsapp.table.ts'

/** The job that sends a message (whatsapp.api.ts). */
export const SEND_WHATSAPP = { name: 'send-whatsapp', priority: OUTSIDE_PRIORITY } as JobName<{ id: string }>

export type NumberRow = typeof whatsappNumbers.$inferSelect

/** The number of a person; `lock` holds it until the commit. */
export async function findNumber({ id }: Pick<SignedIn, 'id'>, tx: Executor = database()): Promise<NumberRow | null> {
  const [row] = await tx.select().from(whatsappNumbers).where(eq(whatsappNumbers.userId, id))
  return row ?? null
}

/** The same, locked until the commit. */
export async function lockNumber({ id }: Pick<SignedIn, 'id'>, tx: Executor): Promise<NumberRow | null> {
  const [row] = await tx.select().from(whatsappNumbers).where(eq(whatsappNumbers.userId, id)).for('update')
  return row ?? null
}

type NewNumber = { phone: string; codeDigest: string; codeExpiresAt: Date }

/** Stores a number that is not confirmed yet; the previous one gets no more messages. */
export async function writeNumber(tx: Executor, { id }: Pick<SignedIn, 'id'>, values: NewNumber): Promise<void> {
  const row = { ...values, confirmedAt: null }
  await tx
    .insert(whatsappNumbers)
    .values({ userId: id, ...row })
    .onConflictDoUpdate({ target: whatsappNumbers.userId, set: row })
}

export const confirmNumber = (tx: Executor, { id }: Pick<SignedIn, 'id'>, now: Date) =>
  tx
    .update(whatsappNumbers)
    .set({ confirmedAt: now, codeDigest: null, codeExpiresAt: null })
    .where(eq(whatsappNumbers.userId, id))

/**
 * Deletes the number; pending messages to it are not sent.
 * @param phone only if it is still this one, for a number that the service does not know
 */
export const deleteNumber = (tx: Executor, userId: string, phone?: string) =>
  tx
    .delete(whatsappNumbers)
    .where(and(eq(whatsappNumbers.userId, userId), phone ? eq(whatsappNumbers.phone, phone) : undefined))
    .returning({ phone: whatsappNumbers.phone })

type NewMessage = { kind: MessageKind; parameters: string[]; key: string; now: Date }

/** Stores a message in the caller's transaction; a second one with the same key is ignored. */
export async function queueMessage(
  tx: Executor,
  to: { userId: string; phone: string },
  message: NewMessage,
): Promise<void> {
  const { kind, parameters, key, now } = message
  const [created] = await tx
    .insert(whatsappMessages)
    .values({
      ...to,
      key,
      template: TEMPLATES[kind],
      parameters: parameters.map(parameterOf),
      expiresAt: new Date(now.getTime() + timeToLive(kind)),
    })
    .onConflictDoNothing({ target: whatsappMessages.key })
    .returning({ id: whatsappMessages.id })
  if (created) await enqueue(tx, SEND_WHATSAPP, { id: created.id }, `whatsapp ${created.id}`)
}

/**
 * Sends a person by WhatsApp what they also get by mail, if they asked for it and confirmed their number. Does nothing where
 * this installation cannot send any.
 */
export async function notifyByWhatsapp(tx: Executor, userId: string, message: Omit<NewMessage, 'now'>): Promise<void> {
  if (!hasWhatsapp()) return
  const number = await findNumber({ id: userId }, tx)
  if (number?.confirmedAt) await queueMessage(tx, { userId, phone: number.phone }, { ...message, now: new Date() })
}

/** A pending message, if its number still accepts it: confirmed, or being confirmed with this very code. */
export async function findWaiting(id: string) {
  const [row] = await database()
    .select({ message: whatsappMessages, number: whatsappNumbers })
    .from(whatsappMessages)
    .innerJoin(
      users,
      and(eq(users.id, whatsappMessages.userId), sql`${users.deletedAt} is null and ${users.suspendedAt} is null`),
    )
    .leftJoin(
      whatsappNumbers,
      and(eq(whatsappNumbers.userId, whatsappMessages.userId), eq(whatsappNumbers.phone, whatsappMessages.phone)),
    )
    .where(and(eq(whatsappMessages.id, id), eq(whatsappMessages.status, 'waiting')))
  return row ?? null
}

type Settled = { status: 'sent' | 'refused' | 'expired'; providerId?: string | null; errorCode?: number | null }

/** Records the result of a message once, and deletes its text. */
export const recordDelivery = (id: string, outcome: Settled, tx: Executor = database()) =>
  tx
    .update(whatsappMessages)
    .set({ ...outcome, parameters: [], settledAt: new Date() })
    .where(and(eq(whatsappMessages.id, id), eq(whatsappMessages.status, 'waiting')))

/** Deletes old messages, and numbers that nobody confirmed. */
export async function deleteOldMessages(): Promise<void> {
  await database().execute(sql`delete from ${whatsappMessages} where created_at < now() - interval '30 days'`)
  await database().execute(
    sql`delete from ${whatsappNumbers} where confirmed_at is null and created_at < now() - interval '2 days'`,
  )
}
