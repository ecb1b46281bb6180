import { getTableColumns, type Table } from 'drizzle-orm'

/**
 * The columns of a table but some, for a select: a column that is added later is in it by itself.
 * @param left columns that are left out, each with the reason
 */
export function columnsWithout<T extends Table, Left extends keyof T['_']['columns'] & string>(
  table: T,
  left: Record<Left, string>,
): Omit<T['_']['columns'], Left> {
  const kept = Object.entries(getTableColumns(table)).filter(([name]) => !(name in left))
  return Object.fromEntries(kept) as Omit<T['_']['columns'], Left>
}
