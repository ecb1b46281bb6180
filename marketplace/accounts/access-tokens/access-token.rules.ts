import { DAY_MS } from '#platform/units.ts'

/** What a program may do with a token; an endpoint names the one it needs, and without one no token opens it. */
export const SCOPES = ['bookings:read', 'bookings:write', 'host:read', 'host:write'] as const
export type Scope = (typeof SCOPES)[number]

/** Living tokens of one person. */
export const MAX_ACCESS_TOKENS = 20
/** For how long one may be made, in days. */
export const LIFETIMES = [30, 90, 365] as const
export type Lifetime = (typeof LIFETIMES)[number]

/** How every token begins, so that scanners for lost secrets know whose it is. */
export const TOKEN_PREFIX = 'torogoz_'
/** The prefix, and 256 random bits in base64url. */
const TOKEN = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`)

/**
 * The token of an Authorization header (RFC 6750, 2.1).
 * @returns undefined when the header speaks of no bearer; null when what it bears can not be a token of ours
 */
export function bearerOf(authorization: string | null): string | null | undefined {
  const [, token] = authorization?.match(/^Bearer(?:\s+(.*))?$/i) ?? []
  if (authorization === null || !/^Bearer\b/i.test(authorization)) return undefined
  return token && TOKEN.test(token) ? token : null
}

/** When a token made now ends. */
export const endOfLife = (days: Lifetime, now: Date): Date => new Date(now.getTime() + days * DAY_MS)
