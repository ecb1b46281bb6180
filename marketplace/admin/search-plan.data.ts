// How an operator's search words become a query that answers within 100 ms over 100,000 rows (docs/decisions/0126 and 0180). A
// row may match by several predicates (its own text, the name of its host, …), each with its own index; one `or` of all of
// them would use no index. `filterFirst` runs each predicate separately and sorts the matches, up to MAX_COUNTED rows.
// Searches with more matches are answered by `orderedScan`, which reads the table in index order until a page is full.
import { type SQL, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { ADMIN_PAGE_SIZE } from './list.contract.ts'
import { MAX_COUNTED, MAX_PAGE } from './list.rules.ts'

export type Column = SQL | { getSQL(): SQL }

/** Escapes `%`, `_` and `\`, so that they match themselves in a LIKE pattern. */
export const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a text contains these words, ignoring accents and case; uses a trigram index on `place_key(column)`. */
export const contains = (column: Column, words: string): SQL => sql`place_key(${column}) like place_key(${part(words)})`

export function pageWithin(total: number, page: number) {
  const pages = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE))
  const currentPage = Math.min(page, pages)
  return { page: currentPage, pages, offset: (currentPage - 1) * ADMIN_PAGE_SIZE }
}

/** How a text is compared with the search words (docs/decisions/0126). */
export type Match = {
  /** Uses a text-search index on `word_document(column)`, or a trigram index on `place_key(column)`. */
  text: (column: Column) => SQL
  /** For a column that is already normalized. */
  key: (column: SQL) => SQL
}

/** Every search word must begin a word of the text. */
const wordPrefix = (words: string): Match => {
  const begins = part(words).slice(1)
  return {
    text: (column) => sql`word_document(${column}) @@ word_query(${words})`,
    key: (column) => sql`(${column} like place_key(${begins}) or ${column} like '% ' || place_key(${begins}))`,
  }
}
const substring = (words: string): Match => ({
  text: (column) => contains(column, words),
  key: (column) => sql`${column} like place_key(${part(words)})`,
})

export type Predicate = {
  /** Starts from the search words: finds all matches by an index. */
  indexScan: SQL
  /** Starts from the row: for testing rows one by one during a scan. */
  rowTest: SQL
}
export const predicate = (condition: SQL): Predicate => ({ indexScan: condition, rowTest: condition })

/** A list in one order, with its conditions other than the search words. */
export type OrderedSelect = {
  from: SQL
  /** The columns `id` and the sort columns, under aliases. */
  columns: SQL
  condition: SQL | undefined
  /** By these aliases. */
  order: SQL
  /** False when no index has this order: then all matches are sorted, however many there are. */
  hasIndex: boolean
}
type SearchPlan = OrderedSelect & { predicates: Predicate[] }
export type Planner = (match: Match) => Promise<SearchPlan>

/** Above this many matching people or titles they are joined instead of listed by id. */
const MAX_LOOKUPS = 300

/**
 * Predicates for columns that refer to another table.
 * @param table with a column `id` @param condition of a row of it
 * @returns the predicates of such a column; none when no row matches
 */
