// What an address says of the filters of a search, and how it is written. Part of every page's first load, because a trip is
// carried so; it stays small and free of libraries.
import { readWhere } from '../near/near.rules.ts'
import {
  type FilterField,
  type FilterName,
  type FilterParams,
  type FilterValues,
  filterEntries,
  forEachFilter,
  MAX_TEXT_LENGTH,
  MAX_VALUES,
  noneOf,
} from './filter.fields.ts'

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'distance'] as const
export type Sort = (typeof SORTS)[number]

/** All filters of a search (SRCH-12), and its order. */
export type Filters = FilterValues & { sort: Sort | null }

/** Filters that restrict nothing (CONST-08). */
export const noFilters: Filters = { ...(forEachFilter(noneOf) as FilterValues), sort: null }

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
