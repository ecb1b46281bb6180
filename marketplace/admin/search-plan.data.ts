// How words of an operator become a query that answers within 100 ms over 100,000 rows (docs/decisions/0126 and 0180). A row may
// be found by several predicates (its own text, the name of its host, …), each with an index of its own; one `or` of them
// all would use none. `filterFirst` asks each predicate by itself and sorts what they found, up to MAX_COUNTED rows. What
// finds more is answered by `orderedScan`: the table in the order of its index, until a page is full.
import { type SQL, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { ADMIN_PAGE_SIZE } from './list.contract.ts'
import { MAX_COUNTED, MAX_PAGE } from './list.rules.ts'

export type Column = SQL | { getSQL(): SQL }

/** `%`, `_` and `\` stand for themselves. */
export const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a text contains these words whatever their accents and capitals; served by a trigram index on `place_key(column)`. */
export const contains = (column: Column, words: string): SQL => sql`place_key(${column}) like place_key(${part(words)})`

/** Where a page begins, and the page that is meant when so many rows exist. @param page as asked for, from 1 */
export function pageWithin(total: number, page: number) {
  const pages = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE))
  const shown = Math.min(page, pages)
  return { page: shown, pages, offset: (shown - 1) * ADMIN_PAGE_SIZE }
}

/** How a text is held against the words of an operator (docs/decisions/0126). */
export type Match = {
  /** Served by a text-search index on `word_document(column)`, or by a trigram index on `place_key(column)`. */
  text: (column: Column) => SQL
  /** For a column that holds keys already. */
  key: (column: SQL) => SQL
}

/** Each of the words begins a word of the text. */
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

/** One of the conditions by which words find a row. */
export type Predicate = {
  /** Begins with what is looked for: for finding all of the rows by an index. */
  indexScan: SQL
  /** Begins with the row: for rows that are gone through one by one. */
  rowTest: SQL
}
export const predicate = (condition: SQL): Predicate => ({ indexScan: condition, rowTest: condition })

/** A list in one order, with what of it is wanted besides words. */
export type OrderedSelect = {
  /** The table, with what its conditions need. */
  from: SQL
  /** The columns `id` and what it is sorted by, under names of their own. */
  columns: SQL
  condition: SQL | undefined
  /** Of these names. */
  order: SQL
  /** False when no index has this order: then all that is found is sorted, however much it is. */
  hasIndex: boolean
}
export type SearchPlan = OrderedSelect & { predicates: Predicate[] }
/** By which predicates a list is searched, given how texts are matched. */
export type Planner = (match: Match) => Promise<SearchPlan>

/** More people or titles than these are joined, instead of looked up one by one. */
const MAX_LOOKUPS = 300

/**
 * What a list refers to. @param table with a column `id` @param condition of a row of it
 * @returns the predicates of a column that refers to such rows; none when there is no such row
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

/** People called so; of hosts only those who have offered something, who are few. */
export const travelersCalled = ({ text }: Match) => referringTo(sql`profiles`, text(sql`full_name`))
export const hostsCalled = ({ text }: Match) =>
  referringTo(
    sql`profiles`,
    sql`${text(sql`full_name`)} and exists (select from experiences e where e.host_id = profiles.id)`,
  )

/** What holds, and this besides. */
const withFound = ({ from, columns, condition }: OrderedSelect, found: SQL) =>
  sql`select ${columns} from ${from} where ${condition ? sql`${condition} and ${found}` : found}`

/** Indexes and tables of the back office are read from memory: one row there costs what the next one costs. */
export const readingFromMemory = <Row extends Record<string, unknown>>(query: SQL) =>
  database().transaction(async (tx) => {
    await tx.execute(sql`set local random_page_cost = 1.1`)
    return (await tx.execute<Row>(query)).rows
  })

type Found = { total: number; ids: RowId[] }

/**
 * How many rows there are, up to one more than `max`, and the ids of some of those in their order. What tens of thousands
 * of rows hold is neither counted to its end nor sorted whole.
 */
async function filterFirst(plan: SearchPlan, max: number | null, limit: number, offset: number): Promise<Found> {
  if (plan.predicates.length === 0) return { total: 0, ids: [] }
  const cap = max === null ? sql`` : sql`limit ${max + 1}`
  const each = plan.predicates.map(({ indexScan }) => sql`(${withFound(plan, indexScan)} ${cap})`)
  const [found] = await readingFromMemory<Found>(sql`
    with hits as materialized (select * from (${sql.join(each, sql` union `)}) found ${cap})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${plan.order} limit ${limit} offset ${offset}) as ids`)
  return found!
}

/** Ids of so many rows that the first of them are met soon on a walk through the whole list in its order. */
async function orderedScan(plan: SearchPlan, limit: number, offset: number): Promise<RowId[]> {
  const tests = plan.predicates.map(({ rowTest }) => rowTest)
  const rows = await readingFromMemory<{ id: RowId }>(
    sql`${withFound(plan, sql`(${sql.join(tests, sql` or `)})`)} order by ${plan.order} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => id)
}

/** Beginnings of words first; only what begins nowhere so is looked for inside of words. */
async function byWords(
  words: string,
  planner: Planner,
  ask: (plan: SearchPlan) => Promise<FoundPage>,
): Promise<FoundPage> {
  const found = await ask(await planner(wordPrefix(words)))
  return found.total > 0 ? found : ask(await planner(substring(words)))
}

export type RowId = string | number
/** Ids of a page; `more` stands for more rows than are counted: then only the first pages can be seen. */
export type FoundPage = { ids: RowId[]; total: number; more?: boolean; page: number; pages: number }
const SIZE = ADMIN_PAGE_SIZE

/** A page of what words find. */
export const findPage = (words: string, planner: Planner, page: number) =>
  byWords(words, planner, async (plan) => {
    const { total, ids } = await filterFirst(plan, MAX_COUNTED, SIZE, (page - 1) * SIZE)
    if (total > MAX_COUNTED) {
      const { offset, ...within } = pageWithin(MAX_PAGE, page)
      const seen = plan.hasIndex
        ? await orderedScan(plan, SIZE, offset)
        : (await filterFirst(plan, null, SIZE, offset)).ids
      return { ids: seen, total: MAX_COUNTED, more: true, ...within }
    }
    const { offset, ...within } = pageWithin(total, page)
    if (within.page === page) return { ids, total, ...within }
    return { ids: (await filterFirst(plan, MAX_COUNTED, SIZE, offset)).ids, total, ...within }
  })

/** The ids of the first rows that words find, for a file: it may take its time. */
export async function findFirst(words: string, planner: Planner, max: number): Promise<RowId[]> {
  const whole = async (plan: SearchPlan) => ({ ...(await filterFirst(plan, null, max, 0)), page: 1, pages: 1 })
  return (await byWords(words, planner, whole)).ids
}
