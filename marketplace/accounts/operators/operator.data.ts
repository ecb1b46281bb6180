// Accounts created by the operator's command line (INV-29).
import { eq, sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { identities, profiles, users } from '../account.table.ts'
import { endAllSessions } from '../account-status/account-status.data.ts'
import { deleteSecondFactors } from '../second-factor/second-factor.data.ts'
import type { StaffRole } from '../staff/staff.rules.ts'

/** Whether there is an administrator who can sign in. */
export async function isAdministered(executor: Executor = database()): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`
    select from profiles p join users u on u.id = p.id
    where p.staff_role = 'administrator' and u.suspended_at is null and u.deleted_at is null
      and exists (select from identities i where i.user_id = u.id) limit 1`)
  return rowCount! > 0
}

/** A person by address, ignoring case (AUTH-14); null when there is none. */
export async function findPersonByEmail(tx: Executor, email: string) {
  const [row] = await tx
    .select({ id: users.id, proved: users.emailVerified })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row ?? null
}

/** Stores an admin without any way of signing in; a link sets the first one. @returns the id */
export async function storeAdmin(tx: Executor, email: string, name: string, staffRole: StaffRole): Promise<string> {
  const [user] = await tx.insert(users).values({ email, name }).returning({ id: users.id })
  await tx.insert(profiles).values({ id: user!.id, fullName: name, role: 'admin', staffRole })
  return user!.id
}

export const canSignIn = async (tx: Executor, id: string) =>
  (await tx.$count(identities, eq(identities.userId, id))) > 0

/**
 * Removes every way of signing in to an account whose mailbox nobody has proved: a stranger may have created it in advance
 * with the future administrator's address (pre-hijack, trust 4.4).
 */
export async function revokeSignInMethods(tx: Executor, id: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, id))
  await endAllSessions(tx, id)
  await deleteSecondFactors(tx, id)
}
