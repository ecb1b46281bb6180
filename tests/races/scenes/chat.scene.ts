// Both parties write at the same moment, from many windows, over HTTP.
import { eq } from 'drizzle-orm'
import { conversations, messages } from '#marketplace/conversations/conversation.table.ts'
import { database } from '#platform/database/pool.ts'
import { chat } from '../../support/scenes/chat.ts'

/** @returns every answer's status, the stored messages, and the conversation's own count */
export async function chatRace({ senders, before }: { senders: number; before: number }) {
  const history = Array.from({ length: before }, (_, at) => ({ by: 'host' as const, content: `${at}` }))
  const { host, traveler, conversation, say } = await chat({ messages: history })
  const answers = await Promise.all(
    Array.from({ length: senders }, (_, at) => say(at % 2 ? host : traveler, `al mismo tiempo ${at}`)),
  )
  const [after] = await database().select().from(conversations).where(eq(conversations.id, conversation.id))
  const stored = await database().$count(messages, eq(messages.conversationId, conversation.id))
  return { statuses: answers.map(({ status }) => status), stored, counted: after!.messageCount }
}
