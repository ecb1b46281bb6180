import { expect, test } from 'vitest'
import {
  attachmentPath,
  attachmentProblem,
  awaySummary,
  characters,
  chatPath,
  expiryOfChat,
  hasChat,
  hasVisibleText,
  isExpired,
  isTooLong,
  MAX_ATTACHMENT_BYTES,
  MAX_MESSAGE_LENGTH,
  refusalMeaning,
  remainingOf,
  sendRefusal,
  stateOf,
} from './conversation.rules.ts'
import { NewMessage } from './messages/message.contract.ts'

const start = new Date('2026-12-01T15:00:00Z')
const expireAt = expiryOfChat(start)
const at = (ms: number) => new Date(expireAt.getTime() + ms)

test('a chat closes one hour after the start, strictly later', () => {
  expect(expireAt.toISOString()).toBe('2026-12-01T16:00:00.000Z')
  expect([-1, 0, 1].map((ms) => isExpired(expireAt, at(ms)))).toEqual([false, false, true])
})

test('which reservations have a chat', () => {
  const all = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']
  expect(all.filter(hasChat)).toEqual(['confirmed', 'in_progress', 'completed'])
})

test('an expired chat is expired, also when its reservation was cancelled', () => {
  expect(stateOf({ expireAt, bookingStatus: 'cancelled' }, at(1))).toBe('expired')
  expect(stateOf({ expireAt, bookingStatus: 'cancelled' }, at(0))).toBe('cancelled')
  expect(stateOf({ expireAt, bookingStatus: 'confirmed' }, at(0))).toBe('open')
})

test('why nothing can be sent', () => {
  const open = { expireAt, bookingStatus: 'confirmed' }
  expect(sendRefusal({ ...open, messageCount: 199 }, at(0))).toBeNull()
  expect(sendRefusal({ ...open, messageCount: 200 }, at(0))).toBe('CHAT_FULL')
  expect(sendRefusal({ ...open, messageCount: 200 }, at(1))).toBe('CHAT_EXPIRED')
  expect(sendRefusal({ ...open, bookingStatus: 'cancelled', messageCount: 0 }, at(0))).toBe('CHAT_CANCELLED')
  expect([0, 180, 200, 201].map(remainingOf)).toEqual([200, 20, 0, 0])
})

test('characters are code points, as the database counts them', () => {
  expect(characters('ñandú')).toBe(5)
  expect(characters('🌋')).toBe(1)
  expect(characters('👨‍👩‍👧')).toBe(5)
})

const accepts = (content: unknown, attachmentId?: string) =>
  NewMessage.safeParse({ clientId: crypto.randomUUID(), content, attachmentId }).success

test('1000 characters pass and 1001 do not, emoji included', () => {
  expect(accepts('a'.repeat(MAX_MESSAGE_LENGTH))).toBe(true)
  expect(accepts('a'.repeat(MAX_MESSAGE_LENGTH + 1))).toBe(false)
  expect(accepts('🌋'.repeat(MAX_MESSAGE_LENGTH))).toBe(true)
  expect(accepts('🌋'.repeat(MAX_MESSAGE_LENGTH + 1))).toBe(false)
  // Blanks around the text do not count.
  expect(accepts(`  ${'a'.repeat(MAX_MESSAGE_LENGTH)}\n`)).toBe(true)
})

test('whitespace and invisible marks are not text; a picture needs none', () => {
  for (const nothing of ['', ' ', '\n\t ', '\u00a0\u2003', '\u200b\u200d', '\u2060\ufeff']) {
    expect(hasVisibleText(nothing), JSON.stringify(nothing)).toBe(false)
    expect(accepts(nothing)).toBe(false)
    expect(accepts(nothing, crypto.randomUUID())).toBe(true)
  }
  for (const something of ['.', '👍', '¿?', 'á', '0']) expect(accepts(something)).toBe(true)
})

test('what is too long is counted as it is sent, without the spaces around it', () => {
  expect(isTooLong('a'.repeat(MAX_MESSAGE_LENGTH))).toBe(false)
  expect(isTooLong('a'.repeat(MAX_MESSAGE_LENGTH + 1))).toBe(true)
  expect(isTooLong(`  ${'🌋'.repeat(MAX_MESSAGE_LENGTH)} \n`)).toBe(false)
})

test.each([
  ['image/jpeg', 1, null],
  ['image/png', MAX_ATTACHMENT_BYTES, null],
  ['image/gif', MAX_ATTACHMENT_BYTES + 1, 'tooLarge'],
  ['image/webp', 0, null],
  ['image/svg+xml', 1, 'wrongType'],
  ['image/png2', 1, 'wrongType'],
  ['not-an-image/png', 1, 'wrongType'],
  ['application/pdf', MAX_ATTACHMENT_BYTES + 1, 'wrongType'],
])('a %s of %i bytes: %s', (type, size, problem) => {
  expect(attachmentProblem({ type, size })).toBe(problem)
})

test('where a picture is read, and where the chat of a reservation opens', () => {
  expect(attachmentPath('c1', 'p1')).toBe('/api/conversations/c1/attachments/p1')
  expect(chatPath({ bookingId: 'b1', role: 'host' })).toBe('/host/reservations?chat=b1')
  expect(chatPath({ bookingId: 'b1', role: 'traveler' })).toBe('/profile/reservations?chat=b1')
})

test('who was away is told how many', () => {
  expect(awaySummary({ writer: 'Marta', unread: 1 })).toBe('Marta te escribió')
  expect(awaySummary({ writer: 'Marta', unread: 3 })).toBe('Marta te escribió 3 mensajes')
})

test.each([
  ['CHAT_EXPIRED', '', 'expired'],
  ['', 'El chat ha expirado', 'expired'],
  ['CHAT_CANCELLED', '', 'cancelled'],
  ['CHAT_FULL', '', 'full'],
  ['', 'Límite alcanzado', 'full'],
  ['', 'LIMITE ALCANZADO', 'full'],
  ['', 'No más de 200 mensajes', 'full'],
  ['', 'No más de 2000 mensajes', 'failed'],
  ['NO_PERMISSION', '', 'forbidden'],
  ['42501', '', 'forbidden'],
  ['BROKEN', 'Algo falló', 'failed'],
])('a refusal %j with %j means %s', (code, message, meaning) => {
  expect(refusalMeaning({ code, message })).toBe(meaning)
})
