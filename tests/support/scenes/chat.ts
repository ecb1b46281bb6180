// Two people and their chat, and a reader that records the live stream.
import { setTimeout as wait } from 'node:timers/promises'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import type { Message } from '#marketplace/conversations/messages/message.contract.ts'
import { signedIn } from '../people.ts'

export type Sent = { message: Message; messageCount: number }

/** A host, a traveler and their chat; `send` sends through the API. */
export async function chat(overrides: Parameters<typeof createConversation>[0] = {}) {
  const [host, traveler] = await Promise.all([
    signedIn('host', { name: 'Marta Alvarenga' }),
    signedIn('traveler', { name: 'Ana Mejía' }),
  ])
  const conversation = await createConversation({ ...overrides, hostId: host.id, travelerId: traveler.id })
  const path = `/conversations/${conversation.id}`
  const send = <Body = Sent>(sender: typeof host, content: string, clientId: string = crypto.randomUUID()) =>
    sender.request<Body>('post', `${path}/messages`, { clientId, content })
  return { host, traveler, conversation, path, say: send }
}

type StreamEvent = { id: string | null; event: string; data: Record<string, unknown> }

/** Reads a response of Server-Sent Events. */
export function reading(response: Response) {
  const events: StreamEvent[] = []
  const state = { ended: false }
  const reader = response.body!.getReader()
  const read = async () => {
    const decoder = new TextDecoder()
    let buffered = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      buffered += decoder.decode(value, { stream: true })
      const blocks = buffered.split('\n\n')
      buffered = blocks.pop()!
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
        const data = field('data')
        if (data) events.push({ id: field('id'), event: field('event') ?? 'message', data: JSON.parse(data) })
      }
    }
  }
  // A closed connection ends the reading too.
  void read()
    .catch(() => {})
    .finally(() => {
      state.ended = true
    })
  const until = async (condition: () => boolean, label: string, ms = 60_000) => {
    for (const end = Date.now() + ms; !condition(); await wait(5))
      if (Date.now() > end) throw new Error(`waited ${ms} ms for ${label}; got ${JSON.stringify(events.slice(-3))}`)
  }
  return {
    events,
    /** Texts of the messages, in order of arrival. */
    said: () => events.filter(({ event }) => event === 'message').map(({ data }) => (data.message as Message).content),
    heard: (content: string) =>
      until(() => events.some(({ data }) => (data.message as Message | undefined)?.content === content), content),
    until,
    ended: () => until(() => state.ended, 'the end of the stream'),
    isOpen: () => !state.ended,
    close: () => reader.cancel().catch(() => {}),
  }
}
