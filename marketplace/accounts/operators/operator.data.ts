// Accounts as the operator's command line makes them (INV-29).
import { eq, sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { identities, profiles, users } from '../account.table.ts'
import { endAllSessions } from '../account-status/account-status.data.ts'
import { forgetSecondFactors } from '../second-factor/second-factor.data.ts'

/** Whether somebody administers who can sign in. */
export async function isAdministered(executor: Executor = database()): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`
    select from profiles p join users u on u.id = p.id
    where p.role = 'admin' and u.suspended_at is null and u.deleted_at is null
      and exists (select from identities i where i.user_id = u.id) limit 1`)
  return rowCount! > 0
}

/** A person by address, whatever its capitals (AUTH-14); null when there is none. */
export async function personAt(tx: Executor, email: string) {
  const [found] = await tx
    .select({ id: users.id, proved: users.emailVerified })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return found ?? null
}

/** Stores an admin without any way of signing in; the first one is chosen with a link. @returns the id */
export async function storeAdmin(tx: Executor, email: string, name: string): Promise<string> {
  const [user] = await tx.insert(users).values({ email, name }).returning({ id: users.id })
  await tx.insert(profiles).values({ id: user!.id, fullName: name, role: 'admin' })
  return user!.id
}

/** Whether a person has any way of signing in. */
export const canSignIn = async (tx: Executor, id: string) =>
  (await tx.$count(identities, eq(identities.userId, id))) > 0

/**
 * Takes away every way of signing in of an account whose mailbox nobody has proved: a stranger may have made it in advance
 * with the address of who is to administer (pre-hijack, trust 4.4).
 */
export async function closeDoors(tx: Executor, id: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, id))
  await endAllSessions(tx, id)
  await forgetSecondFactors(tx, id)
}
