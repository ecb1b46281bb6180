import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { countUse } from '#platform/http/limits/limits.ts'
import { refuse } from '#platform/http/refusal.ts'
import { EventStream, type EventWriter } from '#platform/http/streams/stream.ts'
import { report } from '#platform/log/log.ts'
import { subscribe } from '#platform/realtime/listener.ts'
import { findAttachment } from '../attachments/attachment.data.ts'
import { findConversationOf, markChatNoticesRead, millisecondsLeft } from '../conversation.data.ts'
import { attachmentPath, isExpired, SEND_LIMIT, sendRefusal } from '../conversation.rules.ts'
import type * as contract from './message.contract.ts'
import {
  conversationTopic,
  findSent,
  listMessagesAfter,
  listMessagesBefore,
  type MessageRow,
  markRead,
  readStates,
  storeMessage,
} from './message.data.ts'

const PAGE_SIZE = 50
/** Messages a stream reads at once. */
const BATCH_SIZE = 50
/** Timers are limited to about 24 days, but a chat may open months ahead. */
const MAX_TIMER_MS = 2 ** 31 - 1

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
  return message ? sent(message) : refusalFor(caller, id, body)
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
async function refusalFor(
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

type ChatWriter = EventWriter<(typeof contract.follow)['events']>

/**
 * The live stream of a chat, until it expires. A notification only wakes the stream; the messages are read from the table above
 * the last sequence sent to this reader, so none is lost or sent twice, whichever node stored it (INV-28).
 */
export const follow: Serve<typeof contract.follow> = async ({ caller, params: { id }, query, request, now }) => {
  const row = await findConversationOf(caller, id)
  if (!row) return noPermission()
  const { expireAt } = row.conversation
  if (isExpired(expireAt, now)) return refuse('CHAT_EXPIRED')
  const resumed = Number(request.headers.get('last-event-id') ?? Number.NaN)
  const from = Number.isSafeInteger(resumed) && resumed >= 0 ? resumed : query.after
  return new EventStream<(typeof contract.follow)['events']>((writer) => deliver(id, from, expireAt, writer))
}

/** Sends stored and new messages. One read at a time, so that the order is that of the table. */
async function deliver(id: string, from: number, expireAt: Date, writer: ChatWriter) {
  let last = from
  let sentReadMarks = new Map<string, number>()
  let running = false
  let isRequested = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    leave()
  }

  async function sendMessages() {
    for (;;) {
      const rows = await listMessagesAfter(id, last, BATCH_SIZE)
      for (const { messageCount, ...row } of rows) {
        if (stopped) return
        await writer.send('message', { message: presentMessage(row), messageCount }, row.sequence)
        last = row.sequence
      }
      if (rows.length < BATCH_SIZE) return
    }
  }

  async function sendReadMarks() {
    const states = await readStates(id)
    for (const { senderId, through, readAt } of states)
      if ((sentReadMarks.get(senderId) ?? -1) < through && !stopped)
        await writer.send('read', { senderId, through, readAt: readAt.toISOString() })
    sentReadMarks = new Map(states.map(({ senderId, through }) => [senderId, through]))
  }

  /** Reads the tables; a call during a read starts another one right after it. */
  async function poll() {
    isRequested = true
    if (running) return
    running = true
    try {
      while (isRequested && !stopped) {
        isRequested = false
        await sendMessages()
        await sendReadMarks()
      }
    } catch (error) {
      // The next heartbeat tries again.
      report(error, { stream: 'conversation' })
    } finally {
      running = false
    }
  }

  /** The database's clock decides; the timer only says when to check. */
  async function endWhenExpired() {
    const remaining = await millisecondsLeft(id)
    if (stopped) return
    if (remaining >= 0) {
      timer = setTimeout(() => void endWhenExpired().catch(writer.end), Math.min(remaining + 1, MAX_TIMER_MS)).unref()
      return
    }
    await poll()
    // Not awaited, or a reader that accepts nothing would keep the stream open.
    void writer.send('expired', { expireAt: expireAt.toISOString() })
    writer.end()
  }

  const trigger = () => void poll()
  const leave = await subscribe(conversationTopic(id), { news: trigger, gap: trigger })
  await endWhenExpired()
  await poll()
  return { beat: trigger, stop }
}
