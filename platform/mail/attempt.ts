// One try to hand a letter to the mail server: the claim before it, what the server said, and what follows from that.
import { type SQL, sql } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import { appUrl, configuration } from '#platform/configuration.ts'
import type { Database } from '#platform/database/pool.ts'
import { IS_ALIVE } from '#platform/jobs/node.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { outbox } from './outbox.table.ts'

export type Letter = typeof outbox.$inferSelect
export type Outcome =
  | { result: 'sent' }
  /** Refused for ever. */
  | { result: 'failed'; error: string }
  /** Put off by the server: this letter alone waits longer. */
  | { result: 'deferred'; error: string }
  /** The server is away, full or refuses us: no letter would leave, so order is kept and all wait shortly. */
  | { result: 'unreachable'; error: string }

/** A letter that the server trickles through, or never answers, is given up after this long and tried again. */
const ATTEMPT_MS = MINUTE_MS
const FIRST_DEFERRAL_SECONDS = 15
const MAX_DEFERRAL_SECONDS = 1800
/** Half an hour each but for the first few: about three days, as mail servers do among themselves. */
export const MAX_DEFERRALS = 150
/** A letter whose try ended with the connection lets those of other people go first. */
const UNREACHABLE_SECONDS = 15

/** Seconds until a letter is tried again that the server put off for the nth time, from 1. */
export const deferralSeconds = (nth: number) => Math.min(FIRST_DEFERRAL_SECONDS * 2 ** (nth - 1), MAX_DEFERRAL_SECONDS)

const inSeconds = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`

/**
 * The letters that may leave now. What is first in each mailbox is told once for all of them: asked anew of every letter, a long
 * queue for one person held everybody's mail up.
 */
export const dueLetters = (most: number): SQL => sql`with mailboxes as (
    select recipient, bool_or(status = 'sending') as busy,
      min(number) filter (where status = 'waiting' and deferrals = 0) as first
    from outbox where status in ('waiting', 'sending') group by recipient)
  select mail.id from outbox mail join mailboxes using (recipient)
  where mail.status = 'waiting' and mail.next_attempt_at <= now() and not busy and mail.number <= coalesce(first, mail.number)
  order by mail.next_attempt_at, mail.number limit ${most} for update of mail skip locked`

/**
 * Claims letters that are due: one per recipient, in the order they were written. A letter that the server itself put
 * off steps aside for later ones. The claim is committed before the try, so no two processes hold the same letter.
 * @param node the process that hands them over (`job_nodes`) @param most how many
 */
export async function claimLetters(db: Database, node: string, most: number): Promise<Letter[]> {
  const letters = await db
    .update(outbox)
    .set({ status: 'sending', claimedBy: node, claimedAt: sql`now()`, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} in (${dueLetters(most)})`)
    .returning()
  return letters.sort((one, other) => one.number - other.number)
}

/**
 * Lets letters wait again whose process is gone. It may have handed them over without hearing the answer: as every mail
 * server does after a lost connection, we send again under the same Message-ID.
 */
export async function releaseClaims(db: Database): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'waiting', claimedBy: null, nextAttemptAt: sql`now()` })
    .where(sql`${outbox.status} = 'sending' and ${isAbandoned}`)
}

/** Whether the process that holds a letter is gone. */
export const isAbandoned = sql`not exists (
  select from job_nodes where id = ${outbox.claimedBy} and ${sql.raw(IS_ALIVE)})`

/** Gives back what this process holds, at its end. */
export const returnClaims = (db: Database, node: string) =>
  db
    .update(outbox)
    .set({ status: 'waiting', claimedBy: null, nextAttemptAt: sql`now()` })
    .where(sql`${outbox.status} = 'sending' and ${outbox.claimedBy} = ${node}`)

/** Hands one letter to the mail server. Does not throw. */
export async function attempt(transport: Transporter, mail: Letter): Promise<Outcome> {
  try {
    await transport.sendMail({
      // The same id at every try: a receiver that got it already can tell.
      messageId: `<${mail.id}@${new URL(appUrl()).hostname}>`,
      from: configuration().MAIL_FROM,
      to: mail.recipient,
      replyTo: mail.replyTo ?? undefined,
      headers: {
        ...(mail.unsubscribeUrl && unsubscribeHeaders(mail.unsubscribeUrl)),
        // What answers by itself stays silent (RFC 3834); a letter with its own address to answer to comes from a person.
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
 * What follows from an answer of the mail server. Answers to the recipient or to the text are about this letter, all
 * others about the connection, our password or our sender, which no letter gets past.
 * @param deferrals how often it was put off before
 */
export function outcomeOf(failure: unknown, deferrals: number): Outcome {
  const { command, responseCode = 0, message } = failure as { command?: string; responseCode?: number; message: string }
  const tooBig = responseCode === 552
  const aboutLetter = tooBig || (responseCode !== 421 && (command === 'RCPT TO' || command === 'DATA'))
  if (!aboutLetter || responseCode === 0) return { result: 'unreachable', error: message }
  if (responseCode >= 500 || deferrals + 1 >= MAX_DEFERRALS) return { result: 'failed', error: message }
  return { result: 'deferred', error: message }
}

/**
 * Writes down what became of a try. What was sent is sent, whoever holds the letter by now; every other outcome counts
 * only while the claim is still ours.
 */
export async function recordOutcome(db: Database, mail: Letter, outcome: Outcome): Promise<void> {
  const { result } = outcome
  const free = { claimedBy: null, lastError: result === 'sent' ? null : outcome.error }
  const change = {
    sent: { ...free, status: 'sent', sentAt: sql`now()` },
    failed: { ...free, status: 'failed' },
    deferred: {
      ...free,
      status: 'waiting',
      deferrals: mail.deferrals + 1,
      nextAttemptAt: inSeconds(deferralSeconds(mail.deferrals + 1)),
    },
    unreachable: { ...free, status: 'waiting', nextAttemptAt: inSeconds(UNREACHABLE_SECONDS) },
  } as const
  const ours = sql`${outbox.status} = 'sending' and ${outbox.claimedBy} = ${mail.claimedBy} and ${outbox.attempts} = ${mail.attempts}`
  await db
    .update(outbox)
    .set(change[result])
    .where(result === 'sent' ? sql`${outbox.id} = ${mail.id}` : sql`${outbox.id} = ${mail.id} and ${ours}`)
}

/** The button "cancel subscription" of mail programs (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
