// One attempt to hand an email to the mail server: the claim, the server's answer, and its consequence.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import { appUrl, configuration } from '#platform/configuration.ts'
import type { Database } from '#platform/database/pool.ts'
import { hasCurrentHeartbeat, IS_ALIVE } from '#platform/jobs/node.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { outbox } from './outbox.table.ts'

export type OutboxMail = typeof outbox.$inferSelect
export type Outcome =
  | { result: 'sent' }
  | { result: 'failed'; error: string }
  /** Deferred by the server: only this email waits longer. */
  | { result: 'deferred'; error: string }
  /** The server is away, full or refuses us: no email would leave, so all wait shortly and keep their order. */
  | { result: 'unreachable'; error: string }

/** The server may take forever over an email; it is given up after this long and tried again. */
const ATTEMPT_MS = MINUTE_MS
const FIRST_DEFERRAL_SECONDS = 15
const MAX_DEFERRAL_SECONDS = 1800
/** Half an hour each except the first few: about three days, as is usual between mail servers. */
export const MAX_DEFERRALS = 150
/** An email whose attempt ended with the connection lets other people's emails go first, in case it is the cause. */
const UNREACHABLE_SECONDS = 15

/** Seconds until the next attempt after the server deferred an email for the nth time, counted from 1. */
export const deferralSeconds = (nth: number) => Math.min(FIRST_DEFERRAL_SECONDS * 2 ** (nth - 1), MAX_DEFERRAL_SECONDS)

