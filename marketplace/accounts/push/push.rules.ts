// Who may be sent to, and what is said: on a locked screen anybody reads along.
import type { Topic } from '../preferences/preference.rules.ts'

/** Browsers of one person that are told. */
export const MAX_SUBSCRIPTIONS = 20

/** The services that carry messages for browsers: Google, Mozilla, Microsoft, Apple. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^android\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
]

/**
 * Whether an address belongs to such a service: the server sends there, and must not be sent anywhere else.
 * @param others origins that an operator named
 */
export function isPushService(address: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, port, username, password } = new URL(address)
  if (username || password) return false
  if (others.includes(origin)) return true
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname))
}

export type NoticeKind = 'booking' | 'reminder' | 'message' | 'review' | 'account'

/** By which switch of the mails a kind is told; `account` always. */
export const TOPIC_OF: Record<NoticeKind, Topic | null> = {
  booking: 'bookingUpdates',
  reminder: 'reminders',
  message: 'messageNotices',
  review: 'reviewInvitations',
  account: null,
}

/** What the screen shows: what it is about, never whom, where or how much. */
export const PUSH_WORDS: Record<NoticeKind, string> = {
  booking: 'Hay novedades en una reserva.',
  reminder: 'Tienes un recordatorio.',
  message: 'Tienes un mensaje nuevo.',
  review: 'Hay novedades sobre una reseña.',
  account: 'Hay novedades en tu cuenta.',
}
