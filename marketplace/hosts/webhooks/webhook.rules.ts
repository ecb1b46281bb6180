// The events of webhooks, the times of retries, and when an address is given up (docs/decisions/0226).
import { DAY_MS, HOUR_S, MINUTE_S } from '#platform/units.ts'

/** The events a webhook can receive, in the order of the screens. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.confirmed',
  'booking.cancelled',
  'booking.completed',
  'availability.changed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const MAX_WEBHOOKS = 5
/**
 * After a change of the secret the old one also signs for this time, so that the receiver can be updated without losing
 * messages.
 */
const OLD_SECRET_MS = DAY_MS

/** Seconds between the attempts; after the last one the message has failed finally. A day and a half in all. */
const DELAYS_S = [5, MINUTE_S, 5 * MINUTE_S, HOUR_S / 2, 2 * HOUR_S, 8 * HOUR_S, 24 * HOUR_S]

/** The result of one attempt: the status of the answer, or why there was none. */
export type AttemptResult = { status: number } | { reason: string }

/** The consequence of an attempt. `gone`: the receiver answered that the address no longer exists (410). */
export type Verdict =
  | { result: 'delivered' }
  | { result: 'again'; seconds: number }
  | { result: 'dead'; isGone: boolean }

/**
 * Whether a message was delivered, and if not the time of the next attempt.
 * @param tries number of attempts, this one included
 */
export function evaluateAttempt(tried: AttemptResult, tries: number): Verdict {
  if ('status' in tried && tried.status >= 200 && tried.status < 300) return { result: 'delivered' }
  if ('status' in tried && tried.status === 410) return { result: 'dead', isGone: true }
  const seconds = DELAYS_S[tries - 1]
  return seconds === undefined ? { result: 'dead', isGone: false } : { result: 'again', seconds }
}

/** The generations of the secret that sign a message now. */
export const signingVersions = (version: number, changedAt: Date | null, now: Date): number[] =>
  version > 1 && changedAt && now.getTime() - changedAt.getTime() < OLD_SECRET_MS ? [version, version - 1] : [version]

/**
 * The error of a typed address; null when it may be contacted. The IP address behind its name can only be checked when it is
 * contacted.
 */
export function webhookAddressFault(input: string): string | null {
  const url = URL.parse(input.trim())
  if (!url) return 'Escribe la dirección completa, como https://mi-sistema.com/avisos'
  if (url.username || url.password) return 'Escribe la dirección sin usuario ni contraseña'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'La dirección debe empezar con https://'
  return null
}
