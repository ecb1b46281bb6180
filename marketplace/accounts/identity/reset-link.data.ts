import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { appUrl } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { users, verifications } from '../account.table.ts'

/** Stored like better-auth's single-use secrets: only the digest (`storeIdentifier: 'hashed'`). */
const digestOf = (identifier: string) => createHash('sha256').update(identifier).digest('base64url')

/**
 * A single-use link that sets a password (AUTH-20), for an operator to hand over; no mail is written. Older links of the same
 * person stop working.
 * @param validUntil when it expires
 * @returns an address below APP_URL; it is stored nowhere
 */
export async function makeResetLink(tx: Executor, userId: string, validUntil: Date): Promise<string> {
  // Hexadecimal, because the log removes long runs of hexadecimal digits from addresses (INV-42).
  const token = randomBytes(24).toString('hex')
  await tx.delete(verifications).where(eq(verifications.value, userId))
  await tx
    .insert(verifications)
    .values({ identifier: digestOf(`reset-password:${token}`), value: userId, expiresAt: validUntil })
  return `${appUrl()}/auth/reset-password?token=${token}`
}

/** The account of a reset link; null when the link is invalid. Does not use the link up. */
export async function ownerOfResetLink(token: string): Promise<{ email: string; name: string } | null> {
  const [owner] = await database()
    .select({ email: users.email, name: users.name })
    .from(verifications)
    .innerJoin(users, eq(sql`${users.id}::text`, verifications.value))
    .where(
      and(eq(verifications.identifier, digestOf(`reset-password:${token}`)), gt(verifications.expiresAt, sql`now()`)),
    )
  return owner ?? null
}
