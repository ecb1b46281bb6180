// The server's side of a list: the declared names mapped to SQL. A sort or filter that is declared and not mapped does not
// compile. A page is read in two steps, the ids in their order and then the rows of these ids, so that whatever a row shows
// besides (names, counts, pictures) is read for twenty rows only.
import { and, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { startOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { ADMIN_PAGE_SIZE } from './list.contract.ts'
import type { AdminList, FilterName, ListQuery, SortOf, ValueOf } from './list.rules.ts'
import {
  type Column,
  contains,
  findFirst,
  findPage,
  type Match,
  type OrderedSelect,
  type Planner,
  type Predicate,
  pageWithin,
  type RowId,
} from './search-plan.data.ts'

type Direction = 'asc' | 'desc'
/** One thing a list is sorted by, and which way it runs when the list runs one way. */
type SortKey = { by: Column | 'id'; way: (direction: Direction) => string }
type Sort = {
  /** Nothing means by the column alone, and by id among the same. */
  keys: SortKey[]
  /** The table to begin with, when it is another one for this sort; with what the filters need. */
  from?: SQL
  id?: Column
  /** False when no index has this order. */
  hasIndex?: false
}

/** Runs as the list does. */
export const along = (by: Column | 'id'): SortKey => ({ by, way: (direction) => direction })
/** Runs against the list. */
export const against = (by: Column): SortKey => ({ by, way: (direction) => (direction === 'asc' ? 'desc' : 'asc') })
/** Runs upwards or downwards, whatever the list does. */
export const ascending = (by: Column | 'id'): SortKey => ({ by, way: () => 'asc' })
export const descending = (by: Column | 'id'): SortKey => ({ by, way: () => 'desc' })
/** Runs as the list does, with what is empty at its end. */
export const emptyLast = (by: Column): SortKey => ({ by, way: (direction) => `${direction} nulls last` })
/** By one column, and by id among the same. */
export const by = (column: Column): Sort => ({ keys: [along(column), along('id')] })

export type ListSource<L extends AdminList, Row extends { id: RowId }> = {
  /** The table, with what the filters need. */
  from: SQL
  id: Column
  sorts: { [Name in SortOf<L>]: Sort }
  filters: { [Name in FilterName<L>]: (value: ValueOf<L['filters'][Name]>) => SQL | undefined }
  /** One text that is searched anywhere by its trigram index, or the predicates that words find rows by. */
  search: Column | ((match: Match, words: string) => Promise<Predicate[]>)
  /** The rows of these ids, in any order. */
  rows: (ids: string[]) => Promise<Row[]>
}

/** What a list of the back office reads; only administrators do. */
export type ListReader<L extends AdminList, Row> = {
  /** @returns the last page when a later one is asked for */
  page: (
    admin: Admin,
    query: ListQuery<L>,
  ) => Promise<{ items: Row[]; total: number; more?: boolean; page: number; pages: number }>
  /** The list from its beginning, for a file. */
  first: (admin: Admin, query: ListQuery<L>, max: number) => Promise<Row[]>
}

/** From the beginning of a day of El Salvador on. */
export const sinceDay = (column: Column) => (day: string) => sql`${column} >= ${startOfDay(day).toISOString()}`
/** Until the end of a day of El Salvador. */
export const untilDay = (column: Column) => (day: string) =>
  sql`${column} < ${new Date(startOfDay(day).getTime() + DAY_MS).toISOString()}`
/** For a filter by the value of a column. */
export const equals = (column: Column) => (value: string) => sql`${column} = ${value}`

/** A row as it goes over the wire: instants in UTC. */
export type Wire<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name]
}
export const toWire = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Wire<Row>

/** Reads a list as it is declared. @param source the SQL behind the declared names */
export function readList<L extends AdminList, Row extends { id: RowId }>(
  list: L,
  source: ListSource<L, Row>,
): ListReader<L, Row> {
  const { search } = source
  const isPlain = typeof search !== 'function'

  function conditionOf(query: ListQuery<L>): SQL | undefined {
    const filters = Object.keys(list.filters) as FilterName<L>[]
    return and(
      isPlain && query.q ? contains(search, query.q) : undefined,
      ...filters.map((name) => {
        const value = query[name] as ValueOf<L['filters'][typeof name]> | undefined
        return value === undefined ? undefined : source.filters[name](value)
      }),
    )
  }
  function selectOf(query: ListQuery<L>): OrderedSelect {
    const { keys, from = source.from, id = source.id, hasIndex = true } = source.sorts[query.sort]
    const columns = keys.flatMap(({ by }, at) => (by === 'id' ? [] : [sql`, ${by} as ${sql.raw(`key${at}`)}`]))
    const order = keys.map(({ by, way }, at) => `${by === 'id' ? 'id' : `key${at}`} ${way(query.dir)}`).join(', ')
    return {
      from,
      columns: sql`${id} as id${sql.join(columns)}`,
      condition: conditionOf(query),
      order: sql.raw(order),
      hasIndex,
    }
  }
  const plannerOf =
    (query: ListQuery<L>, predicates: Exclude<typeof search, Column>): Planner =>
    async (match) => ({ ...selectOf(query), predicates: await predicates(match, query.q) })

  /** The ids of a list that is not searched by predicates, in their order. */
  async function idsOf(query: ListQuery<L>, limit: number, offset: number): Promise<RowId[]> {
    const { from, columns, condition, order } = selectOf(query)
    const { rows } = await database().execute<{ id: RowId }>(
      sql`select ${columns} from ${from} ${whereOf(condition)} order by ${order} limit ${limit} offset ${offset}`,
    )
    return rows.map(({ id }) => id)
  }
  async function rowsOf(ids: RowId[]): Promise<Row[]> {
    if (ids.length === 0) return []
    const byId = new Map((await source.rows(ids.map(String))).map((row) => [String(row.id), row]))
    return ids.flatMap((id) => byId.get(String(id)) ?? [])
  }

  return {
    page: async (_admin, query) => {
      if (query.q && !isPlain) {
        const { ids, ...found } = await findPage(query.q, plannerOf(query, search), query.page)
        return { ...found, items: await rowsOf(ids) }
      }
      const counted = await database().execute<{ total: number }>(
        sql`select count(*)::int as total from ${source.from} ${whereOf(conditionOf(query))}`,
      )
      const { total } = counted.rows[0]!
      const { page, pages, offset } = pageWithin(total, query.page)
      return { items: await rowsOf(await idsOf(query, ADMIN_PAGE_SIZE, offset)), total, page, pages }
    },
    first: async (_admin, query, max) =>
      rowsOf(
        query.q && !isPlain ? await findFirst(query.q, plannerOf(query, search), max) : await idsOf(query, max, 0),
      ),
  }
}

const whereOf = (condition: SQL | undefined) => (condition ? sql`where ${condition}` : sql``)
