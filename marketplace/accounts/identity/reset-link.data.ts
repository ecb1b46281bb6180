import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { appUrl } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { users, verifications } from '../account.table.ts'

/** Single-use secrets are kept as better-auth keeps them: only their digest (`storeIdentifier: 'hashed'`). */
const digestOf = (identifier: string) => createHash('sha256').update(identifier).digest('base64url')

/**
 * A link that sets a password, once (AUTH-20), for an operator to hand over: no mail is written. Links made before for the
 * same person stop working.
 * @param validUntil when it ends by itself
 * @returns an address below APP_URL; nothing keeps it
 */
export async function makeResetLink(tx: Executor, userId: string, validUntil: Date): Promise<string> {
  // A long run of hexadecimal digits is what the log leaves out of addresses (INV-42).
  const token = randomBytes(24).toString('hex')
  await tx.delete(verifications).where(eq(verifications.value, userId))
  await tx
    .insert(verifications)
    .values({ identifier: digestOf(`reset-password:${token}`), value: userId, expiresAt: validUntil })
  return `${appUrl()}/auth/reset-password?token=${token}`
}

/** Whose password a reset link sets; null when the link opens nothing. The link stays unused. */
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
