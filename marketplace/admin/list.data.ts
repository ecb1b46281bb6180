import { type SQL, sql } from 'drizzle-orm'
import { ADMIN_PAGE_SIZE } from './list.contract.ts'

/** `%`, `_` and `\` stand for themselves. */
const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a text contains these words whatever their accents and capitals; served by a trigram index on `place_key(column)`. */
export const contains = (column: SQL | { getSQL(): SQL }, words: string): SQL =>
  sql`place_key(${column}) like place_key(${part(words)})`

/** The same for a column that holds keys already: nothing is computed for each row. */
export const keyContains = (key: SQL, words: string): SQL => sql`${key} like place_key(${part(words)})`

/** Where a page begins, and the page that is meant when so many rows exist. @param page as asked for, from 1 */
export function pageWithin(total: number, page: number) {
  const pages = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE))
  const shown = Math.min(page, pages)
  return { page: shown, pages, offset: (shown - 1) * ADMIN_PAGE_SIZE }
}
