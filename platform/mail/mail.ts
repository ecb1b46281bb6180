// Mail is written to the outbox in the caller's transaction and delivered after its commit (delivery.ts), so a mail server
// that is down or slow never affects the caller (INV-44).
import { and, notInArray, sql } from 'drizzle-orm'
import type { ReactElement } from 'react'
import { configuration } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { runNamed } from '#platform/database/prepared.ts'
import { renderMail } from './mail-template.ts'
import { type Attachment, outbox } from './outbox.table.ts'
import { PENDING_STATES } from './pending-mail.ts'
import type { Unsubscribe } from './unsubscribe.ts'

export type Mail = {
  to: string
  subject: string
  /** Written with mail-layout.tsx; the plain text is generated from it. */
  body: ReactElement
  attachments?: Attachment[]
  /** Where a reply goes, when not to MAIL_FROM. */
  replyTo?: string
  /** How to unsubscribe from this topic: a link in the email, and the button of mail programs, which send a POST there. */
  unsubscribe?: Unsubscribe
  /** Identifies the occasion, for a caller that may run twice: a second mail with the key is not written. */
  key?: string
}

/**
 * Writes a mail to the outbox in the caller's transaction: it leaves after the commit, or never. Without SMTP_URL it stays
 * there as `kept`, for `npm run outbox`.
 */
export async function sendMail(tx: Executor, mail: Mail): Promise<void> {
  const { to, subject, body, unsubscribe, key = null, replyTo = null, attachments = [] } = mail
  const { html, text } = await renderMail(body, unsubscribe)
  const status = configuration().SMTP_URL ? 'waiting' : 'kept'
  const values = [
    to,
    oneLine(subject),
    html,
    text,
    status,
    unsubscribe?.url ?? null,
    key,
    replyTo,
    JSON.stringify(attachments),
  ]
  await runNamed(tx, { name: 'mail-store', text: STORE, values })
}

const STORE = `insert into outbox (recipient, subject, html, text, status, unsubscribe_url, key, reply_to, attachments)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing`

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Deletes mail after 90 days, because it is personal data that serves nobody any more. Mail that still waits stays. */
export async function deleteOldMail(): Promise<void> {
  const old = sql`${outbox.createdAt} < now() - interval '90 days'`
  await database()
    .delete(outbox)
    .where(and(notInArray(outbox.status, PENDING_STATES), old))
}
