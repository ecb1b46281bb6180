// The server's side of a list: maps the declared names to SQL. A declared sort or filter without a mapping does not compile. A
// page is read in two steps, first the sorted ids and then the rows of those ids, so that joined data (names, counts,
// pictures) is read for twenty rows only.
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
type SortKey = { by: Column | 'id'; order: (direction: Direction) => string }
type Sort = {
  /** Left out: by the column alone, with ties ordered by id. */
  keys: SortKey[]
  /** Replaces the `from` of the list for this sort; it must include what the filters need. */
  from?: SQL
  id?: Column
  hasIndex?: false
}

export const inListOrder = (by: Column | 'id'): SortKey => ({ by, order: (direction) => direction })
export const inReverseOrder = (by: Column): SortKey => ({
  by,
  order: (direction) => (direction === 'asc' ? 'desc' : 'asc'),
})
/** Always ascending, whatever the direction of the list. */
export const ascending = (by: Column | 'id'): SortKey => ({ by, order: () => 'asc' })
export const descending = (by: Column | 'id'): SortKey => ({ by, order: () => 'desc' })
export const nullsLast = (by: Column): SortKey => ({ by, order: (direction) => `${direction} nulls last` })
/** By one column, with ties ordered by id so that paging is stable. */
export const sortBy = (column: Column): Sort => ({ keys: [inListOrder(column), inListOrder('id')] })

type ListSource<L extends AdminList, Row extends { id: RowId }> = {
  from: SQL
  id: Column
  sorts: { [Name in SortOf<L>]: Sort }
  filters: { [Name in FilterName<L>]: (value: ValueOf<L['filters'][Name]>) => SQL | undefined }
  /** One text searched by its trigram index, or the predicates of a word search. */
  search: Column | ((match: Match, words: string) => Promise<Predicate[]>)
  /** The rows of these ids; their order does not matter. */
  rows: (ids: string[]) => Promise<Row[]>
}

/** What reads a list; takes proof of an administrator, so that nobody else can call it. */
export type ListReader<L extends AdminList, Row> = {
  /** @returns the last page when a later one is requested */
  page: (
    admin: Admin,
    query: ListQuery<L>,
  ) => Promise<{ items: Row[]; total: number; more?: boolean; page: number; pages: number }>
  /** The first rows of the list, for a file. */
  first: (admin: Admin, query: ListQuery<L>, max: number) => Promise<Row[]>
}

/** From the start of a day in El Salvador, or until its end. */
export const sinceDay = (column: Column) => (day: string) => sql`${column} >= ${startOfDay(day).toISOString()}`
export const untilDay = (column: Column) => (day: string) =>
  sql`${column} < ${new Date(startOfDay(day).getTime() + DAY_MS).toISOString()}`
export const equals = (column: Column) => (value: string) => sql`${column} = ${value}`

export type Wire<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name]
}
export const toWire = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Wire<Row>

/** Creates the reader of a declared list. @param source the SQL of the declared names */
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
    const order = keys.map(({ by, order }, at) => `${by === 'id' ? 'id' : `key${at}`} ${order(query.dir)}`).join(', ')
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

  /** The sorted ids of a list without a word search. */
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
        const { ids, ...counts } = await findPage(query.q, plannerOf(query, search), query.page)
        return { ...counts, items: await rowsOf(ids) }
      }
      const counts = await database().execute<{ total: number }>(
        sql`select count(*)::int as total from ${source.from} ${whereOf(conditionOf(query))}`,
      )
      const { total } = counts.rows[0]!
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
