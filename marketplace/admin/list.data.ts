import { type SQL, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
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

type Found = { total: number; ids: string[] }

/**
 * What a search for words finds: how many there are, and the ids of one page. Words may be costly to compare, so every row
 * is compared once, for the number and for the page together.
 * @param hits selects `id` and what it is sorted by @param order of these columns, the last one `id`
 */
export async function findPage(hits: SQL, order: SQL, page: number) {
  const ask = async (wanted: number): Promise<Found> => {
    const { rows } = await database().execute<Found>(sql`with hits as materialized (${hits})
      select (select count(*)::int from hits) as total,
        array(select id from hits order by ${order} limit ${ADMIN_PAGE_SIZE} offset ${(wanted - 1) * ADMIN_PAGE_SIZE}) as ids`)
    return rows[0]!
  }
  const first = await ask(page)
  const { offset: _, ...within } = pageWithin(first.total, page)
  const { ids } = within.page === page ? first : await ask(within.page)
  return { ids, total: first.total, ...within }
}
