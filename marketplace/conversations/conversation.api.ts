import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { SECOND_MS } from '#platform/units.ts'
import type * as contract from './conversation.contract.ts'
import {
  countUnreadOf,
  ensureConversation,
  findBookingForChat,
  findChattableBooking,
  findConversationOf,
  listConversationsOf,
  markChatNoticesRead,
  type ShownConversation,
} from './conversation.data.ts'
import { hasChat, stateOf } from './conversation.rules.ts'
import { presentMessage } from './messages/message.api.ts'
import { findMessages } from './messages/message.data.ts'

/** Converts a stored conversation to the view of one of its parties at this moment. */
function present(row: ShownConversation, me: SignedIn, now: Date): contract.Conversation {
  const { conversation, host, traveler, experience, startDate, bookingStatus } = row
  const { id, bookingId, hostId, travelerId, messageCount, expireAt, lastMessageAt } = conversation
  return {
    id,
    bookingId,
    hostId,
    travelerId,
    with: me.id === hostId ? traveler : host,
    experience,
    startDate: startDate.toISOString(),
    expireAt: expireAt.toISOString(),
    expiresIn: Math.max(0, Math.ceil((expireAt.getTime() - now.getTime()) / SECOND_MS)),
    state: stateOf({ expireAt, bookingStatus }, now),
    messageCount,
    lastMessageAt: lastMessageAt?.toISOString() ?? null,
  }
}

/** Opens the chat of a booking; the first opening creates it (CHAT-02, CHAT-16, INV-26). */
export const open: Serve<typeof contract.open> = async ({ caller, params: { id }, now }) => {
  const booking = await findBookingForChat(caller, id)
  if (!booking) return refuse('BOOKING_NOT_FOUND')
  const conversationId = booking.conversationId ?? (hasChat(booking.status) ? await ensureConversation(id) : null)
  const row = conversationId && (await findConversationOf(caller, conversationId))
  if (!row) return refuse('CHAT_NOT_OPEN')
  await markChatNoticesRead(caller, row.conversation)
  return present(row, caller, now)
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const row = await findConversationOf(caller, id)
  return row ? present(row, caller, now) : refuse('NO_PERMISSION', { data: { code: '42501' } })
}

export const list: Serve<typeof contract.list> = async ({ caller, query, now }) => {
  const { rows, next } = await listConversationsOf(caller, query)
  const newest = await findMessages(rows.flatMap(({ latest }) => latest ?? []))
  const messages = new Map(newest.map((row) => [row.id, presentMessage(row)]))
  const conversations = rows.map(({ conversation, unread, latest }) => ({
    ...present(conversation, caller, now),
    unread,
    latest: messages.get(latest ?? '') ?? null,
  }))
  return { conversations, next }
}

export const countUnread: Serve<typeof contract.countUnread> = async ({ caller }) => {
  const bookings = await countUnreadOf(caller)
  return { unread: bookings.reduce((sum, booking) => sum + booking.unread, 0), bookings }
}

export const findForExperience: Serve<typeof contract.findForExperience> = async ({ caller, params: { id } }) => ({
  bookingId: await findChattableBooking(caller, id),
})
