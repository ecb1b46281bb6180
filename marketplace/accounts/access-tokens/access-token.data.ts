import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { database, pool } from '#platform/database/pool.ts'
import type { SignedIn } from '../account.rules.ts'
import { users } from '../account.table.ts'
import { type LivingSession, PERSON_COLUMNS, PERSON_LIVES, type PersonRow, personOf } from '../session/session.data.ts'
import { endOfLife, type Lifetime, MAX_ACCESS_TOKENS, type Scope, TOKEN_PREFIX } from './access-token.rules.ts'
import { accessTokens } from './access-token.table.ts'

/** 256 random bits can not be guessed: a fast digest keeps them as well as a slow one, at every request. */
const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const shown = {
  id: accessTokens.id,
  name: accessTokens.name,
  ending: accessTokens.ending,
  scopes: accessTokens.scopes,
  createdAt: accessTokens.createdAt,
  expiresAt: accessTokens.expiresAt,
  lastUsedAt: accessTokens.lastUsedAt,
}

/** Living tokens of a person, newest first. */
export const listAccessTokens = ({ id }: SignedIn) =>
  database()
    .select(shown)
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, id), gt(accessTokens.expiresAt, sql`now()`)))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))

type Wanted = { name: string; scopes: Scope[]; days: Lifetime }

/**
 * Makes a token and keeps its digest.
 * @returns the row and the token itself, which nobody can read again; null when the person has as many as one may have
 */
export async function createAccessToken({ id }: SignedIn, { name, scopes, days }: Wanted, now: Date) {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url')
  return database().transaction(async (tx) => {
    // Two at once would both count nineteen.
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
      .returning(shown)
    return { row: row!, token }
  })
}

/** Revokes one token of this person. @returns false when it is none of theirs */
export async function revokeAccessToken({ id }: SignedIn, tokenId: string): Promise<boolean> {
  const revoked = await database()
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, tokenId), eq(accessTokens.userId, id)))
    .returning({ id: accessTokens.id })
  return revoked.length > 0
}

/** Somebody's program, as the door to the API knows it. */
export type TokenSession = LivingSession & { scopes: readonly Scope[] }

/** It never shows who it is by a password. */
const NEVER = new Date(0)

/**
 * Whom a token speaks for, by one statement: revoked, ended, suspended and deleted count at the very next request (INV-33).
 * When it was last used is written once a minute.
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

/** Tokens that have ended open nothing any more. */
export async function forgetEndedAccessTokens(): Promise<void> {
  await pool().query('delete from access_tokens where expires_at < now()')
}
