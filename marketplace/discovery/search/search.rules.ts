// What can be asked of the search, how an address says it, and the plain decisions behind it. Pages import this file
// before anything else is loaded, so it stays small and free of libraries.
import { readCursor as readParts, writeCursor as writeParts } from '#platform/http/cursor.ts'

export type Sort = 'relevance' | 'newest' | 'price-asc' | 'price-desc' | 'rating'
export type PriceBand = 'low' | 'medium' | 'high'

/** Everything that can narrow a search (SRCH-12); at these defaults nothing is restricted (CONST-08). */
export type Filters = {
  q: string
  categories: string[]
  price: PriceBand | null
  /** Dollars; 0 and 1000 restrict nothing, so the default range hides no dearer experience. */
  minPrice: number
  maxPrice: number
  /** A city or a department. */
  location: string
  /** Least average of the host's reviews. */
  rating: number
  /** Any of these. */
  languages: string[]
  /** All of these. */
  amenities: string[]
  included: string[]
  notIncluded: string[]
  /** Days in El Salvador, `YYYY-MM-DD`; one alone means that day. */
  from: string | null
  to: string | null
  guests: number
  sort: Sort | null
}

export const noFilters: Filters = {
  q: '',
  categories: [],
  price: null,
  minPrice: 0,
  maxPrice: 1000,
  location: '',
  rating: 0,
  languages: [],
  amenities: [],
  included: [],
  notIncluded: [],
  from: null,
  to: null,
  guests: 1,
  sort: null,
}

export const PAGE_SIZE = 24
/** Counting stops here: "más de 1,000". */
export const MAX_COUNTED = 1000
export const MAX_GUESTS = 99
export const RATINGS = [4.5, 4, 3] as const
const MAX_TEXT_LENGTH = 100
const MAX_VALUES = 20

/** Low below 50, medium 50 to under 100, high from 100 (SRCH-07, CONST-14). */
export const priceBandOf = (price: number): PriceBand => (price < 50 ? 'low' : price < 100 ? 'medium' : 'high')
export const PRICE_BANDS: Record<PriceBand, { from: number; below: number | null }> = {
  low: { from: 0, below: 50 },
  medium: { from: 50, below: 100 },
  high: { from: 100, below: null },
}

/** Without a wish: best matches first when words were typed, else newest first. */
export const sortOf = ({ sort, q }: Pick<Filters, 'sort' | 'q'>): Sort =>
  sort && (sort !== 'relevance' || searchWords(q).length > 0)
    ? sort
    : searchWords(q).length > 0
      ? 'relevance'
      : 'newest'

/** The words of a search, without punctuation. Nothing but punctuation asks for nothing. At most twelve. */
export const searchWords = (q: string): string[] =>
  (
    q
      .normalize('NFC')
      .toLocaleLowerCase('es')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 12)

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

/**
 * Reads an address leniently: what makes no sense counts as not said, so that an old or mistyped link still opens.
 * @param raw names and texts after the question mark
 */
export function readFilters(raw: Record<string, unknown>): Filters {
  const guests = number(raw.guests, 1, MAX_GUESTS, 1)
  return inOrder({
    q: text(raw.q),
    categories: list(raw.category),
    price: oneOf(['low', 'medium', 'high'], raw.price),
    minPrice: number(raw.minPrice, 0, 1000, 0),
    maxPrice: number(raw.maxPrice, 0, 1000, 1000),
    location: text(raw.location),
    rating: number(raw.rating, 0, 5, 0),
    languages: list(raw.language),
    amenities: list(raw.amenity),
    included: list(raw.included),
    notIncluded: list(raw.notIncluded),
    from: day(raw.from),
    to: day(raw.to),
    guests: Number.isInteger(guests) ? guests : 1,
    sort: oneOf(['relevance', 'newest', 'price-asc', 'price-desc', 'rating'], raw.sort),
  })
}

/** Ranges given the wrong way round mean the same range; one day alone is a range of one day. */
export function inOrder(filters: Filters): Filters {
  const [minPrice, maxPrice] = [filters.minPrice, filters.maxPrice].sort((a, b) => a - b) as [number, number]
  const days = [filters.from, filters.to].filter((one) => one !== null).sort()
  return { ...filters, minPrice, maxPrice, from: days[0] ?? null, to: days.at(-1) ?? null }
}

/** The names an address uses. Undefined means: not in the address. */
export type SearchParams = {
  [Name in 'q' | 'minPrice' | 'maxPrice' | 'location' | 'rating' | 'from' | 'to' | 'guests']?: string | undefined
} & { [Name in 'category' | 'language' | 'amenity' | 'included' | 'notIncluded']?: string[] | undefined } & {
  price?: PriceBand | undefined
  sort?: Sort | undefined
}

/** The shortest address that says the same; names come always in the same order. */
export function writeFilters(filters: Filters): SearchParams {
  const { from, to } = filters
  const unless = (value: number, fallback: number) => (value === fallback ? undefined : String(value))
  const some = (values: string[]) => (values.length > 0 ? values : undefined)
  return {
    q: filters.q.trim() || undefined,
    category: some(filters.categories),
    price: filters.price ?? undefined,
    minPrice: unless(filters.minPrice, 0),
    maxPrice: unless(filters.maxPrice, 1000),
    location: filters.location || undefined,
    rating: unless(filters.rating, 0),
    language: some(filters.languages),
    amenity: some(filters.amenities),
    included: some(filters.included),
    notIncluded: some(filters.notIncluded),
    from: from ?? undefined,
    to: to === from ? undefined : (to ?? undefined),
    guests: unless(filters.guests, 1),
    sort: filters.sort ?? undefined,
  }
}

/** One text per search: equal filters, equal text, whatever the order they were given in. */
export const filterKey = (filters: Filters): string => {
  const lists = Object.entries(writeFilters({ ...filters, sort: null })).filter(([, value]) => value !== undefined)
  return JSON.stringify(lists.map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]))
}

/** Where a page ended: the order, what the last row is ordered by, and the row. */
export type Cursor = { sort: Sort; after: string[] }

const AT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const NUMBER = /^\d{1,9}(\.\d{1,10})?(e-\d{1,2})?$/
const OLDER = /^older$/
const SHAPES: Record<Sort, RegExp[][]> = {
  // All matches ranked; the newest ranked and the rest by age: see search.data.ts.
  relevance: [
    [NUMBER, ID],
    [NUMBER, ID, AT, AT, ID],
    [OLDER, AT, ID],
  ],
  newest: [[AT, ID]],
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

/** A cursor as one opaque word. */
export const writeCursor = ({ sort, after }: Cursor): string => writeParts([sort, ...after])

/** @returns null when it is none of ours, or belongs to another order */
export function readCursor(word: string | undefined, sort: Sort): Cursor | null {
  const [made, ...after] = readParts(word ?? '') ?? []
  return made === sort && SHAPES[sort].some((shape) => fits(after, shape)) ? { sort, after } : null
}
