import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import type { SignedIn } from '../account.rules.ts'
import { sessions } from '../account.table.ts'

/** Valid sessions of a person: the one of this token first, then the most recent. */
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

export async function endSession({ id }: SignedIn, sessionId: string): Promise<boolean> {
  const deleted = await database()
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

export const endOtherSessions = ({ id }: SignedIn, token: string) =>
  database()
    .delete(sessions)
    .where(and(eq(sessions.userId, id), ne(sessions.token, token)))
