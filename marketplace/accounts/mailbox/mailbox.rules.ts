import { HOUR_S } from '#platform/units.ts'

/** How long the link that proves a mailbox works, in hours. */
export const LINK_HOURS = 24

/** How often a person may ask for another link: a few tries for a full mailbox or a slow server, no tool to fill one. */
export const RESEND_LIMIT = { points: 5, seconds: HOUR_S }

/**
 * What a letter is about, seen from its reader: their account (a link, a password, a role), something of their own (a
 * booking, an experience, a review of theirs), or news that others cause.
 */
export type LetterKind = 'account' | 'own' | 'news'

/** What is known of an account's mailbox when a letter is about to be written to it. */
export type Recipient = {
  /** Whoever has the account has shown that they read this mailbox. */
  proved: boolean
  suspended: boolean
}

/**
 * Whether a letter of this kind is written to this account (docs/decisions/0155).
 * @param required whether mailboxes have to be proved at all: only where mail leaves the house
 */
export function mayWriteTo({ proved, suspended }: Recipient, kind: LetterKind, required: boolean): boolean {
  if (kind === 'account') return true
  if (suspended) return false
  return kind === 'own' || proved || !required
}

/** What is known of a link when somebody comes with it. */
export type KnownLink = {
  usedAt: Date | null
  expiresAt: Date
  /** Whether the account still has the address that the link was sent to. */
  sameAddress: boolean
  /** Whether the mailbox of its account is proved by now, by this link or otherwise. */
  proved: boolean
}
export type LinkState = 'open' | 'confirmed' | 'used' | 'expired'

/** What a link is good for at this moment; a proved mailbox needs none any more, whatever became of its links. */
export function linkState({ usedAt, expiresAt, sameAddress, proved }: KnownLink, now: Date): LinkState {
  if (proved && sameAddress) return 'confirmed'
  if (usedAt) return 'used'
  return sameAddress && now < expiresAt ? 'open' : 'expired'
}
