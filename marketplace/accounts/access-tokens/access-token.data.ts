import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { database, pool } from '#platform/database/pool.ts'
import type { SignedIn } from '../account.rules.ts'
import { users } from '../account.table.ts'
import { type LivingSession, PERSON_COLUMNS, PERSON_LIVES, type PersonRow, personOf } from '../session/session.data.ts'
import { endOfLife, type Lifetime, MAX_ACCESS_TOKENS, type Scope, TOKEN_PREFIX } from './access-token.rules.ts'
import { accessTokens } from './access-token.table.ts'

/**
 * A token has 256 random bits and can not be guessed, so a fast digest protects it as well as a slow one, which every request
 * would have to compute.
 */
const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const tokenColumns = {
  id: accessTokens.id,
  name: accessTokens.name,
  ending: accessTokens.ending,
  scopes: accessTokens.scopes,
  createdAt: accessTokens.createdAt,
  expiresAt: accessTokens.expiresAt,
  lastUsedAt: accessTokens.lastUsedAt,
}

/** Valid tokens of a person, newest first. */
export const listAccessTokens = ({ id }: SignedIn) =>
  database()
    .select(tokenColumns)
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, id), gt(accessTokens.expiresAt, sql`now()`)))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))

type NewToken = { name: string; scopes: Scope[]; days: Lifetime }

/**
 * Creates a token and stores its digest.
 * @returns the row and the token itself, which can not be read again; null when the person has the maximum
 */
export async function createAccessToken({ id }: SignedIn, { name, scopes, days }: NewToken, now: Date) {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url')
  return database().transaction(async (tx) => {
    // Locked, because two concurrent creations would both count nineteen.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
    await tx.delete(accessTokens).where(and(eq(accessTokens.userId, id), sql`${accessTokens.expiresAt} <= now()`))
    if ((await tx.$count(accessTokens, eq(accessTokens.userId, id))) >= MAX_ACCESS_TOKENS) return null
    const [row] = await tx
      .insert(accessTokens)
      .values({
        userId: id,
        name,
        scopes,
        digest: digestOf(token),
        ending: token.slice(-4),
        expiresAt: endOfLife(days, now),
      })
      .returning(tokenColumns)
    return { row: row!, token }
  })
}

/** Revokes one token of this person. @returns false when it is not theirs */
export async function revokeAccessToken({ id }: SignedIn, tokenId: string): Promise<boolean> {
  const revoked = await database()
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, tokenId), eq(accessTokens.userId, id)))
    .returning({ id: accessTokens.id })
  return revoked.length > 0
}

export type TokenSession = LivingSession & { scopes: readonly Scope[] }

/** A token never counts as freshly authenticated. */
const NEVER = new Date(0)

/**
 * The person of a token, in one statement: revocation, expiry, suspension and deletion count at the next request (INV-33). The
 * time of last use is written at most once a minute.
 */
export async function sessionOfAccessToken(token: string): Promise<TokenSession | null> {
  const { rows } = await pool().query<PersonRow & { scopes: Scope[] }>({
    name: 'access-token-user',
    text: `with used as (
             update access_tokens set last_used_at = now()
             where digest = $1 and expires_at > now() and (last_used_at is null or last_used_at < now() - interval '1 minute'))
           select ${PERSON_COLUMNS}, t.scopes
           from access_tokens t join users u on u.id = t.user_id left join profiles p on p.id = u.id
           where t.digest = $1 and t.expires_at > now() and ${PERSON_LIVES}`,
    values: [digestOf(token)],
  })
  const row = rows[0]
  return row ? { user: personOf(row), provedAt: NEVER, hasSecondFactor: false, scopes: row.scopes } : null
}

export async function deleteExpiredAccessTokens(): Promise<void> {
  await pool().query('delete from access_tokens where expires_at < now()')
}
