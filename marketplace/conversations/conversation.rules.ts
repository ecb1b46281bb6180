// What may be said in the chat of a reservation, by whom and until when. The database repeats every "yes" in the statement
// that writes, because two people and several windows write at once.
import { AGREED_STATUSES, isAgreed } from '#marketplace/bookings/booking.rules.ts'
import { HOUR_MS } from '#platform/units.ts'

/** Both parties together, pictures included (CHAT-14). */
export const MAX_MESSAGES = 200
/** From here on the chat says how many are left (CHAT-15). */
export const WARN_REMAINING = 20
/** Characters as people count them, so code points, which is also what the database counts (CHAT-11). */
export const MAX_MESSAGE_LENGTH = 1000
/** 5 MB: exactly that is accepted (CHAT-10). */
export const MAX_ATTACHMENT_BYTES = 5_242_880
/** The chat closes this long after the start (CHAT-03). */
export const HOURS_OPEN_AFTER_START = 1
/** Per conversation and person (trust 3). */
export const SEND_LIMIT = { points: 30, seconds: 60 } as const
/** A message unread for this long is told outside the chat. */
export const AWAY_AFTER_SECONDS = 180

/** The states of a reservation in which a chat may be opened; in the others an opened one can still be read (ACC-23). */
export const CHAT_STATUSES = AGREED_STATUSES
export const hasChat = isAgreed

/** Fixed when the chat is created; a later change of the date does not move it. */
export const expiryOfChat = (startDate: Date) => new Date(startDate.getTime() + HOURS_OPEN_AFTER_START * HOUR_MS)

/** Strictly later: at the exact instant the chat is still open (CHAT-03). */
export const isExpired = (expireAt: Date, now: Date): boolean => now > expireAt

export type ChatState = 'open' | 'expired' | 'cancelled'
type Facts = { expireAt: Date; bookingStatus: string }

/** `cancelled`: called off before it expired; readable, nothing can be sent (trust 4.3). */
export const stateOf = ({ expireAt, bookingStatus }: Facts, now: Date): ChatState =>
  isExpired(expireAt, now) ? 'expired' : bookingStatus === 'cancelled' ? 'cancelled' : 'open'

export type SendRefusal = 'CHAT_EXPIRED' | 'CHAT_CANCELLED' | 'CHAT_FULL'

/** Why nothing can be sent now, or null. The limit is said last: an expired chat is not worth counting. */
export function whyNotSend(facts: Facts & { messageCount: number }, now: Date): SendRefusal | null {
  const state = stateOf(facts, now)
  if (state !== 'open') return state === 'expired' ? 'CHAT_EXPIRED' : 'CHAT_CANCELLED'
  return facts.messageCount >= MAX_MESSAGES ? 'CHAT_FULL' : null
}

export const remainingOf = (messageCount: number) => Math.max(0, MAX_MESSAGES - messageCount)

/** A family of five is one emoji to the eye and nine code points to everybody who counts. */
export const characters = (text: string): number => [...text].length

/** More than one message holds, spaces around it not counted (CHAT-11). */
export const isTooLong = (text: string): boolean => characters(text.trim()) > MAX_MESSAGE_LENGTH

/** Something to read: spaces, line breaks and invisible marks alone are not (CHAT-12). */
export const saysSomething = (text: string): boolean => /[^\s\p{Cc}\p{Cf}\p{Zs}]/u.test(text)

/**
 * What can be said about a chosen file before it is sent; the server looks at its content (CHAT-09, CHAT-10).
 * @returns why it can not be sent, or null
 */
export const attachmentProblem = ({ size, type }: { size: number; type: string }): 'wrongType' | 'tooLarge' | null =>
  !/^image\/(jpeg|png|gif|webp)$/.test(type) ? 'wrongType' : size > MAX_ATTACHMENT_BYTES ? 'tooLarge' : null

/** Where a picture of a chat is read; it ends with the picture's id. */
export const attachmentPath = (conversationId: string, id: string) =>
  `/api/conversations/${conversationId}/attachments/${id}`

/** Where the chat of a reservation opens by itself. */
export const chatPath = ({ bookingId, role }: { bookingId: string; role: 'host' | 'traveler' }) =>
  `${role === 'host' ? '/host/reservations' : '/profile/reservations'}?chat=${bookingId}`

/** 'Marta te escribió', 'Marta te escribió 3 mensajes'. */
export const awaySummary = ({ writer, unread }: { writer: string; unread: number }) =>
  unread === 1 ? `${writer} te escribió` : `${writer} te escribió ${unread} mensajes`

/**
 * What a refused message tells the screen, by its code or, for servers that only have words, by what they mention
 * (CHAT-14, CHAT-19).
 */
export function refusalMeaning({ code, message }: { code: string; message: string }) {
  if (code === 'CHAT_EXPIRED' || /expir/i.test(message)) return 'expired'
  if (code === 'CHAT_CANCELLED') return 'cancelled'
  if (code === 'CHAT_FULL' || /\b200\b|l[ií]mite alcanzado/i.test(message)) return 'full'
  return code === 'NO_PERMISSION' || code === '42501' ? 'forbidden' : 'failed'
}
