import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import type { SignedIn } from '../account.rules.ts'
import { sessions } from '../account.table.ts'

/** Living sessions of a person: the one of this token first, then the one seen last. */
export const listSessions = ({ id }: SignedIn, token: string) =>
  database()
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      current: sql<boolean>`${sessions.token} = ${token}`,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sql`${sessions.token} = ${token}`), desc(sessions.updatedAt))

/** Ends one session of this person. @returns false when it is none of theirs */
export async function endSession({ id }: SignedIn, sessionId: string): Promise<boolean> {
  const ended = await database()
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of this person except that of the token. */
export const endOtherSessions = ({ id }: SignedIn, token: string) =>
  database()
    .delete(sessions)
    .where(and(eq(sessions.userId, id), ne(sessions.token, token)))
