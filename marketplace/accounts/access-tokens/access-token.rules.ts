import { DAY_MS } from '#platform/units.ts'

/** Permissions of a token. An endpoint names the one it needs; without one no token may call it. */
export const SCOPES = ['bookings:read', 'bookings:write', 'host:read', 'host:write'] as const
export type Scope = (typeof SCOPES)[number]

export const MAX_ACCESS_TOKENS = 20
/** Lifetimes to choose from, in days. */
export const LIFETIMES = [30, 90, 365] as const
export type Lifetime = (typeof LIFETIMES)[number]

/** Prefix of every token, so that scanners for leaked secrets can recognize it. */
export const TOKEN_PREFIX = 'torogoz_'
const TOKEN = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`)

/**
 * The token in an Authorization header (RFC 6750, 2.1).
 * @returns undefined when the header has no bearer scheme; null when its value can not be a token of ours
 */
export function bearerOf(authorization: string | null): string | null | undefined {
  if (authorization === null || !/^Bearer\b/i.test(authorization)) return undefined
  const token = authorization.slice('Bearer'.length).trimStart()
  return TOKEN.test(token) ? token : null
}

export const endOfLife = (days: Lifetime, now: Date): Date => new Date(now.getTime() + days * DAY_MS)
