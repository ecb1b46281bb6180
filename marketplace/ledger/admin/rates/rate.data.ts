import { desc, eq } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { commissionRates } from '../../ledger.table.ts'

/** Every rate ever set and who set it, latest first. */
export const listRates = (_admin: Admin, tx: Executor) =>
  tx
    .select({
      id: commissionRates.id,
      fromDay: commissionRates.fromDay,
      basisPoints: commissionRates.basisPoints,
      createdAt: commissionRates.createdAt,
      by: profiles.fullName,
    })
    .from(commissionRates)
    .leftJoin(profiles, eq(profiles.id, commissionRates.createdBy))
    .orderBy(desc(commissionRates.fromDay), desc(commissionRates.id))

export async function insertRate(
  tx: Executor,
  admin: Admin<'settings.write'>,
  rate: { fromDay: string; basisPoints: number },
) {
  await tx.insert(commissionRates).values({ ...rate, createdBy: admin.id })
}
