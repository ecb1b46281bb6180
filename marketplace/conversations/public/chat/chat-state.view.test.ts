import { expect, test } from 'vitest'
import type { ConversationLine } from '../../conversation.contract.ts'
import type { Message } from '../../messages/message.contract.ts'
import { withoutUnread } from '../list/conversation.query.ts'
import { type Attempt, type ChatState, chatReducer, firstState, newest, toRead } from './chat-state.view.ts'
import { dayName, daysOf } from './days.view.ts'

const message = (sequence: number, overrides: Partial<Message> = {}): Message => ({
  id: `m${sequence}`,
  conversationId: 'c',
  sequence,
  senderId: 'host',
  sender: { id: 'host', fullName: 'Marta', avatarUrl: null },
  clientId: null,
  content: `${sequence}`,
  messageType: 'text',
  attachmentUrl: null,
  attachmentType: null,
  attachment: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  readAt: null,
  ...overrides,
})
const attempt: Attempt = {
  clientId: 'a',
  content: 'hola',
  file: null,
  attachmentId: null,
  state: 'sending',
  reason: null,
}
const empty = firstState({ state: 'open', messageCount: 3 } as Parameters<typeof firstState>[0])
const sequences = ({ messages }: ChatState) => messages.map(({ sequence }) => sequence)

test('however a message comes, it is there once and in its place', () => {
  let chat = chatReducer(empty, { type: 'arrived', message: message(5), messageCount: 4 })
  chat = chatReducer(chat, { type: 'page', messages: [message(2), message(5)], earlier: 2 })
  chat = chatReducer(chat, { type: 'arrived', message: message(4), messageCount: 4 })
  chat = chatReducer(chat, { type: 'arrived', message: message(5), messageCount: 3 })
  expect(sequences(chat)).toEqual([2, 4, 5])
  expect([chat.messageCount, chat.earlier, newest(chat)]).toEqual([4, 2, 5])
})

test('a read mark reaches the messages of its sender, once, and an older copy does not take it back', () => {
  const loaded = chatReducer(empty, {
    type: 'page',
    messages: [message(1), message(2, { senderId: 'me' }), message(3)],
    earlier: null,
  })
  expect(toRead(loaded, 'me')).toBe(3)
  const read = chatReducer(loaded, { type: 'read', senderId: 'host', through: 1, readAt: 'then' })
  expect(read.messages.map(({ readAt }) => readAt)).toEqual(['then', null, null])
  const again = chatReducer(read, { type: 'read', senderId: 'host', through: 3, readAt: 'later' })
  expect(again.messages.map(({ readAt }) => readAt)).toEqual(['then', null, 'later'])
  const copy = chatReducer(again, { type: 'arrived', message: message(3), messageCount: 3 })
  expect(copy.messages[2]!.readAt).toBe('later')
  expect(toRead(copy, 'me')).toBeNull()
})

test('an attempt ends when its message arrives, also by the stream after a lost answer', () => {
  const sending = chatReducer(empty, { type: 'sending', attempt })
  const failed = chatReducer(sending, { type: 'failed', clientId: 'a', reason: 'Error al enviar' })
  expect(failed.attempt).toMatchObject({ state: 'failed', content: 'hola' })
  const ownMessage = message(9, { clientId: 'a', senderId: 'me' })
  expect(chatReducer(failed, { type: 'arrived', message: ownMessage, messageCount: 4 }).attempt).toBeNull()
  expect(chatReducer(sending, { type: 'arrived', message: message(9), messageCount: 4 }).attempt).toBe(attempt)
  // A failure of an abandoned attempt changes nothing.
  expect(chatReducer(empty, { type: 'failed', clientId: 'a', reason: '' })).toBe(empty)
})

test('the limit told by the server counts, whatever this window had counted', () => {
  expect(chatReducer(empty, { type: 'full' }).messageCount).toBe(200)
  expect(chatReducer(empty, { type: 'known', state: 'expired', messageCount: 1 })).toMatchObject({
    state: 'expired',
    messageCount: 3,
  })
})

test('days are those of El Salvador', () => {
  const late = message(1, { createdAt: '2026-11-21T05:59:00.000Z' })
  const early = message(2, { createdAt: '2026-11-21T06:01:00.000Z' })
  const groups = daysOf([late, early])
  expect(groups.map(({ day, messages }) => [day, messages.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ])
  const now = new Date('2026-11-21T18:00:00.000Z')
  expect(groups.map(({ messages }) => dayName(messages[0]!.createdAt, now))).toEqual(['Ayer', 'Hoy'])
  expect(dayName('2026-11-10T18:00:00.000Z', now)).toBe('martes, 10 de noviembre de 2026')
})

test('what was read in a chat is not counted in the list behind it, on whichever page it stands', () => {
  const line = (id: string, unread: number) => ({ id, unread }) as ConversationLine
  const list = {
    pages: [
      { conversations: [line('a', 2), line('b', 1)], next: 'more' },
      { conversations: [line('c', 3)], next: null },
    ],
    pageParams: [null, 'more'],
  }
  const counts = (id: string) =>
    withoutUnread(list, id).pages.map(({ conversations }) => conversations.map(({ unread }) => unread))
  expect(counts('b')).toEqual([[2, 0], [3]])
  expect(counts('c')).toEqual([[2, 1], [0]])
})
