// Reading the orders of the catalogue until a page is full. A cursor stands in row 0 (`isPlaced`).
import { MAX_COUNTED } from '../search/search.rules.ts'
import { type Candidates, pendingTest, placesOfPrices } from './candidates.rules.ts'
import type { Catalogue } from './catalogue.rules.ts'
import { type Bitset, countPerNumber, filterRows, hasBit, rowsOf } from './structures/bitset.rules.ts'
import type { Order } from './structures/order.rules.ts'

/** Cost of sorting a row, relative to visiting one in a maintained order. */
const SORTING = 8

type Scan = { order: Order; backwards: boolean; limit: number }

/** Whether sorting so many rows is cheaper than walking the order until `limit` of them were found. */
const isSortable = (total: number, { order, limit }: Scan) =>
  total * Math.log2(total + 2) * SORTING < (order.length / (total + 1)) * limit

function sorted(rows: Uint32Array, { order, backwards, limit }: Scan, isPlaced: boolean): number[] {
  const direction = backwards ? -1 : 1
  const remaining = [...rows].filter((row) => !isPlaced || order.compare(row, 0) * direction > 0)
  return remaining.sort((a, b) => order.compare(a, b) * direction).slice(0, limit)
}

/** Up to `limit` of these rows after a position: walks the maintained order when they are many, sorts them when they are few. */
export function topRows(rows: Bitset, total: number, path: Scan, isPlaced: boolean): number[] {
  if (isSortable(total, path)) return sorted(rowsOf(rows), path, isPlaced)
  const { order, backwards, limit } = path
  const matches: number[] = []
  if (!backwards) {
    let place = isPlaced ? order.placeOf(0) : 0
    if (isPlaced && place < order.length && order.compare(order.rows[place]!, 0) === 0) place++
    for (; place < order.length && matches.length < limit; place++)
      if (hasBit(rows, order.rows[place]!)) matches.push(order.rows[place]!)
    return matches
  }
  for (let place = (isPlaced ? order.placeOf(0) : order.length) - 1; place >= 0 && matches.length < limit; place--)
    if (hasBit(rows, order.rows[place]!)) matches.push(order.rows[place]!)
  return matches
}

/** Fewer candidates are all tested; of more only as many as a page and a count take. */
export const MAX_FULLY_TESTED = 8192

/**
 * Reads an order from its beginning and tests each candidate. @returns up to `limit` matches after the cursor, and how many
 * match in all, counted a little beyond the limit of counts
 */
export function scan(
  catalogue: Catalogue,
  candidates: Candidates,
  { order, backwards, limit }: Scan,
  isPlaced: boolean,
): { matches: number[]; total: number } {
  const isByPrice = order === catalogue.cheapest
  const passes = pendingTest(candidates, catalogue, isByPrice)
  const [from, to] = isByPrice ? placesOfPrices(candidates, catalogue) : [0, order.length]
  const { rows } = candidates
  const isAfter = (row: number) => !isPlaced || (backwards ? order.compare(row, 0) < 0 : order.compare(row, 0) > 0)
  const matches: number[] = []
  let total = 0
  let place = backwards ? to - 1 : from
  const step = backwards ? -1 : 1
  let hasJumped = !isPlaced
  while (place >= from && place < to && (matches.length < limit || total <= MAX_COUNTED)) {
    // What comes before the cursor is only counted.
    if (!hasJumped && total > MAX_COUNTED) {
      hasJumped = true
      const cursor = order.placeOf(0)
      place = backwards ? Math.min(place, cursor - 1) : Math.max(place, cursor)
      continue
    }
    const row = order.rows[place]!
    place += step
    if (!hasBit(rows, row) || !passes(row)) continue
    total++
    if (matches.length < limit && isAfter(row)) matches.push(row)
  }
  return { matches, total }
}

/** Best rank first, newest first among equals. A few are sorted; of many, each rank is walked by age until the page is full. */
export function topRankedRows(
  { newest }: Catalogue,
  { rows, rank, after, limit }: { rows: Bitset; rank: Uint8Array; after: string[] | null; limit: number },
): number[] {
  const counts = countPerNumber(rows, rank, 256)
  const from = after ? Number(after[0]) : counts.length - 1
  const matches: number[] = []
  for (let score = from; score >= 0 && matches.length < limit; score--) {
    const total = counts[score]!
    if (total === 0) continue
    const isPlaced = after !== null && score === from
    const path = { order: newest, backwards: false, limit: limit - matches.length }
    const ofScore = rows.slice()
    filterRows(ofScore, (row) => rank[row] === score)
    matches.push(...topRows(ofScore, total, path, isPlaced))
  }
  return matches
}
