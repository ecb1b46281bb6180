// State of a chat window. The same message may arrive by the stream, by the answer to sending it and in a page of older ones,
// in any order, but must appear once.
import type { Conversation } from '../../conversation.contract.ts'
import { MAX_MESSAGES } from '../../conversation.rules.ts'
import type { Message } from '../../messages/message.contract.ts'

/** The message being sent; one at a time (CHAT-13). */
export type Attempt = {
  clientId: string
  content: string
  file: File | null
  /** Id of the uploaded picture, so that a retry does not upload it again. */
  attachmentId: string | null
  state: 'sending' | 'failed'
  reason: string | null
}

export type ChatState = {
  state: Conversation['state']
  messages: Message[]
  earlier: number | null
  messageCount: number
  attempt: Attempt | null
}

export type ChatEvent =
  | { type: 'page'; messages: Message[]; earlier: number | null }
  | { type: 'arrived'; message: Message; messageCount: number }
  | { type: 'read'; senderId: string; through: number; readAt: string }
  | { type: 'sending'; attempt: Attempt }
  | { type: 'handed-in'; clientId: string; attachmentId: string }
  | { type: 'failed'; clientId: string; reason: string }
  | { type: 'dropped' }
  | { type: 'known'; state: Conversation['state']; messageCount: number }
  | { type: 'full' }

export const firstState = ({ state, messageCount }: Conversation): ChatState => ({
  state,
  messageCount,
  messages: [],
  earlier: null,
  attempt: null,
})

/** Merges two lists by id in the order of arrival; a read mark is never lost. */
function merged(current: Message[], incoming: Message[]): Message[] {
  const all = new Map(current.map((message) => [message.id, message]))
  for (const message of incoming) {
    const before = all.get(message.id)
    all.set(message.id, before ? { ...message, readAt: message.readAt ?? before.readAt } : message)
  }
  return [...all.values()].sort((a, b) => a.sequence - b.sequence)
}

const ofAttempt = (chat: ChatState, clientId: string) => chat.attempt?.clientId === clientId

export function chatReducer(chat: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'page':
      return { ...chat, messages: merged(chat.messages, event.messages), earlier: event.earlier }
    case 'arrived': {
      const { message, messageCount } = event
      return {
        ...chat,
        messages: merged(chat.messages, [message]),
        messageCount: Math.max(chat.messageCount, messageCount),
        attempt: message.clientId && ofAttempt(chat, message.clientId) ? null : chat.attempt,
      }
    }
    case 'read': {
      const { senderId, through, readAt } = event
      const isNew = (message: Message) =>
        message.senderId === senderId && message.sequence <= through && !message.readAt
      return { ...chat, messages: chat.messages.map((message) => (isNew(message) ? { ...message, readAt } : message)) }
    }
    case 'sending':
      return { ...chat, attempt: event.attempt }
    case 'handed-in':
      if (!chat.attempt || !ofAttempt(chat, event.clientId)) return chat
      return { ...chat, attempt: { ...chat.attempt, attachmentId: event.attachmentId } }
    case 'failed':
      if (!chat.attempt || !ofAttempt(chat, event.clientId)) return chat
      return { ...chat, attempt: { ...chat.attempt, state: 'failed', reason: event.reason } }
    case 'dropped':
      return { ...chat, attempt: null }
    case 'known':
      return { ...chat, state: event.state, messageCount: Math.max(chat.messageCount, event.messageCount) }
    case 'full':
      return { ...chat, messageCount: MAX_MESSAGES }
  }
}

export const newest = ({ messages }: Pick<ChatState, 'messages'>) => messages.at(-1)?.sequence ?? 0

/** Sequence of the newest unread message of the other party; null when all are read. */
export const toRead = ({ messages }: Pick<ChatState, 'messages'>, me: string): number | null =>
  messages.findLast(({ senderId, readAt }) => senderId !== me && !readAt)?.sequence ?? null
