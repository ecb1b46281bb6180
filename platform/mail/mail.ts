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
export const sendMail = (tx: Executor, mail: Mail): Promise<void> => sendMails(tx, [mail])

/** The same of several, in this order. */
export async function sendMails(tx: Executor, mails: Mail[]): Promise<void> {
  if (mails.length === 0) return
  const status = configuration().SMTP_URL ? 'waiting' : 'kept'
  const rows = await Promise.all(
    mails.map(async ({ to, subject, body, unsubscribe, key = null, replyTo = null, attachments = [] }) => {
      const { html, text } = await renderMail(body, unsubscribe)
      const unsubscribeUrl = unsubscribe?.url ?? null
      return [to, oneLine(subject), html, text, status, unsubscribeUrl, key, replyTo, JSON.stringify(attachments)]
    }),
  )
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]))
  await runNamed(tx, { name: 'mail-store', text: STORE, values: columns })
}

const STORE = `insert into outbox (recipient, subject, html, text, status, unsubscribe_url, key, reply_to, attachments)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::jsonb[])
  on conflict (key) do nothing`

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Deletes mail after 90 days, because it is personal data that serves nobody any more. Mail that still waits stays. */
export async function deleteOldMail(): Promise<void> {
  const old = sql`${outbox.createdAt} < now() - interval '90 days'`
  await database()
    .delete(outbox)
    .where(and(notInArray(outbox.status, PENDING_STATES), old))
}
