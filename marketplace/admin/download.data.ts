import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { recordAudit } from './audit/audit.data.ts'
import type { AdminList } from './list.rules.ts'

export async function recordDownload(
  admin: Admin,
  { name, title, file }: AdminList,
  { page: _page, q, ...query }: { page: number; q: string } & Record<string, unknown>,
  rows: number,
): Promise<void> {
  // A list that is exported whole is identified by its name; one that may be cut is recorded with its query.
  const isWhole = file?.tooMany !== undefined
  const criteria = Object.entries({ ...query, ...(q && { q }) }).filter(([, value]) => value !== undefined)
  await recordAudit(database(), admin, {
    action: 'data.download',
    object: { type: 'table', ...(isWhole && { id: name }), label: title },
    after: isWhole ? { rows } : { ...(Object.fromEntries(criteria) as Record<string, string>), rows },
  })
}
