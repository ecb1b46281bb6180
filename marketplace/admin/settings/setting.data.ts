import { desc, eq } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { settings } from '#marketplace/settings/settings.table.ts'
import { database } from '#platform/database/pool.ts'

/** When a setting was last changed, and by whom; null when never. */
export async function lastSettingChange(_admin: Admin) {
  const [row] = await database()
    .select({ at: settings.updatedAt, by: profiles.fullName })
    .from(settings)
    .leftJoin(profiles, eq(profiles.id, settings.updatedBy))
    .orderBy(desc(settings.updatedAt))
    .limit(1)
  return row ? { at: row.at.toISOString(), by: row.by } : null
}
