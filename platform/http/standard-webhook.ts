// How a message to somebody's system shows that it comes from us (Standard Webhooks, standardwebhooks.com).
import { createHmac } from 'node:crypto'

/** How every secret begins; what follows is base64 of the key. */
const SECRET_PREFIX = 'whsec_'

/** A key as its receiver keeps it. */
export const webhookSecret = (key: Buffer): string => SECRET_PREFIX + key.toString('base64')

/**
 * The three headers of a message.
 * @param id the same at every try: a receiver that got it already can tell
 * @param secrets several while one replaces the other: any of them proves it
 */
export function webhookHeaders(
  secrets: readonly string[],
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
