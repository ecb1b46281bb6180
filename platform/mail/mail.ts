// Mail leaves through the outbox: written in the caller's transaction, delivered by a job after its commit. A mail
// server that is down, slow or mad is never felt by the caller (INV-44).
import { render, toPlainText } from '@react-email/components'
import { and, eq, ne, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { createElement, type ReactElement } from 'react'
import { appUrl, configuration } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue, type Job } from '#platform/jobs/jobs.ts'
import { type Attachment, outbox } from './outbox.table.ts'
import { type Unsubscribe, UnsubscribeContext } from './unsubscribe.ts'
import { deliverJob, MAIL_QUEUE } from './waiting-mail.ts'

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

/** The queue's own back-off (seconds, then minutes, then hours) spreads these tries over about three days. */
const MOST_ATTEMPTS = 24

/**
 * Puts a mail into the outbox of the caller's transaction: it leaves after the commit, or never.
 * Without SMTP_URL it stays there as `kept`, for `npm run outbox`.
 */
export async function sendMail(tx: Executor, mail: Mail): Promise<void> {
  const { to, subject, body, unsubscribe, ...kept } = mail
  const { html, text } = await written(body, unsubscribe)
  const status = configuration().SMTP_URL ? 'waiting' : 'kept'
  const [row] = await tx
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
    .returning({ id: outbox.id })
  // One after the other, so that a server that hangs holds up mail only and no other job.
  if (row && status === 'waiting') await enqueue(tx, deliverMail, row, `mail-${row.id}`, MAIL_QUEUE)
}

/** Both forms of a letter. */
export async function written(body: ReactElement, unsubscribe?: Unsubscribe): Promise<{ html: string; text: string }> {
  const html = await render(createElement(UnsubscribeContext, { value: unsubscribe ?? null }, body))
  return { html, text: toPlainText(html) }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Delivers one mail; a failure that may pass is thrown, so that the queue tries again later. */
export const deliverMail: Job<{ id: string }> = {
  ...deliverJob,
  run: async ({ id }) => {
    const { SMTP_URL, MAIL_FROM } = configuration()
    const [mail] = await database().select().from(outbox).where(eq(outbox.id, id))
    if (mail?.status !== 'waiting' || !SMTP_URL) return
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    })
    try {
      await transport.sendMail({
        // The same id at every try: a receiver that got it already can tell.
        messageId: `<${id}@${new URL(appUrl()).hostname}>`,
        from: MAIL_FROM,
        to: mail.recipient,
        replyTo: mail.replyTo ?? undefined,
        headers: mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {},
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments,
      })
    } catch (error) {
      const failed = isForGood(error) || mail.attempts + 1 >= MOST_ATTEMPTS
      await record(id, { status: failed ? 'failed' : 'waiting', lastError: (error as Error).message })
      if (failed) return
      throw error
    } finally {
      transport.close()
    }
    await record(id, { status: 'sent', lastError: null, sentAt: new Date() })
  },
}

/** The button "cancel subscription" of mail programs (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const record = (id: string, outcome: Partial<typeof outbox.$inferInsert>) =>
  database()
    .update(outbox)
    .set({ ...outcome, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, id))

/** The server refused this recipient for ever (5xx to RCPT); wrong passwords and full disks may be put right. */
function isForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

/** Mail is about people: after 90 days its text serves nobody any more. What still waits to leave stays. */
export async function forgetOldMail(): Promise<void> {
  const old = sql`${outbox.createdAt} < now() - interval '90 days'`
  await database()
    .delete(outbox)
    .where(and(ne(outbox.status, 'waiting'), old))
}
