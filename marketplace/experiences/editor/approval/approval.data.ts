import { eq, sql } from 'drizzle-orm'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { readSettings, settings, settingsIn } from '#marketplace/settings/settings.data.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { experiences } from '../../experience.table.ts'
import { awaitsApproval } from './approval.rules.ts'

async function isNewcomer(tx: Executor, hostId: string, approval: boolean): Promise<boolean> {
  if (!approval) return false
  const [host] = await tx
    .select({
      verified: profiles.verified,
      publishedBefore: sql<boolean>`exists (select 1 from experiences e
        where e.host_id = ${hostId} and e.published_at is not null)`,
    })
    .from(profiles)
    .where(eq(profiles.id, hostId))
  return host !== undefined && awaitsApproval({ approval, ...host })
}

/** Whether a publication of this host needs approval, decided in the publishing transaction. */
export const needsApproval = async (tx: Executor, hostId: string) =>
  isNewcomer(tx, hostId, (await readSettings(tx)).approval)

/** The same for a screen, with settings that may be a moment old. */
export const wouldNeedApproval = async (hostId: string, tx?: Executor) =>
  isNewcomer(tx ?? database(), hostId, (await (tx ? settingsIn(tx) : settings())).approval)

/** Submits a draft for approval and clears the previous return reason. The caller has locked and checked the row. */
export async function writeSubmitted(tx: Executor, id: string) {
  const [row] = await tx
    .update(experiences)
    .set({
      status: 'draft',
      submittedAt: sql`coalesce(${experiences.submittedAt}, now())`,
      returnReason: null,
      version: sql`${experiences.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(experiences.id, id))
    .returning({ status: experiences.status, version: experiences.version, submittedAt: experiences.submittedAt })
  return row!
}

/** Ends a submission. @param reason why an operator returns it; null when the host withdraws it */
export async function endSubmission(tx: Executor, id: string, reason: string | null) {
  const [row] = await tx
    .update(experiences)
    .set({ submittedAt: null, returnReason: reason, version: sql`${experiences.version} + 1`, updatedAt: sql`now()` })
    .where(eq(experiences.id, id))
    .returning({ status: experiences.status, version: experiences.version, submittedAt: experiences.submittedAt })
  return row!
}
