// Questions the catalogue can answer: which rows match, one page of them in an order, and counts per value.
import { type Area, isInArea } from '#marketplace/locations/location.rules.ts'
import { applyFilters } from '../search/filters/filter.rules.ts'
import type { Sort } from '../search/filters/filter-address.rules.ts'
import { type Cursor, type Located, sortOf } from '../search/search.rules.ts'
import { requestedDates } from '../search/trip/dates.rules.ts'
import type { AskedWord } from '../search/words/word.rules.ts'
import { type Candidates, candidatesAmong, evaluateConditions, isEvaluated } from './candidates.rules.ts'
import type { Catalogue } from './catalogue.rules.ts'
import { instantText, microsecondsOf } from './listing.rules.ts'
import { countBits } from './structures/bitset.rules.ts'
import { spanOf } from './structures/date-index.rules.ts'
import { degreesBetween, millionthsOf } from './structures/degrees.rules.ts'
import type { Order } from './structures/order.rules.ts'
import { firstOf } from './structures/selection.rules.ts'
import { MAX_FULLY_TESTED, scan, topRankedRows, topRows } from './top-rows.rules.ts'

/** One page; `after` is the last row's sort key in the form of the database's cursors, null at the end. */
export type Found = { ids: string[]; after: string[] | null }

const RANKED_KEYS = 3

/** A question. `words` are the search words with their forms, null without any; `area` limits it to a part of the map. */
export type CatalogueQuery = Located & { words: AskedWord[] | null; now: Date; area?: Area | null }

type Matching = { candidates: Candidates; rank: Uint8Array | null; isCorrected: boolean }

/** The rows that may match and, with words, their ranks; null when only the database can tell. */
export function matching(
  catalogue: Catalogue,
  { filters, near, words, now, area = null }: CatalogueQuery,
): Matching | null {
  const { visible, room, texts, dates, derived } = catalogue
  const inTexts = words && texts.find(words, visible, room, derived.version)
  const candidates = candidatesAmong((inTexts?.rows ?? visible).slice())
  if (!applyFilters(candidates, { filters, near }, catalogue)) return null
  if (area) candidates.tests.push((row) => isInArea(area, catalogue.pointOf(row)))
  const window = requestedDates(filters, now)
  const span = window && spanOf(window)
  if (span) {
    dates.retainDays(candidates.rows, span)
    candidates.tests.push((row) => dates.isOpen(row, span))
  }
  return { candidates, rank: inTexts?.rank ?? null, isCorrected: inTexts?.isCorrected ?? false }
}

type MaintainedSort = {
  order: (catalogue: Catalogue) => Order
  /** Most expensive first: the order of the cheapest, read from its end. */
  fromEnd?: true
  /** The sort key of a row as the database writes it. */
  keys: (catalogue: Catalogue, row: number) => string[]
  /** Puts a cursor into row 0, so that it can be compared like a row. */
  place: (catalogue: Catalogue, after: string[]) => void
}

const idAt = (catalogue: Catalogue, id: string) => {
  catalogue.ids[0] = id
}
const priceKeys = {
  order: ({ cheapest }: Catalogue) => cheapest,
  keys: ({ price, ids }: Catalogue, row: number) => [(price[row]! / 100).toFixed(2), ids[row]!],
  place: (catalogue: Catalogue, [price, id]: string[]) => {
    catalogue.price[0] = Math.round(Number(price) * 100)
    idAt(catalogue, id!)
  },
}
/** Orders that are maintained in the catalogue. */
const sorts: Record<Exclude<Sort, 'relevance' | 'distance'>, MaintainedSort> = {
  newest: {
    order: ({ newest }) => newest,
    keys: ({ createdAt, ids }, row) => [instantText(createdAt[row]!), ids[row]!],
    place: (catalogue, [at, id]) => {
      catalogue.createdAt[0] = microsecondsOf(at!)
      idAt(catalogue, id!)
    },
  },
  'price-asc': priceKeys,
  'price-desc': { ...priceKeys, fromEnd: true },
  rating: {
    order: ({ best }) => best,
    keys: (catalogue, row) => {
      const { rating, ratingCount, hosts, host, createdAt, ids } = catalogue
      const stars = ((rating[row]! || 0) / 10).toFixed(1)
      return [stars, String(ratingCount[row]), hosts.known[host[row]!]!, instantText(createdAt[row]!), ids[row]!]
    },
    place: (catalogue, [stars, count, host, at, id]) => {
      catalogue.rating[0] = Math.round(Number(stars) * 10)
      catalogue.ratingCount[0] = Number(count)
      catalogue.host[0] = catalogue.hosts.numberOf(host!, () => host!)
      catalogue.createdAt[0] = microsecondsOf(at!)
      idAt(catalogue, id!)
    },
  },
}

