export const MAIL_STATES = ['waiting', 'sending', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/**
 * A letter without what opens a door: with a link to a new password, whoever reads it would take the account. Kept mail
 * shows it, since without a mail server a person hands it over (AUTH-20).
 */
export const withoutLinks = (letter: string) => letter.replace(/([?&](?:amp;)?token=)[^\s&"'<>)\]]+/g, '$1…')

/**
 * What the document of a letter may do: look as its own styles say, and nothing else. It has no origin, so its links lead
 * nowhere and its scripts, if it had any, would not run.
 */
export const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox"
