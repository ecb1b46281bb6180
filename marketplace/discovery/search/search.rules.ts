// Filters, sort orders and cursors of the search, and how addresses carry them. Every page loads this file first, so it stays
// small and free of libraries.
import { readCursor as readParts, writeCursor as writeParts } from '#platform/http/cursor.ts'
import {
  type FilterField,
  type FilterName,
  type FilterParams,
  type FilterValues,
  filterEntries,
  filterFields,
  forEachFilter,
  MAX_TEXT_LENGTH,
  MAX_VALUES,
  noneOf,
} from './filters/filter.fields.ts'
import { type Center, readWhere } from './near/near.rules.ts'

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'distance'] as const
export type Sort = (typeof SORTS)[number]
export type PriceBand = NonNullable<FilterValues['price']>

/** All filters of a search (SRCH-12), and its order. */
export type Filters = FilterValues & { sort: Sort | null }

/** A search with its place resolved, so that the name is looked up once per request. */
export type Located = { filters: Filters; near: Center | null }

/** Filters that restrict nothing (CONST-08). */
export const noFilters: Filters = { ...(forEachFilter(noneOf) as FilterValues), sort: null }

export const PAGE_SIZE = 24
/** Counting stops here: "más de 1,000". */
export const MAX_COUNTED = 1000
export const MAX_GUESTS = filterFields.guests.most
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
  const telling = words.filter((word) => !GENERIC.has(word))
  return telling.some((word) => word.length > 2) ? telling : words
}

const all = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
const text = (value: unknown): string =>
  (all(value)[0] ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .trim()
const list = (value: unknown): string[] => [...new Set(all(value).map(text).filter(Boolean))].slice(0, MAX_VALUES)
const oneOf = <T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((one) => one === text(value)) ?? null
const number = (value: unknown, least: number, most: number, fallback: number): number => {
  const given = text(value)
  const read = Number(given)
  return given !== '' && Number.isFinite(read) && read >= least && read <= most ? read : fallback
}
const day = (value: unknown): string | null => {
  const given = text(value)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) return null
  const at = new Date(`${given}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given) ? given : null
}

function readValue(field: FilterField, given: unknown) {
  if (field.kind === 'text') return text(given)
  if (field.kind === 'names') return list(given)
  if (field.kind === 'day') return day(given)
  if (field.kind === 'choice') return oneOf(field.values, given)
  const read = number(given, field.least, field.most, field.none)
  return field.whole && !Number.isInteger(read) ? field.none : read
}

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
 * Normalizes filters: reversed ranges are swapped, one day alone is a range of one, children need an adult, and a place in the
 * words becomes a place.
 */
export function inOrder(filters: Filters): Filters {
  const [minPrice, maxPrice] = [filters.minPrice, filters.maxPrice].sort((a, b) => a - b) as [number, number]
  const days = [filters.from, filters.to].filter((one) => one !== null).sort()
  const children = Math.min(filters.children, filters.guests - 1)
  const where = readWhere(filters.q)
  return { ...filters, ...where, minPrice, maxPrice, from: days[0] ?? null, to: days.at(-1) ?? null, children }
}

/** Parameters of an address; undefined: absent. */
export type SearchParams = FilterParams & { sort?: Sort | undefined }

/** The parameter of one filter; undefined when it restricts nothing. */
function paramOf(field: FilterField, value: FilterValues[FilterName]) {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined
  if (field.kind === 'figure') return value === field.none ? undefined : String(value)
  return (field.kind === 'text' ? (value as string).trim() : value) || undefined
}

/** The shortest address of a search, always in the same order, so that equal searches have equal addresses. */
export function writeFilters(filters: Filters): SearchParams {
  const params = filterEntries.map(([name, field]) => [field.param, paramOf(field, filters[name])])
  const written: SearchParams = { ...Object.fromEntries(params), sort: filters.sort ?? undefined }
  return { ...written, to: filters.to === filters.from ? undefined : written.to }
}

export function without(filters: Filters, name: FilterName, value?: string): Filters {
  const held = filters[name]
  const left = Array.isArray(held) ? held.filter((one) => one !== value) : noFilters[name]
  return {
    ...filters,
    [name]: left,
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
export function readCursor(word: string | undefined, sort: Sort): Cursor | null {
  const [made, ...after] = readParts(word ?? '') ?? []
  return made === sort && SHAPES[sort].some((shape) => fits(after, shape)) ? { sort, after } : null
}

/** The canonical address of a category, for links and the sitemap: one spelling, so that it is one page for search engines. */
export const categoryPath = (name: string) => `/search?${new URLSearchParams({ category: name })}`
