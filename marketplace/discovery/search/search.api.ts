import type { z } from 'zod'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { cardsByIds } from '../discovery.data.ts'
import { ask } from './condition.data.ts'
import { type FilterValues, forEachFilter } from './filter.fields.ts'
import type * as contract from './search.contract.ts'
import { type Found, gatherPage, walkPage } from './search.data.ts'
import {
  type Filters,
  filterKey,
  inOrder,
  MAX_COUNTED,
  readCursor,
  type Sort,
  sortOf,
  writeCursor,
} from './search.rules.ts'

type Query = Omit<z.output<(typeof contract.list)['query']>, 'sort' | 'after' | 'limit'> & {
  sort?: Sort | undefined
}

/** The words of the wire as the rules know them. */
export const filtersOf = ({ sort, ...query }: Query): Filters =>
  inOrder({
    ...(forEachFilter(({ param }) => query[param as keyof typeof query] ?? null) as FilterValues),
    sort: sort ?? null,
  })

/** Remembered only when there are more than are counted: it saves the counting, and the figure said is the same. */
const totals = memoizeTtl<number>({ seconds: 30, most: 1000, worth: (total) => total > MAX_COUNTED })

export const list: Serve<typeof contract.list> = async ({ query, now }) => {
  const filters = filtersOf(query)
  const sort = sortOf(filters)
  const cursor = readCursor(query.after, sort)
  if (query.after && !cursor) return refuse('CURSOR_UNKNOWN')
  const asked = await ask(filters, now)
  let page: Found | undefined
  const total = await totals(filterKey(filters), async () => {
    const gathered = await gatherPage(asked, cursor, query.limit)
    page = gathered
    return gathered.total
  })
  const isMore = total > MAX_COUNTED
  if (isMore) page = await walkPage(asked, cursor, query.limit)
  const { ids, after } = page ?? (await gatherPage(asked, cursor, query.limit))
  return {
    items: await cardsByIds(ids, now, asked.dates ?? undefined),
    total: Math.min(total, MAX_COUNTED),
    totalIsMore: isMore,
    next: after && writeCursor({ sort, after }),
  }
}
