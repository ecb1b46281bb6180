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

type Mailbox = Recipient & { email: string; preferences: Preferences }

const mailbox = prepared((db) =>
  db
    .select({
      email: users.email,
      proved: users.emailVerified,
      suspended: sql<boolean>`${users.suspendedAt} is not null`,
      preferences,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deletedAt)))
    .prepare('mailbox'),
)

/** The mailbox of an account and its preferences; null when the account was deleted. */
export async function findRecipient(tx: Executor, userId: string): Promise<Mailbox | null> {
  const [row] = await mailbox(tx).execute({ id: userId })
  return row ? { ...row, preferences: row.preferences ?? defaultPreferences } : null
}

/**
 * Writes to the mailbox of an account, if an email of this kind is allowed.
 * @param mail is given the reader, and leaves out of its headlines what this reader must not see
 * @param wants checks the preferences
 */
export async function writeTo(
  tx: Executor,
  userId: string,
  kind: MailKind,
  mail: (reader: Reader & { email: string }) => MailContent,
  wants: (preferences: Preferences) => boolean = () => true,
): Promise<void> {
  const recipient = await findRecipient(tx, userId)
  if (!recipient || !mayWriteTo(recipient, kind, isProofRequired()) || !wants(recipient.preferences)) return
  const { email, proved } = recipient
  await sendMail(tx, { ...mail({ email, proved }), to: email })
}
