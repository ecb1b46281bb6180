import { MINUTE_MS } from '#platform/units.ts'

/** How long a sign-in, or entering the password again, counts as fresh. */
export const FRESH_MINUTES = 10

/** Whether a session may do what requires a fresh password (docs/decisions/0163). @param provedAt of its last authentication */
export const isFresh = (provedAt: Date, now: Date) => now.getTime() - provedAt.getTime() < FRESH_MINUTES * MINUTE_MS
