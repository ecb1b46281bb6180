// Who may be sent push messages, and their text: on a locked screen anybody can read it.
import type { Topic } from '../preferences/preference.rules.ts'

export const MAX_SUBSCRIPTIONS = 20

/** Push services of browsers: Google, Mozilla, Microsoft, Apple. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^android\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
]

/**
 * Whether an address belongs to such a service. The server sends requests there, so any other address would let a client
 * choose the server's target.
 * @param extraHosts origins that an operator named
 */
export function isPushService(address: string, extraHosts: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, port, username, password } = new URL(address)
  if (username || password) return false
  if (extraHosts.includes(origin)) return true
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname))
}

type NoticeKind = 'booking' | 'reminder' | 'message' | 'review' | 'account'

/** The mail topic whose switch applies to a kind; `account` is always sent. */
export const TOPIC_OF: Record<NoticeKind, Topic | null> = {
  booking: 'bookingUpdates',
  reminder: 'reminders',
  message: 'messageNotices',
  review: 'reviewInvitations',
  account: null,
}

/** Text of a push message: the kind of news, never a name, place or amount. */
export const PUSH_WORDS: Record<NoticeKind, string> = {
  booking: 'Hay novedades en una reserva.',
  reminder: 'Tienes un recordatorio.',
  message: 'Tienes un mensaje nuevo.',
  review: 'Hay novedades sobre una reseña.',
  account: 'Hay novedades en tu cuenta.',
}