export async function referringTo(table: SQL, condition: SQL): Promise<(reference: Column) => Predicate[]> {
  const ids = sql`select id from ${table} where ${condition}`
  const { rows } = await database().execute<{ id: string }>(sql`${ids} limit ${MAX_LOOKUPS + 1}`)
  if (rows.length === 0) return () => []
  if (rows.length > MAX_LOOKUPS)
    return (reference) => [
      {
        indexScan: sql`${reference} in (${ids})`,
        rowTest: sql`(select ${condition} from ${table} where id = ${reference})`,
      },
    ]
  const few = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`
  return (reference) => [predicate(sql`${reference} = any(${few})`)]
}

/** People with this name; for hosts only those who have published something, who are few. */
export const travelersByName = ({ text }: Match) => referringTo(sql`profiles`, text(sql`full_name`))
export const hostsByName = ({ text }: Match) =>
  referringTo(
    sql`profiles`,
    sql`${text(sql`full_name`)} and exists (select from experiences e where e.host_id = profiles.id)`,
  )

const withFound = ({ from, columns, condition }: OrderedSelect, match: SQL) =>
  sql`select ${columns} from ${from} where ${condition ? sql`${condition} and ${match}` : match}`

/**
 * Tells the planner that random reads cost as much as sequential ones, because the back office's indexes and tables are in
 * memory; otherwise it would prefer a full scan.
 */
export const withMemoryCosts = <Row extends Record<string, unknown>>(query: SQL) =>
  database().transaction(async (tx) => {
    await tx.execute(sql`set local random_page_cost = 1.1`)
    return (await tx.execute<Row>(query)).rows
  })

type MatchedPage = { total: number; ids: RowId[] }

/**
 * The number of matches, up to `max` + 1, and the sorted ids of one page. Tens of thousands of matches are neither counted to
 * the end nor fully sorted, because that would take too long.
 */
async function filterFirst(plan: SearchPlan, max: number | null, limit: number, offset: number): Promise<MatchedPage> {
  if (plan.predicates.length === 0) return { total: 0, ids: [] }
  const cap = max === null ? sql`` : sql`limit ${max + 1}`
  const each = plan.predicates.map(({ indexScan }) => sql`(${withFound(plan, indexScan)} ${cap})`)
  const [matched] = await withMemoryCosts<MatchedPage>(sql`
    with hits as materialized (select * from (${sql.join(each, sql` union `)}) found ${cap})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${plan.order} limit ${limit} offset ${offset}) as ids`)
  return matched!
}

/** The ids of a page when matches are so frequent that a scan in list order soon finds enough. */
async function orderedScan(plan: SearchPlan, limit: number, offset: number): Promise<RowId[]> {
  const tests = plan.predicates.map(({ rowTest }) => rowTest)
  const rows = await withMemoryCosts<{ id: RowId }>(
    sql`${withFound(plan, sql`(${sql.join(tests, sql` or `)})`)} order by ${plan.order} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => id)
}

/** First matches at the beginning of words; only if there is none, matches inside words, which are slower. */
async function byWords(
  words: string,
  planner: Planner,
  search: (plan: SearchPlan) => Promise<FoundPage>,
): Promise<FoundPage> {
  const byPrefix = await search(await planner(wordPrefix(words)))
  return byPrefix.total > 0 ? byPrefix : search(await planner(substring(words)))
}

export type RowId = string | number
/** The ids of a page; `more` means more matches than are counted, of which only the first pages can be opened. */
type FoundPage = { ids: RowId[]; total: number; more?: boolean; page: number; pages: number }
const SIZE = ADMIN_PAGE_SIZE

export const findPage = (words: string, planner: Planner, page: number) =>
  byWords(words, planner, async (plan) => {
    const { total, ids } = await filterFirst(plan, MAX_COUNTED, SIZE, (page - 1) * SIZE)
    if (total > MAX_COUNTED) {
      const { offset, ...within } = pageWithin(MAX_PAGE, page)
      const visible = plan.hasIndex
        ? await orderedScan(plan, SIZE, offset)
        : (await filterFirst(plan, null, SIZE, offset)).ids
      return { ids: visible, total: MAX_COUNTED, more: true, ...within }
    }
    const { offset, ...within } = pageWithin(total, page)
    if (within.page === page) return { ids, total, ...within }
    return { ids: (await filterFirst(plan, MAX_COUNTED, SIZE, offset)).ids, total, ...within }
  })

/** The ids of the first matches, for a file, which may take longer than a page. */
export async function findFirst(words: string, planner: Planner, max: number): Promise<RowId[]> {
  const fetchAll = async (plan: SearchPlan) => ({ ...(await filterFirst(plan, null, max, 0)), page: 1, pages: 1 })
  return (await byWords(words, planner, fetchAll)).ids
}
