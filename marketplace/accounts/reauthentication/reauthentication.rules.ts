import { MINUTE_MS } from '#platform/units.ts'

/** How long a sign-in, or the password given once more, counts as fresh. */
export const FRESH_MINUTES = 10

/** Whether a session may do what asks for a fresh password (docs/decisions/0163). @param provedAt when it last showed who it is */
export const isFresh = (provedAt: Date, now: Date) => now.getTime() - provedAt.getTime() < FRESH_MINUTES * MINUTE_MS
