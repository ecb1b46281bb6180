// Mail leaves through the outbox: written in the caller's transaction, delivered after its commit (delivery.ts). A mail
// server that is down, slow or mad is never felt by the caller (INV-44).
import { and, notInArray, sql } from 'drizzle-orm'
import type { ReactElement } from 'react'
import { configuration } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { written } from './letter-template.ts'
import { type Attachment, outbox } from './outbox.table.ts'
import type { Unsubscribe } from './unsubscribe.ts'
import { TO_LEAVE } from './waiting-mail.ts'

export type Mail = {
  to: string
  subject: string
  /** Written with mail-layout.tsx; the plain text is made from it. */
  body: ReactElement
  attachments?: Attachment[]
  /** Where an answer goes, when not to MAIL_FROM. */
  replyTo?: string
  /** How to end mail of this topic: a link in the letter, and the button of mail programs, which send a POST there. */
  unsubscribe?: Unsubscribe
  /** Names the occasion, for a caller that may run twice: the second mail of a key is not written. */
  key?: string
}

/**
 * Puts a mail into the outbox of the caller's transaction: it leaves after the commit, or never.
 * Without SMTP_URL it stays there as `kept`, for `npm run outbox`.
 */
export async function sendMail(tx: Executor, mail: Mail): Promise<void> {
  const { to, subject, body, unsubscribe, ...kept } = mail
  const { html, text } = await written(body, unsubscribe)
  const status = configuration().SMTP_URL ? 'waiting' : 'kept'
  await tx
    .insert(outbox)
    .values({
      ...kept,
      recipient: to,
      subject: oneLine(subject),
      html,
      text,
      status,
      unsubscribeUrl: unsubscribe?.url,
    })
    .onConflictDoNothing({ target: outbox.key })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Mail is about people: after 90 days its text serves nobody any more. What still waits to leave stays. */
export async function forgetOldMail(): Promise<void> {
  const old = sql`${outbox.createdAt} < now() - interval '90 days'`
  await database()
    .delete(outbox)
    .where(and(notInArray(outbox.status, TO_LEAVE), old))
}
