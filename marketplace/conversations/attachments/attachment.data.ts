import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { attachments } from './attachment.table.ts'

export type StoredPicture = Pick<typeof attachments.$inferInsert, 'file' | 'width' | 'height'>

/** Remembers a picture that this person has handed in for a conversation. @returns its id */
export async function insertAttachment({ id }: SignedIn, conversationId: string, picture: StoredPicture) {
  const [row] = await database()
    .insert(attachments)
    .values({ ...picture, conversationId, uploadedBy: id })
    .returning({ id: attachments.id })
  return row!.id
}

/** A picture of a conversation; whether the asker belongs to it is asked before. */
export async function findAttachment(conversationId: string, id: string) {
  const [row] = await database()
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.conversationId, conversationId)))
  return row ?? null
}

/** Whether a message shows this picture; until then only who handed it in may see it. */
const isSent = sql<boolean>`exists (select from messages m where m.conversation_id = attachments.conversation_id
  and m.attachment_url is not null and right(m.attachment_url, 36) = attachments.id::text)`

/** The picture as this person may see it: theirs, or sent. */
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

/** Pictures handed in a day ago and never sent. */
export const listForgotten = (most: number) =>
  database()
    .select({ id: attachments.id, file: attachments.file })
    .from(attachments)
    .where(sql`${attachments.createdAt} < now() - interval '1 day' and not ${isSent}`)
    .limit(most)

export const deleteAttachments = async (ids: string[]): Promise<void> =>
  void (await database().delete(attachments).where(inArray(attachments.id, ids)))
