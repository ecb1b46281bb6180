// The rows that may match a question: a set that value lists have narrowed, and conditions still to be tested. For a page and a
// count up to its limit, prices and dates are tested on few of the rows.
import type { Catalogue } from './catalogue.rules.ts'
import {
  type Bitset,
  clearBit,
  countBits,
  emptyBitset,
  filterRows,
  intersectInto,
  setBit,
} from './structures/bitset.rules.ts'

type RowTest = (row: number) => boolean

export type Candidates = {
  rows: Bitset
  /** Whole or partial cents, both ends included. */
  price: { min: number; max: number }
  tests: RowTest[]
}

export const candidatesAmong = (rows: Bitset): Candidates => ({
  rows,
  price: { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY },
  tests: [],
})

/** Narrows the price range; both ends included. */
export function restrictPrices({ price }: Candidates, min: number, max: number): void {
  price.min = Math.max(price.min, min)
  price.max = Math.min(price.max, max)
}

const isPriced = ({ price }: Candidates) => price.min > Number.NEGATIVE_INFINITY || price.max < Number.POSITIVE_INFINITY

/** Whether every row of the set matches. */
export const isEvaluated = (candidates: Candidates): boolean => candidates.tests.length === 0 && !isPriced(candidates)

/** All open conditions as one test. @param isInPriceRange whether the rows are known to be in the price range */
export function pendingTest(candidates: Candidates, { price: prices }: Catalogue, isInPriceRange: boolean): RowTest {
  const { price, tests } = candidates
  const [min, max] = isInPriceRange ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [price.min, price.max]
  return (row) => {
    const figure = prices[row]!
    if (figure < min || figure > max) return false
    for (let at = 0; at < tests.length; at++) if (!tests[at]!(row)) return false
    return true
  }
}

/** Where the range of prices begins and ends in the order of prices. */
export function placesOfPrices({ price: { min, max } }: Candidates, { cheapest, price }: Catalogue): [number, number] {
  const placeWhere = (isBefore: (cents: number) => boolean) => {
    let [low, high] = [0, cheapest.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(price[cheapest.rows[middle]!]!)) low = middle + 1
      else high = middle
    }
    return low
  }
  const from = placeWhere((cents) => cents < min)
  return [
    from,
    Math.max(
      from,
      placeWhere((cents) => cents <= max),
    ),
  ]
}

/** Leaves in the set only rows of the price range, touching as few rows as possible. */
function evaluatePrices(candidates: Candidates, catalogue: Catalogue): void {
  const { rows, price } = candidates
  const { cheapest, price: prices } = catalogue
  const [from, to] = placesOfPrices(candidates, catalogue)
  const inside = to - from
  const outside = cheapest.length - inside
  if (countBits(rows) < Math.min(inside, outside))
    filterRows(rows, (row) => prices[row]! >= price.min && prices[row]! <= price.max)
  // Results and every count of a page are within the same prices.
  else
    intersectInto(
      rows,
      catalogue.derived.recent(`prices ${from} ${to}`, () => rowsBetween(catalogue, from, to)),
    )
}

/** The rows between two places of the order of prices. */
function rowsBetween({ cheapest, visible, room }: Catalogue, from: number, to: number): Bitset {
  if (to - from < cheapest.length / 2) {
    const within = emptyBitset(room)
    for (let place = from; place < to; place++) setBit(within, cheapest.rows[place]!)
    return within
  }
  const within = visible.slice()
  for (let place = 0; place < from; place++) clearBit(within, cheapest.rows[place]!)
  for (let place = to; place < cheapest.length; place++) clearBit(within, cheapest.rows[place]!)
  return within
}

/** Tests every row of the set. @returns the rows that match */
export function evaluateConditions(candidates: Candidates, catalogue: Catalogue): Bitset {
  if (isPriced(candidates)) evaluatePrices(candidates, catalogue)
  for (const passes of candidates.tests.splice(0)) filterRows(candidates.rows, passes)
  candidates.price = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }
  return candidates.rows
}
