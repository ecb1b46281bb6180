import { HOUR_S } from '#platform/units.ts'

/** Validity of a link that proves a mailbox, in hours. */
export const LINK_HOURS = 24

/** How often a person may request another link: enough for a full mailbox or a slow server, but not for flooding one. */
export const RESEND_LIMIT = { points: 5, seconds: HOUR_S }

/**
 * The subject of an email as its reader sees it: their account (a link, a password, a role), something of their own (a
 * booking, an experience, a review of theirs), or news caused by others.
 */
export type MailKind = 'account' | 'own' | 'news'

export type Recipient = {
  /** The account's owner has proved to read this mailbox. */
  proved: boolean
  suspended: boolean
}

/**
 * Whether an email of this kind may be written to this account (docs/decisions/0155).
 * @param required whether mailboxes have to be proved: only where a mail server is configured
 */
export function mayWriteTo({ proved, suspended }: Recipient, kind: MailKind, required: boolean): boolean {
  if (kind === 'account') return true
  if (suspended) return false
  return kind === 'own' || proved || !required
}

export type KnownLink = {
  usedAt: Date | null
  expiresAt: Date
  sameAddress: boolean
  /** Whether the mailbox was proved, by this link or otherwise. */
  proved: boolean
}
export type LinkState = 'open' | 'confirmed' | 'used' | 'expired'

/** State of a link now; a proved mailbox needs none any more, whatever became of its links. */
export function linkState({ usedAt, expiresAt, sameAddress, proved }: KnownLink, now: Date): LinkState {
  if (proved && sameAddress) return 'confirmed'
  if (usedAt) return 'used'
  return sameAddress && now < expiresAt ? 'open' : 'expired'
}

/** An address for whoever may only have been forwarded its email: enough for its owner to know it, 'a•••@correo.sv'. */
export const maskedAddress = (email: string): string =>
  `${String.fromCodePoint(email.codePointAt(0)!)}•••${email.slice(email.lastIndexOf('@'))}`
