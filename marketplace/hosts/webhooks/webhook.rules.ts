// What is told to a host's system, how often a message is tried, and when an address is given up (docs/decisions/0226).
import { DAY_MS, HOUR_S, MINUTE_S } from '#platform/units.ts'

/** What a host's system may be told of, in the order of the screens. */
export const WEBHOOK_EVENTS = [
  'booking.created',
  'booking.confirmed',
  'booking.cancelled',
  'booking.completed',
  'availability.changed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Addresses of one host. */
export const MAX_WEBHOOKS = 5
/** After a new secret the old one proves messages for as long as a receiver may need to be given the new one. */
export const OLD_SECRET_MS = DAY_MS

/** Seconds from each failed try to the next; after the last of them a message is given up. A day and a half in all. */
const DELAYS_S = [5, MINUTE_S, 5 * MINUTE_S, HOUR_S / 2, 2 * HOUR_S, 8 * HOUR_S, 24 * HOUR_S]
export const MAX_TRIES = DELAYS_S.length + 1

/** What became of one try: the status that came back, or why nothing did. */
export type Tried = { status: number } | { reason: string }

/** What follows from a try. `gone`: the receiver says that this address is no more (410). */
export type Verdict = { result: 'delivered' } | { result: 'again'; seconds: number } | { result: 'dead'; gone: boolean }

/**
 * Whether a message arrived, and if not when it is tried again. @param tries how many there were, this one included
 */
export function judgeTry(tried: Tried, tries: number): Verdict {
  if ('status' in tried && tried.status >= 200 && tried.status < 300) return { result: 'delivered' }
  if ('status' in tried && tried.status === 410) return { result: 'dead', gone: true }
  const seconds = DELAYS_S[tries - 1]
  return seconds === undefined ? { result: 'dead', gone: false } : { result: 'again', seconds }
}

/** Which generations of the secret prove a message now. */
export const provingVersions = (version: number, changedAt: Date | null, now: Date): number[] =>
  version > 1 && changedAt && now.getTime() - changedAt.getTime() < OLD_SECRET_MS ? [version, version - 1] : [version]

/**
 * What is wrong with an address as it was typed; null when it may be tried. Where its name leads is known only when it
 * is asked.
 */
export function webhookAddressFault(typed: string): string | null {
  const url = URL.parse(typed.trim())
  if (!url) return 'Escribe la dirección completa, como https://mi-sistema.com/avisos'
  if (url.username || url.password) return 'Escribe la dirección sin usuario ni contraseña'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'La dirección debe empezar con https://'
  return null
}
