// Links that prove a mailbox. Only their digests are stored.
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { users } from '../account.table.ts'
import { mailboxMail } from './mailbox.mail.tsx'
import { type KnownLink, LINK_HOURS } from './mailbox.rules.ts'
import { mailboxLinks } from './mailbox.table.ts'
import { writeTo } from './recipient.data.ts'

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Creates a link and its email in one transaction. */
export const sendMailboxLink = (userId: string): Promise<void> =>
  database().transaction(async (tx) => {
    // Hexadecimal, because the log removes long runs of hexadecimal digits from addresses (INV-42).
    const token = randomBytes(24).toString('hex')
    await tx.execute(sql`
      insert into ${mailboxLinks} (digest, user_id, email, expires_at)
      select ${digestOf(token)}, id, email, now() + make_interval(hours => ${LINK_HOURS})
      from ${users} where id = ${userId} and deleted_at is null`)
    await writeTo(tx, userId, 'account', () => mailboxMail(token))
  })

export async function findLink(token: string): Promise<(KnownLink & { userId: string }) | null> {
  const [row] = await database()
    .select({
      userId: mailboxLinks.userId,
      usedAt: mailboxLinks.usedAt,
      expiresAt: mailboxLinks.expiresAt,
      sameAddress: sql<boolean>`lower(${users.email}) = lower(${mailboxLinks.email})`,
      proved: users.emailVerified,
    })
    .from(mailboxLinks)
    .innerJoin(users, eq(users.id, mailboxLinks.userId))
    .where(eq(mailboxLinks.digest, digestOf(token)))
  return row ?? null
}

/**
 * Uses a link and marks the mailbox as proved, in one transaction; of two concurrent uses one succeeds.
 * @returns false when it was used, expired, is somebody else's, or was sent to an address that the account no longer has
 */
export const consumeLink = (userId: string, token: string): Promise<boolean> =>
  database().transaction(async (tx) => {
    const [used] = await tx
      .update(mailboxLinks)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(mailboxLinks.digest, digestOf(token)),
          eq(mailboxLinks.userId, userId),
          isNull(mailboxLinks.usedAt),
          sql`${mailboxLinks.expiresAt} > now()`,
          // A link to a former address proves nothing, so it is not used up.
          sql`exists (select from ${users} where ${users.id} = ${userId} and lower(${users.email}) = lower(${mailboxLinks.email}))`,
        ),
      )
      .returning({ digest: mailboxLinks.digest })
    if (!used) return false
    await tx.update(users).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, userId))
    return true
  })

/** Kept for two days after expiry, so that a page can still explain what became of a link. */
export async function deleteExpiredLinks(): Promise<void> {
  await database().delete(mailboxLinks).where(sql`${mailboxLinks.expiresAt} < now() - interval '2 days'`)
}
