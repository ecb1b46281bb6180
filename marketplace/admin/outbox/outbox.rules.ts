export const MAIL_STATES = ['waiting', 'sending', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/**
 * An email without the tokens in its links: with a password-reset link, any reader could take over the account, and with a
 * host's link (`/w/…`) answer a request in their name. Kept mail shows them, since without a mail server an operator hands it
 * over (AUTH-20).
 */
export const withoutLinks = (mail: string) =>
  mail.replace(/([?&](?:amp;)?token=)[^\s&"'<>)\]]+/g, '$1…').replace(/(\/w\/)[\w-]{16,}/g, '$1…')

/**
 * The Content-Security-Policy of an email: only its own styles. It has no origin, so its links lead nowhere, and scripts would
 * not run.
 */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox"
