import { HOUR_S, MINUTE_S } from '#platform/units.ts'

/** How long the link of a registration works, in hours; whatever was stored for it is deleted afterwards. */
export const SIGN_UP_HOURS = 24

/** Registrations of one network address while every one writes a letter (trust 3). */
export const PER_ADDRESS = { points: 20, seconds: HOUR_S }
/** Letters to one mailbox; beyond it nothing more is written, and nobody is told (trust 3). */
export const LETTERS_PER_MAILBOX = { points: 5, seconds: HOUR_S }
/** Uses of links by one network address. */
export const LINKS_PER_ADDRESS = { points: 20, seconds: HOUR_S }
/** Passwords tried with one link: its reader has the mailbox, and may have mistyped. */
export const PASSWORDS_PER_LINK = { points: 10, seconds: 15 * MINUTE_S }
