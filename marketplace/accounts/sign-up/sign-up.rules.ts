import { HOUR_S, MINUTE_S } from '#platform/units.ts'

/** Validity of a registration's link, in hours; afterwards its data is deleted. */
export const SIGN_UP_HOURS = 24

/** Registrations per network address while each writes an email (trust 3). */
export const PER_ADDRESS = { points: 20, seconds: HOUR_S }
/** Emails per mailbox; further ones are dropped silently (trust 3). */
export const MAILS_PER_MAILBOX = { points: 5, seconds: HOUR_S }
export const LINKS_PER_ADDRESS = { points: 20, seconds: HOUR_S }
/** Password attempts per link: its reader has the mailbox, and may have mistyped. */
export const PASSWORDS_PER_LINK = { points: 10, seconds: 15 * MINUTE_S }
