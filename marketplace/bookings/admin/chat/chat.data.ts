import { and, desc, eq, gt } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { attachments } from '#marketplace/conversations/attachments/attachment.table.ts'
import { conversations } from '#marketplace/conversations/conversation.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { auditEntries } from '../../../admin/audit/audit.table.ts'

/** The chat of a booking; null when it was never opened. */
export async function findChatOf(_admin: Admin, bookingId: string, tx: Executor) {
  const [row] = await tx.select().from(conversations).where(eq(conversations.bookingId, bookingId))
  return row ?? null
}

/** Whether this administrator has given a reason to read the chat since a moment. */
export async function hasOpened({ id }: Admin, bookingId: string, since: Date): Promise<boolean> {
  const rows = await database()
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.objectType, 'booking'),
        eq(auditEntries.objectId, bookingId),
        eq(auditEntries.action, 'chat.open'),
        eq(auditEntries.actorId, id),
        gt(auditEntries.at, since),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return rows.length > 0
}

export async function findPicture(_admin: Admin, bookingId: string, id: string): Promise<string | null> {
  const [row] = await database()
    .select({ file: attachments.file })
    .from(attachments)
    .innerJoin(conversations, eq(conversations.id, attachments.conversationId))
    .where(and(eq(attachments.id, id), eq(conversations.bookingId, bookingId)))
  return row?.file ?? null
}
