import type { z } from 'zod'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { findCards } from '../catalogue/card.data.ts'
import { findPage } from '../catalogue/find.data.ts'
import { type FilterValues, forEachFilter } from './filter.fields.ts'
import type * as contract from './search.contract.ts'
import { type Filters, inOrder, readCursor, type Sort, sortOf, writeCursor } from './search.rules.ts'

type Query = Omit<z.output<(typeof contract.list)['query']>, 'sort' | 'after' | 'limit'> & {
  sort?: Sort | undefined
}

/** The words of the wire as the rules know them. */
export const filtersOf = ({ sort, ...query }: Query): Filters =>
  inOrder({
    ...(forEachFilter(({ param }) => query[param as keyof typeof query] ?? null) as FilterValues),
    sort: sort ?? null,
  })

export const list: Serve<typeof contract.list> = async ({ query, now }) => {
  const filters = filtersOf(query)
  const sort = sortOf(filters)
  const cursor = readCursor(query.after, sort)
  if (query.after && !cursor) return refuse('CURSOR_UNKNOWN')
  const { ids, after, total, totalIsMore, dates } = await findPage({ filters, now, cursor, size: query.limit })
  return {
    items: await findCards(ids, now, dates),
    total,
    totalIsMore,
    next: after && writeCursor({ sort, after }),
  }
}
