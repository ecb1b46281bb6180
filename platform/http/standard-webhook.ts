// Signs a message, so that its receiver can verify that it comes from us (Standard Webhooks, standardwebhooks.com).
import { createHmac } from 'node:crypto'

/** The prefix of every secret; base64 of the key follows. */
const SECRET_PREFIX = 'whsec_'

/** A key in the format that its receiver stores. */
export const webhookSecret = (key: Buffer): string => SECRET_PREFIX + key.toString('base64')

/**
 * The three headers of a message.
 * @param id the same in every attempt, so that a receiver recognizes a duplicate
 * @param secrets several during a change of the secret: any of them verifies it
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
