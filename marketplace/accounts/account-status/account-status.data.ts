// Decisions of the operators about a person: role, verification, suspension. Only the back office and the operator's command
// line write these (INV-29).
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import { accessTokens } from '../access-tokens/access-token.table.ts'
import type { Admin, Role, SessionUser } from '../account.rules.ts'
import { profiles, sessions, users } from '../account.table.ts'
import type { StaffRole } from '../staff/staff.rules.ts'

/**
 * Serializes changes of administrators until the commit: when two take each other's role at the same moment, the second finds
 * that they no longer administer.
 */
export const lockAdmins = (tx: Executor) => lockUntilCommit(tx, lockKey.admins())

/** Whether the caller still administers; call it after `lockAdmins`, because the session was read before. */
export async function stillAdministers(tx: Executor, { id, staffRole }: Admin): Promise<boolean> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(
      and(eq(profiles.id, id), eq(profiles.staffRole, staffRole), isNull(users.suspendedAt), isNull(users.deletedAt)),
    )
  return rows.length === 1
}

/** Whether somebody else may everything: an account that is the last one keeps its role and stays (INV-29). */
export async function hasOtherAdministrator(tx: Executor, id: string): Promise<boolean> {
  const otherAdministrators = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(
      and(
        eq(profiles.staffRole, 'administrator'),
        ne(profiles.id, id),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    )
    .limit(1)
  return otherAdministrators.length > 0
}

/** A person as the house knows them, their rows held until the commit; null when there is no such person. */
export async function lockPerson(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.email})`,
      role: profiles.role,
      staffRole: profiles.staffRole,
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
 * Share-locks a person: changes of their status, and deletion, wait for the commit. It locks the row of `users`, because that
 * of `profiles` is written by counters at every commit (docs/decisions/0004), and two transactions that share it could
 * deadlock.
 */
export const sharePerson = (tx: Executor, id: string) =>
  tx.execute(sql`select from ${users} where ${users.id} = ${id} for share`)

/**
 * Share-locks a person's role until the commit: taking it away, or deleting the account, waits for what is being created and
 * counts it (INV-13, INV-16). Call it before any other row is locked, whenever something is created that only this role may
 * have, because the session's role may be outdated.
 * @returns whether they still have the session's role
 */
export async function lockRole(tx: Executor, { id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<boolean> {
  await sharePerson(tx, id)
  // In a statement of its own, so that it sees what was committed while the previous one waited.
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(profiles.id, id), eq(profiles.role, role), isNull(users.suspendedAt), isNull(users.deletedAt)))
  return rows.length === 1
}

/**
 * Ends all sessions of a person and their live streams (INV-33), which a trigger tells to all nodes; also their programs'
 * tokens and the links sent to them.
 */
export async function endAllSessions(tx: Executor, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(accessTokens).where(eq(accessTokens.userId, id))
  await tx
    .update(users)
    .set({ linkGeneration: sql`${users.linkGeneration} + 1` })
    .where(eq(users.id, id))
}

/** Invalidates every link ever sent to anybody: after a restore it is unknown which of them had been revoked. */
export const endSentLinks = async (tx: Executor): Promise<void> =>
  void (await tx.update(users).set({ linkGeneration: sql`${users.linkGeneration} + 1` }))

/** Suspends an account: nobody can sign in with it, and its offers leave the public lists (INV-16). */
export async function suspendPerson(tx: Executor, _admin: Admin<'people.write'>, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ suspendedAt: now, updatedAt: now }).where(eq(users.id, id))
  await endAllSessions(tx, id)
}

/** Ends a suspension; the owner has to sign in again. */
export async function restorePerson(tx: Executor, _admin: Admin<'people.write'>, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ suspendedAt: null, updatedAt: now }).where(eq(users.id, id))
}

/** Gives the mark of a verified host, or takes it away. */
export async function writeVerified(
  tx: Executor,
  _admin: Admin<'people.write'>,
  id: string,
  verified: boolean,
): Promise<void> {
  await tx.update(profiles).set({ verified }).where(eq(profiles.id, id))
}

/** A role; of who administers also what of the back office is theirs. */
export type WrittenRole = { role: Role; staffRole: StaffRole | null }

/**
 * Changes a role and ends the sessions of the old one (INV-33). A new host hosts from now on, unless they hosted before; a
 * former host is no longer verified.
 */
export async function writeRole(
  tx: Executor,
  _admin: Admin<'staff.manage'> | null,
  id: string,
  { role, staffRole }: WrittenRole,
  now: Date,
): Promise<void> {
  await tx
    .update(profiles)
    .set({
      role,
      staffRole,
      updatedAt: now,
      ...(role === 'host'
        ? { hostSince: sql`coalesce(${profiles.hostSince}, ${now.toISOString()}::timestamptz)` }
        : { verified: false }),
    })
    .where(eq(profiles.id, id))
  await endAllSessions(tx, id)
}

/**
 * The job that notifies somebody of a role given by the operator's command line, known by name because Node alone can not read
 * emails (JSX).
 */
export const notifyRoleJob = { name: 'tell-role' }
export type RoleGiven = WrittenRole & { userId: string; at: string; doorsClosed: boolean }

/** Address and name of a person; null when the account was deleted. */
export async function addressOf(id: string): Promise<{ email: string; name: string } | null> {
  const [row] = await database()
    .select({ email: users.email, name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.email})` })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return row ?? null
}

export async function countSessions(id: string): Promise<number> {
  const { rows } = await pool().query<{ n: number }>({
    name: 'sessions-of-person',
    text: 'select count(*)::int n from sessions where user_id = $1 and expires_at > now()',
    values: [id],
  })
  return rows[0]!.n
}
