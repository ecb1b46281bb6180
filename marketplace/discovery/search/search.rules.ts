// Words, orders, cursors and limits of the search. Its filters and how addresses carry them are in filters/filter-address.rules.ts.
import { readCursor as readParts, writeCursor as writeParts } from '#platform/http/cursor.ts'
import { type FilterName, type FilterValues, filterFields } from './filters/filter.fields.ts'
import { type Filters, noFilters, type Sort, writeFilters } from './filters/filter-address.rules.ts'
import type { Center } from './near/near.rules.ts'

export type PriceBand = NonNullable<FilterValues['price']>

/** A search with its place resolved, so that the name is looked up once per request. */
export type Located = { filters: Filters; near: Center | null }

export const PAGE_SIZE = 24
/** Counting stops here: "más de 1,000". */
export const MAX_COUNTED = 1000
export const MAX_GUESTS = filterFields.guests.max
export const RATINGS = [4.5, 4, 3] as const

/** Low below 50, medium 50 to under 100, high from 100 (SRCH-07, CONST-14). */
export const priceBandOf = (price: number): PriceBand => (price < 50 ? 'low' : price < 100 ? 'medium' : 'high')
export const PRICE_BANDS: Record<PriceBand, { from: number; below: number | null }> = {
  low: { from: 0, below: 50 },
  medium: { from: 50, below: 100 },
  high: { from: 100, below: null },
}

/** The order when none was chosen: nearest first with a place, best matches first with words, else newest first. */
export function sortOf({ sort, q, near }: Pick<Filters, 'sort' | 'q' | 'near'>): Sort {
  const worded = searchWords(q).length > 0
  if (sort && (sort !== 'relevance' || worded) && (sort !== 'distance' || near)) return sort
  return near ? 'distance' : worded ? 'relevance' : 'newest'
}

/** The words of a search without punctuation, at most twelve. */
export const searchWords = (q: string): string[] =>
  (
    q
      .normalize('NFC')
      .toLocaleLowerCase('es')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 12)

/** Words that describe everything here, so they are ignored beside others: 'Tour a caballo' searches for 'a caballo'. */
const GENERIC = new Set(
  'tour tours experiencia experiencias actividad actividades plan planes viaje viajes turismo algo lugar lugares hacer'.split(
    ' ',
  ),
)
export function significantWords(words: string[]): string[] {
  const specific = words.filter((word) => !GENERIC.has(word))
  return specific.some((word) => word.length > 2) ? specific : words
}

export function withoutFilter(filters: Filters, name: FilterName, value?: string): Filters {
  const current = filters[name]
  const remaining = Array.isArray(current) ? current.filter((item) => item !== value) : noFilters[name]
  return {
    ...filters,
    [name]: remaining,
    // Filters that depend on the removed one go with it.
    ...(name === 'from' && { to: null }),
    ...(name === 'guests' && { children: 0 }),
    ...(name === 'near' && { minutes: 0 }),
    ...(name === 'q' && filters.sort === 'relevance' && { sort: null }),
  }
}

/** A key per search: equal filters give equal text, in whatever order they were given. */
export const filterKey = (filters: Filters): string => {
  const lists = Object.entries(writeFilters({ ...filters, sort: null })).filter(([, value]) => value !== undefined)
  return JSON.stringify(lists.map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]))
}

/** A cursor: the order, the last row's sort key, and the row. */
export type Cursor = { sort: Sort; after: string[] }

const AT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const NUMBER = /^\d{1,9}(\.\d{1,10})?(e-\d{1,2})?$/
const OLDER = /^older$/
const SHAPES: Record<Sort, RegExp[][]> = {
  // Two forms: all matches ranked, or the newest ranked and the rest by age; see search.data.ts.
  relevance: [
    [NUMBER, AT, ID],
    [NUMBER, AT, ID, AT, AT, ID],
    [OLDER, AT, ID],
  ],
  newest: [[AT, ID]],
  distance: [[NUMBER, ID]],
  'price-asc': [[NUMBER, ID]],
  'price-desc': [[NUMBER, ID]],
  rating: [[NUMBER, NUMBER, ID, AT, ID]],
}
const fits = (after: string[], shape: RegExp[]) =>
  after.length === shape.length &&
  after.every((part, at) => {
    const pattern = shape[at]!
    return pattern.test(part) && (pattern !== AT || !Number.isNaN(Date.parse(part)))
  })

export const writeCursor = ({ sort, after }: Cursor): string => writeParts([sort, ...after])

/** @returns null when it is invalid, or belongs to another order */
export function readCursor(text: string | undefined, sort: Sort): Cursor | null {
  if (!text) return null
  const [cursorSort, ...after] = readParts(text) ?? []
  return cursorSort === sort && SHAPES[sort].some((shape) => fits(after, shape)) ? { sort, after } : null
}

/** The canonical address of a category, for links and the sitemap: one spelling, so that it is one page for search engines. */
export const categoryPath = (name: string) => `/search?${new URLSearchParams({ category: name })}`
