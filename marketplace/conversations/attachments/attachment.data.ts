import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { attachments } from './attachment.table.ts'

type StoredPicture = Pick<typeof attachments.$inferInsert, 'file' | 'width' | 'height'>

/** Stores the upload of a picture for a conversation. @returns its id */
export async function insertAttachment({ id }: SignedIn, conversationId: string, picture: StoredPicture) {
  const [row] = await database()
    .insert(attachments)
    .values({ ...picture, conversationId, uploadedBy: id })
    .returning({ id: attachments.id })
  return row!.id
}

export async function findAttachment(conversationId: string, id: string) {
  const [row] = await database()
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.conversationId, conversationId)))
  return row ?? null
}

/** Whether a message shows this picture; before that only the uploader may see it. */
const isSent = sql<boolean>`exists (select from messages m where m.conversation_id = attachments.conversation_id
  and m.attachment_url is not null and right(m.attachment_url, 36) = attachments.id::text)`

/** A picture that this person may see: their own, or one that was sent. */
export async function findVisibleAttachment({ id: me }: SignedIn, conversationId: string, id: string) {
  const [row] = await database()
    .select({ file: attachments.file })
    .from(attachments)
    .where(
      and(
        eq(attachments.id, id),
        eq(attachments.conversationId, conversationId),
        sql`(${attachments.uploadedBy} = ${me} or ${isSent})`,
      ),
    )
  return row ?? null
}

/** Pictures uploaded over a day ago and never sent. */
export const listUnsent = (limit: number) =>
  database()
    .select({ id: attachments.id, file: attachments.file })
    .from(attachments)
    .where(sql`${attachments.createdAt} < now() - interval '1 day' and not ${isSent}`)
    .limit(limit)

export const deleteAttachments = async (ids: string[]): Promise<void> =>
  void (await database().delete(attachments).where(inArray(attachments.id, ids)))
