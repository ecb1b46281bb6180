import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { recordAudit } from './audit/audit.data.ts'
import { MAX_ROWS } from './list.rules.ts'

/** The last line of a file that does not hold the whole list. @param columns of the file */
export const cutNote = (columns: number): (string | null)[] => [
  `La lista sigue: el archivo trae sus primeras ${MAX_ROWS.toLocaleString('es-SV')} filas. Usa la búsqueda y los filtros para descargar el resto.`,
  ...Array<null>(columns - 1).fill(null),
]

/** Personal data left the house in a file: who took it, of which list, through which filters, how many rows. */
export async function recordDownload(
  admin: Admin,
  label: string,
  query: Record<string, string | number | undefined>,
  rows: number,
): Promise<void> {
  const { page: _page, q, ...view } = query
  const after = Object.fromEntries(
    Object.entries({ ...view, ...(q && { q }), rows }).filter(([, value]) => value !== undefined),
  )
  await recordAudit(database(), admin, {
    action: 'data.download',
    object: { type: 'table', label },
    after: after as Record<string, string | number>,
  })
}
