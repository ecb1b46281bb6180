// What an address says of the filters of a search, and how it is written.
import { readWhere } from '../near/near.rules.ts'
import { daysInOrder } from '../trip/trip.rules.ts'
import { type FilterParams, type FilterValues, filterEntries, forEachFilter } from './filter.fields.ts'
import { noneOf, oneOf, paramOf, readValue } from './filter-value.rules.ts'

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'distance'] as const
export type Sort = (typeof SORTS)[number]

/** All filters of a search (SRCH-12), and its order. */
export type Filters = FilterValues & { sort: Sort | null }

/** Filters that restrict nothing (CONST-08). */
export const noFilters: Filters = { ...(forEachFilter(noneOf) as FilterValues), sort: null }

/**
 * Reads an address leniently: invalid values count as missing, so that an old or mistyped link still opens.
 * @param raw parameter names and texts
 */
export const readFilters = (raw: Record<string, unknown>): Filters =>
  inOrder({
    ...(forEachFilter((field) => readValue(field, raw[field.param])) as FilterValues),
    sort: oneOf(SORTS, raw.sort),
  })

/**
 * Normalizes filters: reversed ranges are swapped, a first day alone is a range of one, children need an adult, and a place in
 * the words becomes a place.
 */
export function inOrder(filters: Filters): Filters {
  const [minPrice, maxPrice] = [filters.minPrice, filters.maxPrice].sort((a, b) => a - b) as [number, number]
  const children = Math.min(filters.children, filters.guests - 1)
  const where = readWhere(filters.q)
  return { ...filters, ...where, minPrice, maxPrice, ...daysInOrder(filters), children }
}

/** Parameters of an address; undefined: absent. */
export type SearchParams = FilterParams & { sort?: Sort | undefined }

/** The shortest address of a search, always in the same order, so that equal searches have equal addresses. */
export function writeFilters(filters: Filters): SearchParams {
  const params: Record<string, unknown> = {}
  for (const [name, field] of filterEntries) params[field.param] = paramOf(field, filters[name])
  if (filters.to === filters.from) params.to = undefined
  params.sort = filters.sort ?? undefined
  return params
}
