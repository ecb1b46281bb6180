import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { Executor } from '#platform/database/pool.ts'
import { contactMessages } from './contact.table.ts'

const told = { id: contactMessages.id, name: contactMessages.name }
type AnsweredMessage = { id: string; name: string }

async function change(
  tx: Executor,
  id: string,
  only: SQL | undefined,
  set: Partial<typeof contactMessages.$inferInsert>,
): Promise<AnsweredMessage | null> {
  const rows = await tx
    .update(contactMessages)
    .set(set)
    .where(and(eq(contactMessages.id, id), only))
    .returning(told)
  return rows[0] ?? null
}

/** Records when an operator first opened a message. */
export const markOpened = (tx: Executor, _admin: Admin, id: string, now: Date) =>
  change(tx, id, isNull(contactMessages.readAt), { readAt: now })

/** Stores the answer to an unanswered message. @returns null when it was answered already, or the message is gone */
export async function keepAnswer(tx: Executor, admin: Admin, { id, answer, now }: Answered) {
  const rows = await tx
    .update(contactMessages)
    .set({ answer, answeredAt: now, answeredBy: admin.id })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.answeredAt)))
    .returning()
  return rows[0] ?? null
}
type Answered = { id: string; answer: string; now: Date }

/** Archives or restores a message. @returns null when nothing changed, or the message is gone */
export const archiveMessage = (tx: Executor, _admin: Admin, id: string, now: Date | null) =>
  change(tx, id, now ? isNull(contactMessages.archivedAt) : isNotNull(contactMessages.archivedAt), { archivedAt: now })
