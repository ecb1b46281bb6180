// Rules of the chat: what may be sent, by whom and until when. The statement that writes checks them again, because two people
// and several windows write at once.
import { AGREED_STATUSES, isAgreed } from '#marketplace/bookings/booking.rules.ts'
import { HOUR_MS } from '#platform/units.ts'

/** Of both parties together, pictures included (CHAT-14). */
export const MAX_MESSAGES = 200
/** From here on the chat shows how many messages are left (CHAT-15). */
export const WARN_REMAINING = 20
/** In code points, because the database counts these too (CHAT-11). */
export const MAX_MESSAGE_LENGTH = 1000
/** 5 MB: exactly that is accepted (CHAT-10). */
export const MAX_ATTACHMENT_BYTES = 5_242_880
/** The chat closes this many hours after the start (CHAT-03). */
export const HOURS_OPEN_AFTER_START = 1
/** Per conversation and person (trust 3). */
export const SEND_LIMIT = { points: 30, seconds: 60 } as const
/** A message unread for this long is notified outside of the chat. */
export const AWAY_AFTER_SECONDS = 180

/** Booking statuses in which a chat may be opened; in the others an existing one stays readable (ACC-23). */
export const CHAT_STATUSES = AGREED_STATUSES
export const hasChat = isAgreed

/** Set when the chat is created; later changes of the date do not move it. */
export const expiryOfChat = (startDate: Date) => new Date(startDate.getTime() + HOURS_OPEN_AFTER_START * HOUR_MS)

/** Strictly later: at the exact instant the chat is still open (CHAT-03). */
export const isExpired = (expireAt: Date, now: Date): boolean => now > expireAt

export type ChatState = 'open' | 'expired' | 'cancelled'
type Facts = { expireAt: Date; bookingStatus: string }

/** `cancelled`: the booking was cancelled before the chat expired; read-only (trust 4.3). */
export const stateOf = ({ expireAt, bookingStatus }: Facts, now: Date): ChatState =>
  isExpired(expireAt, now) ? 'expired' : bookingStatus === 'cancelled' ? 'cancelled' : 'open'

type SendRefusal = 'CHAT_EXPIRED' | 'CHAT_CANCELLED' | 'CHAT_FULL'

/** Why nothing can be sent now, or null. The message limit comes last, because in an expired chat it does not matter. */
export function sendRefusal(facts: Facts & { messageCount: number }, now: Date): SendRefusal | null {
  const state = stateOf(facts, now)
  if (state !== 'open') return state === 'expired' ? 'CHAT_EXPIRED' : 'CHAT_CANCELLED'
  return facts.messageCount >= MAX_MESSAGES ? 'CHAT_FULL' : null
}

export const remainingOf = (messageCount: number) => Math.max(0, MAX_MESSAGES - messageCount)

/** Code points. An emoji of a family is one character to the eye, but nine here and in the database. */
export const characters = (text: string): number => [...text].length

/** Longer than a message may be, blanks around it not counted (CHAT-11). */
export const isTooLong = (text: string): boolean => characters(text.trim()) > MAX_MESSAGE_LENGTH

/** Whether there is anything visible: blanks, line breaks and invisible characters alone are refused (CHAT-12). */
export const hasVisibleText = (text: string): boolean => /[^\s\p{Cc}\p{Cf}\p{Zs}]/u.test(text)

/**
 * Checks a chosen file before it is uploaded, to save the upload; the server checks its content (CHAT-09, CHAT-10).
 * @returns why it can not be sent, or null
 */
export const attachmentProblem = ({ size, type }: { size: number; type: string }): 'wrongType' | 'tooLarge' | null =>
  !/^image\/(jpeg|png|gif|webp)$/.test(type) ? 'wrongType' : size > MAX_ATTACHMENT_BYTES ? 'tooLarge' : null

/** Address of a picture; it ends with the picture's id. */
export const attachmentPath = (conversationId: string, id: string) =>
  `/api/conversations/${conversationId}/attachments/${id}`

/** Address of the page that opens the chat of a booking. */
export const chatPath = ({ bookingId, role }: { bookingId: string; role: 'host' | 'traveler' }) =>
  `${role === 'host' ? '/host/reservations' : '/profile/reservations'}?chat=${bookingId}`

/** 'Marta te escribió', 'Marta te escribió 3 mensajes'. */
export const awaySummary = ({ writer, unread }: { writer: string; unread: number }) =>
  unread === 1 ? `${writer} te escribió` : `${writer} te escribió ${unread} mensajes`

/** The meaning of a refused message by its code or, for servers that only send text, by words in it (CHAT-14, CHAT-19). */
export function refusalMeaning({ code, message }: { code: string; message: string }) {
  if (code === 'CHAT_EXPIRED' || /expir/i.test(message)) return 'expired'
  if (code === 'CHAT_CANCELLED') return 'cancelled'
  if (code === 'CHAT_FULL' || /\b200\b|l[ií]mite alcanzado/i.test(message)) return 'full'
  return code === 'NO_PERMISSION' || code === '42501' ? 'forbidden' : 'failed'
}
