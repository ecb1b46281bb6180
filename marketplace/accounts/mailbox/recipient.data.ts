// The one way to write emails about people: to the mailbox of an account, never to an address that somebody typed elsewhere
// (docs/decisions/0155).
import { and, eq, isNull, sql } from 'drizzle-orm'
import { configuration } from '#platform/configuration.ts'
import type { Executor } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type Mail, sendMail } from '#platform/mail/mail.ts'
import { users } from '../account.table.ts'
import { defaultPreferences, type Preferences } from '../preferences/preference.rules.ts'
import { preferences } from '../preferences/preference.table.ts'
import { type MailKind, mayWriteTo, type Recipient } from './mailbox.rules.ts'

/** The reader of an email. Only where `proved`, subject, heading and preview may contain text of other people. */
export type Reader = Pick<Recipient, 'proved'>
export type MailContent = Omit<Mail, 'to'>

/** Whether mailboxes have to be proved: only where a mail server is configured, because otherwise nobody would get the link. */
export const isProofRequired = (): boolean => Boolean(configuration().SMTP_URL)

export type Mailbox = Recipient & { email: string; preferences: Preferences }

const mailboxes = prepared((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      proved: users.emailVerified,
      suspended: sql<boolean>`${users.suspendedAt} is not null`,
      /** For links that are sent to a host (docs/decisions/0209). */
      linkGeneration: users.linkGeneration,
      preferences,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(and(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(users.deletedAt)))
    .prepare('mailboxes'),
)

/** The mailboxes of accounts and their preferences, by id; a deleted account has none. */
export async function findRecipients(ids: string[], tx?: Executor) {
  const rows = await mailboxes(tx).execute({ ids })
  return new Map(rows.map((row) => [row.id, { ...row, preferences: row.preferences ?? defaultPreferences }]))
}

/** The mailbox of an account and its preferences; null when the account was deleted. */
export const findRecipient = async (tx: Executor, userId: string): Promise<Mailbox | null> =>
  (await findRecipients([userId], tx)).get(userId) ?? null

type Wants = (preferences: Preferences) => boolean

/**
 * An email to the mailbox of an account; null when none of this kind is allowed.
 * @param mail is given the reader, and leaves out of its headlines what this reader must not see
 * @param wants checks the preferences
 */
export function mailTo(
  recipient: Mailbox | null | undefined,
  kind: MailKind,
  mail: (reader: Reader & { email: string }) => MailContent,
  wants: Wants = () => true,
): Mail | null {
  if (!recipient || !mayWriteTo(recipient, kind, isProofRequired()) || !wants(recipient.preferences)) return null
  const { email, proved } = recipient
  return { ...mail({ email, proved }), to: email }
}

/** Writes such an email, if it is allowed. */
export async function writeTo(
  tx: Executor,
  userId: string,
  kind: MailKind,
  mail: (reader: Reader & { email: string }) => MailContent,
  wants?: Wants,
): Promise<void> {
  const allowed = mailTo(await findRecipient(tx, userId), kind, mail, wants)
  if (allowed) await sendMail(tx, allowed)
}
