import { eq, or, sql } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { attachments } from './attachments/attachment.table.ts'
import { conversations, messages } from './conversation.table.ts'

export const EXCLUDED_FROM_MESSAGES = {
  id: 'a number of ours',
  sequence: 'the order in which they stand',
  conversationId: 'the reservation says which one',
  senderId: 'said by fromMe; the other is another person',
  clientId: 'a name that a browser made up',
}

export const EXCLUDED_FROM_CONVERSATIONS = {
  id: 'a number of ours',
  hostId: 'the reservation says who',
  travelerId: 'the reservation says who',
  messageCount: 'computed from the messages',
  lastMessageAt: 'computed from the messages',
  expireAt: 'computed from the reservation',
  createdAt: 'when a window was opened, by whichever of the two',
}

/** Chats: the text stays with the other party without a name; the pictures are deleted (trust 4.4). */
export const conversationPersonalData: PersonalDataHandler = {
  name: 'mensajes',
  export: (id) =>
    database()
      .select({
        ...columnsWithout(conversations, EXCLUDED_FROM_CONVERSATIONS),
        fromMe: sql<boolean>`${messages.senderId} = ${id}`,
        ...columnsWithout(messages, EXCLUDED_FROM_MESSAGES),
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(or(eq(conversations.hostId, id), eq(conversations.travelerId, id)))
      .orderBy(messages.sequence),
  erase: async (tx, { id }) => {
    await tx.execute(sql`
      update messages set content = case when content = '' then 'Imagen eliminada' else content end,
        message_type = 'text', attachment_url = null, attachment_type = null
      where sender_id = ${id} and attachment_url is not null`)
    await tx.delete(attachments).where(eq(attachments.uploadedBy, id))
  },
}
