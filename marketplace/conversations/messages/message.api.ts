import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { countUse } from '#platform/http/limits/limits.ts'
import { refuse } from '#platform/http/refusal.ts'
import { findAttachment } from '../attachments/attachment.data.ts'
import { findConversationOf, markChatNoticesRead } from '../conversation.data.ts'
import { attachmentPath, SEND_LIMIT, sendRefusal } from '../conversation.rules.ts'
import type * as contract from './message.contract.ts'
import { findSent, listMessagesBefore, type MessageRow, markRead, storeMessage } from './message.data.ts'

const PAGE_SIZE = 50

export function presentMessage(row: MessageRow): contract.Message {
  const { senderName, senderAvatar, width, height, createdAt, readAt, ...message } = row
  return {
    ...message,
    sender: { id: row.senderId, fullName: senderName, avatarUrl: senderAvatar },
    attachment: width && height ? { width, height } : null,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}

const noPermission = () => refuse('NO_PERMISSION', { data: { code: '42501' } })

export const list: Serve<typeof contract.list> = async ({ caller, params: { id }, query: { before } }) => {
  if (!(await findConversationOf(caller, id))) return noPermission()
  const rows = await listMessagesBefore(id, before ?? null, PAGE_SIZE + 1)
  const page = rows.slice(-PAGE_SIZE)
  return { messages: page.map(presentMessage), earlier: rows.length > PAGE_SIZE ? page[0]!.sequence : null }
}

/**
 * Stores a message, or says why not. The same clientId again gets the same answer, even after the chat has closed, so that a
 * retry never looks like a failure.
 */
export const send: Serve<typeof contract.send> = async ({ caller, params: { id }, body }) => {
  const wait = await countUse('chat send', SEND_LIMIT, `${id} ${caller.id}`)
  if (wait) return refuse('TOO_MANY', { retryAfter: wait })
  const { clientId, content, attachmentId } = body
  const attachment = attachmentId ? await sendable(caller, id, attachmentId) : null
  if (attachmentId && !attachment && (await findConversationOf(caller, id))) return refuse('ATTACHMENT_UNKNOWN')
  const message = await storeMessage(caller, id, { clientId, content, attachment })
  return message ? sent(message) : whyNot(caller, id, body)
}

/** A picture that this person has uploaded for this conversation, in the form a message refers to it. */
async function sendable(caller: SignedIn, conversationId: string, attachmentId: string) {
  const picture = await findAttachment(conversationId, attachmentId)
  if (picture?.uploadedBy !== caller.id) return null
  return { url: attachmentPath(conversationId, attachmentId), type: 'image/webp' }
}

const sent = ({ messageCount, ...row }: MessageRow & { messageCount: number }) => ({
  message: presentMessage(row),
  messageCount,
})

/** The reason why nothing was stored: a duplicate, or a rule. */
async function whyNot(
  caller: SignedIn,
  id: string,
  { clientId, attachmentId }: { clientId: string; attachmentId?: string | null },
) {
  const row = await findConversationOf(caller, id)
  if (!row) return noPermission()
  const before = await findSent(caller, id, clientId)
  if (before) return sent(before)
  const { conversation, bookingStatus } = row
  // Read after the refused statement, so that the reason is the current state.
  const refusal = sendRefusal({ ...conversation, bookingStatus }, new Date())
  // The remaining reason is a picture that another message shows; it is treated as unknown.
  return refuse(refusal ?? (attachmentId ? 'ATTACHMENT_UNKNOWN' : 'CHAT_EXPIRED'))
}

export const read: Serve<typeof contract.read> = async ({ caller, params: { id }, body: { through } }) => {
  const row = await findConversationOf(caller, id)
  if (!row) return noPermission()
  const marked = await markRead(caller, id, through)
  await markChatNoticesRead(caller, row.conversation)
  return { marked }
}
