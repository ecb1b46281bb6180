// What the house decides about a person: their role, whether they are verified, whether they may come in. Only the back
// office and the operator's command line write here (INV-29).
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import { accessTokens } from '../access-tokens/access-token.table.ts'
import type { Admin, Role, SessionUser } from '../account.rules.ts'
import { profiles, sessions, users } from '../account.table.ts'

/**
 * From here to the commit nobody else changes who administers: two admins who take each other's role at the same moment
 * come one after the other, and the second one finds that they administer no more.
 */
export const lockAdmins = (tx: Executor) => lockUntilCommit(tx, lockKey.admins())

/** Whether who asks still administers, read after `lockAdmins`: their session is older than the moment. */
export async function stillAdministers(tx: Executor, { id }: Admin): Promise<boolean> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(profiles.id, id), eq(profiles.role, 'admin'), isNull(users.suspendedAt), isNull(users.deletedAt)))
  return rows.length === 1
}

/** A person as the house knows them, their rows held until the commit; null when there is no such person. */
export async function lockPerson(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.email})`,
      role: profiles.role,
      verified: profiles.verified,
      hostSince: profiles.hostSince,
      suspendedAt: users.suspendedAt,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, id))
    .for('no key update')
  return row ?? null
}
export type AccountStatus = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/**
 * Whoever changes what the house decided about this person, or deletes the account, waits for the commit. The row of
 * `users`: that of `profiles` is written by counters at every commit (docs/decisions/0004), and two who share it would wait
 * for each other.
 */
export const sharePerson = (tx: Executor, id: string) =>
  tx.execute(sql`select from ${users} where ${users.id} = ${id} for share`)

/**
 * Holds the role of a person until the commit: whoever takes it away, or deletes the account, waits for what is being made
 * here, and counts it (INV-13, INV-16). To be asked for before any other row is taken, by whatever makes something that
 * only this role may have; what the session said may be a moment old.
 * @returns whether they still are who their session said
 */
export async function lockRole(tx: Executor, { id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<boolean> {
  await sharePerson(tx, id)
  // By itself, so that it sees what was committed while the statement before was waiting.
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(profiles.id, id), eq(profiles.role, role), isNull(users.suspendedAt), isNull(users.deletedAt)))
  return rows.length === 1
}

/**
 * Every session of a person ends, and with it every live stream (INV-33): a trigger tells all nodes. What they gave to programs
 * ends with it, and so do the links that were sent to them.
 */
export async function endAllSessions(tx: Executor, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(accessTokens).where(eq(accessTokens.userId, id))
  await tx
    .update(users)
    .set({ linkGeneration: sql`${users.linkGeneration} + 1` })
    .where(eq(users.id, id))
}

/** Every link that was ever sent to anybody ends: of an older state nobody knows any more which of them were ended since. */
export const endSentLinks = async (tx: Executor): Promise<void> =>
  void (await tx.update(users).set({ linkGeneration: sql`${users.linkGeneration} + 1` }))

/** Closes the account: nobody comes in with it, and what its owner offers leaves the public lists (INV-16). */
export async function suspendPerson(tx: Executor, _admin: Admin, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ suspendedAt: now, updatedAt: now }).where(eq(users.id, id))
  await endAllSessions(tx, id)
}

/** Opens the account again; the owner signs in anew. */
export async function restorePerson(tx: Executor, _admin: Admin, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ suspendedAt: null, updatedAt: now }).where(eq(users.id, id))
}

/** Gives the mark of a verified host, or takes it away. */
export async function writeVerified(tx: Executor, _admin: Admin, id: string, verified: boolean): Promise<void> {
  await tx.update(profiles).set({ verified }).where(eq(profiles.id, id))
}

/**
 * Writes a role; the sessions of the old one end (INV-33). Who becomes a host hosts from now on, unless they did before;
 * who hosts no more is verified no more.
 */
export async function writeRole(tx: Executor, _admin: Admin | null, id: string, role: Role, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({
      role,
      updatedAt: now,
      ...(role === 'host'
        ? { hostSince: sql`coalesce(${profiles.hostSince}, ${now.toISOString()}::timestamptz)` }
        : { verified: false }),
    })
    .where(eq(profiles.id, id))
  await endAllSessions(tx, id)
}

/** The job that tells somebody of a role that the operator's command line gave them; Node alone reads no letters. */
export const notifyRoleJob = { name: 'tell-role' }
export type RoleGiven = { userId: string; role: Role; at: string; doorsClosed: boolean }

/** Where to write to a person; null when the account was deleted. */
export async function addressOf(id: string): Promise<{ email: string; name: string } | null> {
  const [row] = await database()
    .select({ email: users.email, name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.email})` })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return row ?? null
}

/** How many sessions of a person live at this moment. */
export async function countSessions(id: string): Promise<number> {
  const { rows } = await pool().query<{ n: number }>({
    name: 'sessions-of-person',
    text: 'select count(*)::int n from sessions where user_id = $1 and expires_at > now()',
    values: [id],
  })
  return rows[0]!.n
}
