// The live stream of a chat. A notification only wakes the stream; the messages are read from the table above the last
// sequence sent to this reader, so none is lost or sent twice, whichever node stored it (INV-28).
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { EventStream, type EventWriter } from '#platform/http/streams/stream.ts'
import { report } from '#platform/log/log.ts'
import { subscribe } from '#platform/realtime/listener.ts'
import { findConversationOf } from '../conversation.data.ts'
import { isExpired } from '../conversation.rules.ts'
import { presentMessage } from '../messages/message.api.ts'
import { conversationTopic, listMessagesAfter, readStates } from '../messages/message.data.ts'
import type * as contract from './conversation-events.contract.ts'
import { millisecondsLeft } from './conversation-events.data.ts'

const BATCH_SIZE = 50
/** Timers are limited to about 24 days, but a chat may open months ahead. */
const MAX_TIMER_MS = 2 ** 31 - 1

type Writer = EventWriter<(typeof contract.follow)['events']>

export const follow: Serve<typeof contract.follow> = async ({ caller, params: { id }, query, request, now }) => {
  const row = await findConversationOf(caller, id)
  if (!row) return refuse('NO_PERMISSION', { data: { code: '42501' } })
  const { expireAt } = row.conversation
  if (isExpired(expireAt, now)) return refuse('CHAT_EXPIRED')
  const resumed = Number(request.headers.get('last-event-id') ?? Number.NaN)
  const from = Number.isSafeInteger(resumed) && resumed >= 0 ? resumed : query.after
  return new EventStream<(typeof contract.follow)['events']>((writer) => deliver(id, from, expireAt, writer))
}

/** Sends stored and new messages. One read at a time, so that the order is that of the table. */
async function deliver(id: string, from: number, expireAt: Date, writer: Writer) {
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
