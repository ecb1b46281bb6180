import { configuration, mapHosts } from '#platform/configuration.ts'
import { PERMISSIONS } from './permissions.ts'

/**
 * Response headers of every page; scripts run only from our own files or when `inline` names them (INV-43).
 * @param inline a nonce, or the hashes of the inline scripts, as the policy writes them
 */
export function securityHeaders(inline: string): Record<string, string> {
  // The dev server injects styles; a build never does, so it stays forbidden there.
  const devStyles = import.meta.env.DEV ? " 'unsafe-inline'" : ''
  const devSockets = import.meta.env.DEV ? ' ws:' : ''
  // Only the hosts an operator named for the map.
  const maps = mapHosts()
    .map((host) => ` ${host}`)
    .join('')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inline}`,
    `style-src 'self'${devStyles}`,
    `img-src 'self' data: blob:${maps}`,
    "font-src 'self'",
    `connect-src 'self'${maps}${devSockets}`,
    // The back office shows emails of the outbox in frames, each with a policy of its own.
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return { 'content-security-policy': policy.join('; '), ...commonHeaders() }
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
}
/**
 * Two years, as browsers' preload lists ask. No `includeSubDomains`, because other names of the domain are the operator's
 * business.
 */
const overTls = { ...everywhere, 'strict-transport-security': 'max-age=63072000' }

/** Headers of every answer, pages or not; with a public https address also HSTS. */
export const commonHeaders = (): Record<string, string> =>
  configuration().APP_URL?.startsWith('https:') ? overTls : everywhere