const inSeconds = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`

/**
 * The emails that may leave now, in the order of their turn. Each asks the index for the first of its mailbox, and reading
 * stops at `limit`: a long queue, of one mailbox or of thousands, must not make every email that leaves slower. As a join
 * with a list of all mailboxes, 14,000 emails waiting for 1,500 people took seconds for each that left.
 */
export const dueMails = (
  limit: number,
): SQL => sql`select mail.id, mail.recipient, mail.number, mail.deferrals from outbox mail
  where mail.status = 'waiting' and mail.next_attempt_at <= now()
    and mail.recipient <> all (array(select busy.recipient from outbox busy where busy.status = 'sending'))
    and mail.number <= coalesce((select first.number from outbox first where first.recipient = mail.recipient
      and first.status in ('waiting', 'sending') and first.status = 'waiting' and first.deferrals = 0
      order by first.number limit 1), mail.number)
  order by mail.next_attempt_at, mail.number limit ${limit} for update of mail skip locked`

/**
 * For the transaction of a claim: without sorting, the index in the order of turn is the only plan. The planner can not know of
 * a queue that has just grown, and would else judge every email that waits in order to sort them: 8,600 of them after a crash
 * made a claim of a dozen take five seconds.
 */
export const DISABLE_SORT = sql`select set_config('enable_sort', 'off', true)`

/** Of one mailbox, claimed together: a host may have hundreds waiting, and a claim for each would be what takes the time. */
const MAX_PER_MAILBOX = 20

/**
 * Claims due emails, the first ones of each mailbox in the order they were written; an email that the server deferred lets
 * later ones pass. Whoever sends them keeps that order. The claim is committed before the attempt, so no two processes send
 * the same email, or emails of the same mailbox.
 * @param node the process that sends them (`job_nodes`) @param mailboxes of how many
 */
export async function claimMails(db: Database, node: string, mailboxes: number): Promise<OutboxMail[]> {
  const mails = await db.transaction(async (tx) => {
    await tx.execute(DISABLE_SORT)
    return tx
      .update(outbox)
      .set({ status: 'sending', claimedBy: node, claimedAt: sql`now()`, attempts: sql`${outbox.attempts} + 1` })
      .where(
        sql`${outbox.status} = 'waiting' and ${outbox.id} in (
        with first as materialized (${dueMails(mailboxes)})
        select id from first
        union all
        select later.id from first cross join lateral (
          select id from outbox where recipient = first.recipient and number > first.number
            and status in ('waiting', 'sending') and status = 'waiting' and deferrals = 0
          order by number limit ${MAX_PER_MAILBOX - 1}) later
        where first.deferrals = 0)`,
      )
      .returning()
  })
  return mails.sort((a, b) => a.number - b.number)
}

/** Gives claims back whose attempt has not begun. */
export async function unclaimMails(db: Database, mails: readonly OutboxMail[]): Promise<void> {
  if (mails.length === 0) return
  await db
    .update(outbox)
    .set({ status: 'waiting', claimedBy: null, attempts: sql`${outbox.attempts} - 1` })
    .where(
      and(
        inArray(
          outbox.id,
          mails.map(({ id }) => id),
        ),
        eq(outbox.status, 'sending'),
        eq(outbox.claimedBy, mails[0]!.claimedBy!),
      ),
    )
}

/**
 * Releases emails whose process died. It may have sent them without hearing the answer: like every mail server after a lost
 * connection, we send again under the same Message-ID. Also those that this process claimed without learning of it, because the
 * database was lost between its commit and its answer. What it is sending it keeps, however long ago its heartbeat seems: it
 * may just have been suspended.
 * @param node this process @param knownIds what it has claimed and knows of
 */
export async function releaseClaims(db: Database, node: string, knownIds: readonly string[]): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'waiting', claimedBy: null, nextAttemptAt: sql`now()` })
    .where(
      sql`${outbox.status} = 'sending' and case when ${outbox.claimedBy} = ${node}
        then ${outbox.id} <> all (${sql.param(knownIds)}::uuid[]) else ${isAbandoned} and ${hasCurrentHeartbeat(node)} end`,
    )
}

/** Whether the process that holds an email is gone. */
export const isAbandoned = sql`not exists (
  select from job_nodes where id = ${outbox.claimedBy} and ${sql.raw(IS_ALIVE)})`

export const returnClaims = (db: Database, node: string) =>
  db
    .update(outbox)
    .set({ status: 'waiting', claimedBy: null, nextAttemptAt: sql`now()` })
    .where(sql`${outbox.status} = 'sending' and ${outbox.claimedBy} = ${node}`)

export async function attempt(transport: Transporter, mail: OutboxMail): Promise<Outcome> {
  try {
    await transport.sendMail({
      // The same id at every attempt, so that a receiver can recognize a duplicate.
      messageId: `<${mail.id}@${new URL(appUrl()).hostname}>`,
      from: configuration().MAIL_FROM,
      to: mail.recipient,
      replyTo: mail.replyTo ?? undefined,
      headers: {
        ...(mail.unsubscribeUrl && unsubscribeHeaders(mail.unsubscribeUrl)),
        // Marked as automatic, so that autoresponders stay silent (RFC 3834); an email with a Reply-To comes from a person.
        ...(!mail.replyTo && { 'Auto-Submitted': 'auto-generated' }),
      },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments,
      signal: AbortSignal.timeout(ATTEMPT_MS),
    })
    return { result: 'sent' }
  } catch (error) {
    return outcomeOf(error, mail.deferrals)
  }
}

/**
 * Interprets the mail server's failure. Refusals of the recipient or the text concern this email; all others concern the
 * connection, our password or our sender, and would stop every email.
 * @param deferrals how often it was deferred before
 */
export function outcomeOf(failure: unknown, deferrals: number): Outcome {
  const { command, responseCode = 0, message } = failure as { command?: string; responseCode?: number; message: string }
  const tooBig = responseCode === 552
  const aboutMail = tooBig || (responseCode !== 421 && (command === 'RCPT TO' || command === 'DATA'))
  if (!aboutMail || responseCode === 0) return { result: 'unreachable', error: message }
  if (responseCode >= 500 || deferrals + 1 >= MAX_DEFERRALS) return { result: 'failed', error: message }
  return { result: 'deferred', error: message }
}

export type Attempted = { mail: OutboxMail; outcome: Outcome }

/** Stores the outcomes of attempts: those of all sent emails at once, because in a long queue nearly all are. */
export async function recordOutcomes(db: Database, attempted: readonly Attempted[]): Promise<void> {
  const sent = attempted.filter(({ outcome }) => outcome.result === 'sent').map(({ mail }) => mail.id)
  if (sent.length > 0)
    await db
      .update(outbox)
      .set({ status: 'sent', claimedBy: null, lastError: null, sentAt: sql`now()` })
      .where(inArray(outbox.id, sent))
  for (const { mail, outcome } of attempted) if (outcome.result !== 'sent') await recordFailure(db, mail, outcome)
}

/** Counts only while the claim is still ours; a sent email is sent, whoever holds it now. */
async function recordFailure(
  db: Database,
  mail: OutboxMail,
  outcome: Exclude<Outcome, { result: 'sent' }>,
): Promise<void> {
  const free = { claimedBy: null, lastError: outcome.error }
  const change = {
    failed: { ...free, status: 'failed' },
    deferred: {
      ...free,
      status: 'waiting',
      deferrals: mail.deferrals + 1,
      nextAttemptAt: inSeconds(deferralSeconds(mail.deferrals + 1)),
    },
    unreachable: { ...free, status: 'waiting', nextAttemptAt: inSeconds(UNREACHABLE_SECONDS) },
  } as const
  await db
    .update(outbox)
    .set(change[outcome.result])
    .where(sql`${outbox.id} = ${mail.id} and ${outbox.status} = 'sending' and ${outbox.claimedBy} = ${mail.claimedBy}
      and ${outbox.attempts} = ${mail.attempts}`)
}

/** Headers for the unsubscribe button of mail programs (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
