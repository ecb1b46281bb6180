import { eq, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { sharePerson } from '#marketplace/accounts/account-status/account-status.data.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import type { Executor } from '#platform/database/pool.ts'
import { experiences } from '../../experience.table.ts'

/**
 * Locks any experience until the transaction ends, so that its host and other administrators wait (INV-17). Before that it
 * takes a share lock on the host, as publishing does: whether they host is decided before or after, never meanwhile (INV-16).
 * @returns null when it is missing
 */
export async function lockAny(tx: Executor, _admin: Admin<'content.edit'>, id: string) {
  const [{ hostId } = {}] = await tx
    .select({ hostId: experiences.hostId })
    .from(experiences)
    .where(eq(experiences.id, id))
  if (!hostId) return null
  await sharePerson(tx, hostId)
  const [row] = await tx
    .select({
      id: experiences.id,
      title: experiences.title,
      status: experiences.status,
      version: experiences.version,
      featured: experiences.featured,
      submittedAt: experiences.submittedAt,
      hostId: experiences.hostId,
    })
    .from(experiences)
    .where(eq(experiences.id, id))
    .for('update')
  if (!row) return null
  const [host] = await tx
    .select({
      name: nameOf(profiles.fullName, 'Anfitrión'),
      email: users.email,
      /** Whether the account was closed, so that nobody would receive the guests. */
      gone: sql<boolean>`${users.deletedAt} is not null`,
      /** Whether the person still hosts; somebody with another role keeps their drafts. */
      hosting: sql<boolean>`${profiles.role} = 'host'`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, row.hostId))
  return { ...row, host: host! }
}
export type Moderated = NonNullable<Awaited<ReturnType<typeof lockAny>>>

/** Features an experience, or ends that. The version stays, because hosts do not edit this and open forms need not conflict. */
export async function writeFeatured(tx: Executor, id: string, featured: boolean): Promise<void> {
  await tx.update(experiences).set({ featured, updatedAt: sql`now()` }).where(eq(experiences.id, id))
}
