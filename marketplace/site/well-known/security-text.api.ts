// The contact for security researchers (RFC 9116).
import { appUrl, configuration } from '#platform/configuration.ts'
import { DAY_MS } from '#platform/units.ts'

/** RFC 9116 recommends less than a year; the expiry makes people fetch a stored copy again. */
const GOOD_FOR_DAYS = 180

/** `/.well-known/security.txt` */
export function securityText(now: Date): Response {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + GOOD_FOR_DAYS * DAY_MS)
  const lines = [
    `Contact: mailto:${configuration().SUPPORT_EMAIL}`,
    `Contact: ${appUrl()}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${appUrl()}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
