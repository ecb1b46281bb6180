import { type SQL, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { ADMIN_PAGE_SIZE } from './list.contract.ts'
import { MAX_COUNTED, MAX_PAGE } from './list.rules.ts'

type Column = SQL | { getSQL(): SQL }

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
const beginning = (words: string): Match => {
  const begins = part(words).slice(1)
  return {
    text: (column) => sql`word_document(${column}) @@ word_query(${words})`,
    key: (column) => sql`(${column} like place_key(${begins}) or ${column} like '% ' || place_key(${begins}))`,
  }
}
const anywhere = (words: string): Match => ({
  text: (column) => contains(column, words),
  key: (column) => sql`${column} like place_key(${part(words)})`,
})

/** One of the ways to find a row. */
type Way = {
  /** The condition that begins with what is looked for: for finding all of the rows by an index. */
  find: SQL
  /** The condition that begins with the row: for rows that are gone through one by one. */
  holds: SQL
}
export const oneWay = (condition: SQL): Way => ({ find: condition, holds: condition })

/** The rows of a list that words may find. */
export type Search = {
  /** The table, with what its conditions need. */
  from: SQL
  /** The columns `id` and what it is sorted by, under names of their own. */
  columns: SQL
  /** What holds besides the words. */
  filter: SQL | undefined
  /** A row is found by any of these; each is asked by itself, because each has an index of its own. */
  ways: Way[]
  /** Of these names, the last one `id`. */
  order: SQL
  /** False when no index has this order: then all that is found is sorted, however much it is. */
  walkable?: boolean
}
/** A list that can be searched: what it asks, given how texts are matched. */
export type Searched = (match: Match) => Promise<Search>

/** More people or titles than these are joined, instead of looked up one by one. */
const MAX_LOOKUPS = 300

/**
 * What a list refers to. @param table with a column `id` @param condition of a row of it
 * @returns the way that leads from a reference to such rows; nothing when there is none
 */
export async function among(table: SQL, condition: SQL): Promise<(reference: Column) => Way[]> {
  const ids = sql`select id from ${table} where ${condition}`
  const { rows } = await database().execute<{ id: string }>(sql`${ids} limit ${MAX_LOOKUPS + 1}`)
  if (rows.length === 0) return () => []
  if (rows.length > MAX_LOOKUPS)
    return (reference) => [
      { find: sql`${reference} in (${ids})`, holds: sql`(select ${condition} from ${table} where id = ${reference})` },
    ]
  const few = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`
  return (reference) => [oneWay(sql`${reference} = any(${few})`)]
}

/** People called so; of hosts only those who have offered something, who are few. */
export const travelersCalled = ({ text }: Match) => among(sql`profiles`, text(sql`full_name`))
export const hostsCalled = ({ text }: Match) =>
  among(
    sql`profiles`,
    sql`${text(sql`full_name`)} and exists (select from experiences e where e.host_id = profiles.id)`,
  )

const rowsOf = ({ from, columns, filter }: Search, found: SQL) =>
  sql`select ${columns} from ${from} where ${filter ? sql`${filter} and ${found}` : found}`

/** Indexes and tables of the back office are read from memory: one row there costs what the next one costs. */
const readingFromMemory = <Row extends Record<string, unknown>>(query: SQL) =>
  database().transaction(async (tx) => {
    await tx.execute(sql`set local random_page_cost = 1.1`)
    return (await tx.execute<Row>(query)).rows
  })

type Counted = { total: number; ids: string[] }

/**
 * How many rows there are, up to one more than `most`, and the ids of some of those in their order. What tens of thousands
 * of rows hold is neither counted to its end nor sorted whole.
 */
async function count(search: Search, most: number | null, limit: number, offset: number): Promise<Counted> {
  if (search.ways.length === 0) return { total: 0, ids: [] }
  const cap = most === null ? sql`` : sql`limit ${most + 1}`
  const some = search.ways.map(({ find }) => sql`(${rowsOf(search, find)} ${cap})`)
  const [counted] = await readingFromMemory<Counted>(sql`
    with hits as materialized (select * from (${sql.join(some, sql` union `)}) found ${cap})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${search.order} limit ${limit} offset ${offset}) as ids`)
  return counted!
}

/** Ids of so many rows that the first of them are met soon on a walk through the whole list in its order. */
async function walk(search: Search, limit: number, offset: number): Promise<string[]> {
  const any = sql`(${sql.join(
    search.ways.map(({ holds }) => holds),
    sql` or `,
  )})`
  const rows = await readingFromMemory<{ id: string }>(
    sql`${rowsOf(search, any)} order by ${search.order} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => id)
}

/** Beginnings of words first; only what begins nowhere so is looked for inside of words. */
async function byWords<Found extends { total: number }>(
  words: string,
  searched: Searched,
  ask: (search: Search) => Promise<Found>,
): Promise<Found> {
  const found = await ask(await searched(beginning(words)))
  return found.total > 0 ? found : ask(await searched(anywhere(words)))
}

const SIZE = ADMIN_PAGE_SIZE

/** A page of what words find. `more` stands for more rows than are counted: then only the first pages can be seen. */
export const findPage = (words: string, searched: Searched, page: number) =>
  byWords(words, searched, async (search) => {
    const { total, ids } = await count(search, MAX_COUNTED, SIZE, (page - 1) * SIZE)
    if (total > MAX_COUNTED) {
      const { offset, ...within } = pageWithin(MAX_PAGE, page)
      const seen =
        search.walkable === false ? (await count(search, null, SIZE, offset)).ids : await walk(search, SIZE, offset)
      return { ids: seen, total: MAX_COUNTED, more: true, ...within }
    }
    const { offset, ...within } = pageWithin(total, page)
    if (within.page === page) return { ids, total, ...within }
    return { ids: (await count(search, MAX_COUNTED, SIZE, offset)).ids, total, ...within }
  })

/** The ids of the first rows that words find, for a file: it may take its time. */
export const findFirst = async (words: string, searched: Searched, most: number): Promise<string[]> =>
  (await byWords(words, searched, (search) => count(search, null, most, 0))).ids

/** The ids of all rows that words find; null when there are more. */
export async function findAll(words: string, searched: Searched, most: number): Promise<string[] | null> {
  const { total, ids } = await byWords(words, searched, (search) => count(search, most, most, 0))
  return total > most ? null : ids
}