type ComputedSort = {
  figure: (row: number) => number
  backwards?: boolean
  /** The sort figure as the database writes it, and back. */
  text: (figure: number) => string
  read: (text: string) => number
}

/** Orders that depend on who asks (distance, price for a party); null for the maintained ones. */
function computedSortOf(catalogue: Catalogue, { filters, near }: CatalogueQuery, sort: Sort): ComputedSort | null {
  if (sort === 'distance' && near)
    return {
      figure: (row) => millionthsOf(degreesBetween(catalogue.pointOf(row), near)),
      text: (figure) => (figure / 1e6).toFixed(6),
      read: (text) => Math.round(Number(text) * 1e6),
    }
  if (filters.children === 0 || (sort !== 'price-asc' && sort !== 'price-desc')) return null
  return {
    figure: (row) => catalogue.partyPrice(row, filters),
    backwards: sort === 'price-desc',
    text: (figure) => (figure / 100).toFixed(2),
    read: (text) => Math.round(Number(text) * 100),
  }
}

/**
 * One page of the matches, and their number, which is exact up to the limit of counts; null when only the database can tell.
 * @param few up to how many candidates are all tested
 */
export function pageOf(
  catalogue: Catalogue,
  query: CatalogueQuery & { cursor: Cursor | null; size: number },
  few = MAX_FULLY_TESTED,
): (Found & { total: number; isCorrected: boolean }) | null {
  const { filters, cursor, size } = query
  const sort = sortOf(filters)
  // A cursor of the database's continuation by age can only be continued there.
  if (sort === 'relevance' && cursor && cursor.after.length !== RANKED_KEYS) return null
  const match = matching(catalogue, query)
  if (!match) return null
  const { candidates, rank, isCorrected } = match
  const limit = size + 1
  const maintained = sorts[sort as keyof typeof sorts]
  const computed = computedSortOf(catalogue, query, sort)
  if (maintained && !computed && !isEvaluated(candidates) && countBits(candidates.rows) > few) {
    const { order, keys, place, fromEnd = false } = maintained
    if (cursor) place(catalogue, cursor.after)
    const walked = { order: order(catalogue), backwards: fromEnd, limit }
    const { matches, total } = scan(catalogue, candidates, walked, cursor !== null)
    return { total, isCorrected, ...foundPage(catalogue, matches, size, (row) => keys(catalogue, row)) }
  }
  const rows = evaluateConditions(candidates, catalogue)
  const total = countBits(rows)
  if (sort === 'relevance') {
    if (!rank) return null
    if (cursor) sorts.newest.place(catalogue, cursor.after.slice(1))
    const matches = topRankedRows(catalogue, { rows, rank, after: cursor?.after ?? null, limit })
    const keys = (row: number) => [String(rank[row]), ...sorts.newest.keys(catalogue, row)]
    return { total, isCorrected, ...foundPage(catalogue, matches, size, keys) }
  }
  if (computed) {
    const { figure, text, read } = computed
    const after = cursor && { figure: read(cursor.after[0]!), id: cursor.after[1]! }
    const matches = firstOf(rows, { ...computed, ids: catalogue.ids }, { after, limit })
    return {
      total,
      isCorrected,
      ...foundPage(catalogue, matches, size, (row) => [text(figure(row)), catalogue.ids[row]!]),
    }
  }
  const { order, keys, place, fromEnd = false } = maintained
  if (cursor) place(catalogue, cursor.after)
  const matches = topRows(rows, total, { order: order(catalogue), backwards: fromEnd, limit }, cursor !== null)
  return { total, isCorrected, ...foundPage(catalogue, matches, size, (row) => keys(catalogue, row)) }
}

function foundPage({ ids }: Catalogue, matches: number[], size: number, keys: (row: number) => string[]): Found {
  const rows = matches.slice(0, size)
  return { ids: rows.map((row) => ids[row]!), after: matches.length > size ? keys(rows.at(-1)!) : null }
}
