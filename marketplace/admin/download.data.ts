import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { recordAudit } from './audit/audit.data.ts'
import type { AdminList } from './list.rules.ts'

/** Personal data left the house in a file: who took it, of which list, through which filters, how many rows. */
export async function recordDownload(
  admin: Admin,
  { name, title, file }: AdminList,
  { page: _page, q, ...query }: { page: number; q: string } & Record<string, unknown>,
  rows: number,
): Promise<void> {
  // A file that is given whole names its list; what was asked stands beside one that may be cut.
  const whole = file?.tooMany !== undefined
  const asked = Object.entries({ ...query, ...(q && { q }) }).filter(([, value]) => value !== undefined)
  await recordAudit(database(), admin, {
    action: 'data.download',
    object: { type: 'table', ...(whole && { id: name }), label: title },
    after: whole ? { rows } : { ...(Object.fromEntries(asked) as Record<string, string>), rows },
  })
}
