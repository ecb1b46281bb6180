import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_COUNTED } from '../search/search.rules.ts'
import {
  candidatesAmong,
  evaluateConditions,
  isEvaluated,
  pendingTest,
  placesOfPrices,
  restrictPrices,
} from './candidates.rules.ts'
import type { Catalogue } from './catalogue.rules.ts'
import { emptyBitset, rowsOf, setBit } from './structures/bitset.rules.ts'
import { Derived } from './structures/derived.rules.ts'
import { Order } from './structures/order.rules.ts'
import { scan, topRankedRows, topRows } from './top-rows.rules.ts'

/** Rows with few different prices and ages, so that the id decides among many. Row 0 is the cursor. */
function market(count: number, seed: number) {
  const figure = (row: number, kinds: number) => (Math.imul(row ^ seed, 0x9e3779b1) >>> 3) % kinds
  const price = new Float64Array(count + 1).map((_, row) => figure(row, 7) * 500)
  const age = new Float64Array(count + 1).map((_, row) => figure(row * 31, 11))
  const id = new Float64Array(count + 1).map((_, row) => row)
  const all = Uint32Array.from({ length: count }, (_, at) => at + 1)
  const cheapest = new Order((a, b) => price[a]! - price[b]! || id[a]! - id[b]!)
  const newest = new Order((a, b) => age[b]! - age[a]! || id[b]! - id[a]!)
  cheapest.fill(all)
  newest.fill(all)
  const visible = bitsOf([...all], count + 1)
  const catalogue = {
    room: count + 1,
    price,
    cheapest,
    newest,
    visible,
    derived: new Derived(),
  } as unknown as Catalogue
  const place = (row: number) => {
    for (const column of [price, age, id]) column[0] = column[row]!
  }
  return { catalogue, price, place, figure }
}
const bitsOf = (rows: number[], room: number) => {
  const bits = emptyBitset(room)
  for (const row of rows) setBit(bits, row)
  return bits
}
const listed = (order: Order, backwards: boolean) => {
  const rows = [...order.rows.subarray(0, order.length)]
  return backwards ? rows.toReversed() : rows
}
const after = (rows: number[], cursor: number | null) => (cursor === null ? rows : rows.slice(rows.indexOf(cursor) + 1))

const question = fc.record({
  count: fc.integer({ min: 1, max: 400 }),
  seed: fc.integer(),
  share: fc.integer({ min: 1, max: 40 }),
  limit: fc.integer({ min: 1, max: 30 }),
  backwards: fc.boolean(),
  cursor: fc.option(fc.nat()),
  byPrice: fc.boolean(),
})

test('a page is what stands after the cursor, however few or many match, forwards and backwards', () => {
  fc.assert(
    fc.property(question, ({ count, seed, share, limit, backwards, cursor, byPrice }) => {
      const { catalogue, place, figure } = market(count, seed)
      const order = byPrice ? catalogue.cheapest : catalogue.newest
      const from = cursor === null ? null : 1 + (cursor % count)
      if (from !== null) place(from)
      const chosen = listed(order, backwards).filter((row) => figure(row * 7, share) === 0)
      const expected = after(listed(order, backwards), from).filter((row) => chosen.includes(row))
      const found = topRows(bitsOf(chosen, count + 1), chosen.length, { order, backwards, limit }, from !== null)
      expect(found).toEqual(expected.slice(0, limit))
    }),
    { numRuns: 300 },
  )
})

const prices = fc.tuple(fc.integer({ min: -1, max: 7 }), fc.integer({ min: -1, max: 7 }))

test('a scan finds the same page as testing every row, and counts all that match', () => {
  fc.assert(
    fc.property(question, prices, ({ count, seed, share, limit, backwards, cursor, byPrice }, [low, high]) => {
      const { catalogue, price, place, figure } = market(count, seed)
      const order = byPrice ? catalogue.cheapest : catalogue.newest
      const from = cursor === null ? null : 1 + (cursor % count)
      if (from !== null) place(from)
      const open = candidatesAmong(
        bitsOf(
          listed(order, false).filter((row) => row % 3 > 0),
          count + 1,
        ),
      )
      restrictPrices(open, low * 500, high * 500)
      open.tests.push((row) => figure(row * 7, share) < 2)
      const passes = (row: number) =>
        row % 3 > 0 && price[row]! >= low * 500 && price[row]! <= high * 500 && figure(row * 7, share) < 2
      const expected = after(listed(order, backwards), from).filter(passes)
      expect(scan(catalogue, open, { order, backwards, limit }, from !== null)).toEqual({
        matches: expected.slice(0, limit),
        total: listed(order, false).filter(passes).length,
      })
    }),
    { numRuns: 300 },
  )
})

test.each([false, true])(
  'beyond the limit of counts a scan stops counting and still finds the page (backwards: %s)',
  (backwards) => {
    const { catalogue, place } = market(MAX_COUNTED * 3, 7)
    let tested = 0
    const open = candidatesAmong(bitsOf(listed(catalogue.newest, false), catalogue.room))
    open.tests.push(() => {
      tested++
      return true
    })
    const rows = listed(catalogue.newest, backwards)
    place(rows[MAX_COUNTED * 2]!)
    const found = scan(catalogue, open, { order: catalogue.newest, backwards, limit: 5 }, true)
    expect(found.matches).toEqual(rows.slice(MAX_COUNTED * 2 + 1, MAX_COUNTED * 2 + 6))
    expect(found.total).toBeGreaterThan(MAX_COUNTED)
    // It jumped to the cursor instead of testing every row before it.
    expect(tested).toBeLessThan(MAX_COUNTED + 20)
  },
)

test('the best rank comes first, the newest of each first, page after page', () => {
  const ranked = fc.record({
    count: fc.integer({ min: 1, max: 300 }),
    seed: fc.integer(),
    ranks: fc.integer({ min: 1, max: 40 }),
  })
  fc.assert(
    fc.property(ranked, fc.integer({ min: 1, max: 40 }), ({ count, seed, ranks }, limit) => {
      const { catalogue, place, figure } = market(count, seed)
      const rank = new Uint8Array(count + 1).map((_, row) => (row > 0 ? figure(row * 13, ranks) : 0))
      const rows = listed(catalogue.newest, false).filter((row) => row % 4 > 0)
      const expected = rows.toSorted((a, b) => rank[b]! - rank[a]!)
      const read: number[] = []
      for (let page = 0; page * limit <= rows.length; page++) {
        const last = read.at(-1)
        if (last !== undefined) place(last)
        const cursor = last === undefined ? null : [String(rank[last])]
        read.push(...topRankedRows(catalogue, { rows: bitsOf(rows, count + 1), rank, after: cursor, limit }))
        expect(read).toEqual(expected.slice(0, (page + 1) * limit))
      }
    }),
    { numRuns: 60 },
  )
})

test('settling leaves what is in the price range and passes every test, and nothing is open afterwards', () => {
  fc.assert(
    fc.property(question, prices, ({ count, seed, share }, [low, high]) => {
      const { catalogue, price, figure } = market(count, seed)
      const rows = listed(catalogue.newest, false).filter((row) => figure(row * 7, share) === 0)
      const candidates = candidatesAmong(bitsOf(rows, count + 1))
      restrictPrices(candidates, low * 500, high * 500)
      candidates.tests.push((row) => row % 5 > 0)
      const expected = rows.filter((row) => row % 5 > 0 && price[row]! >= low * 500 && price[row]! <= high * 500)
      expect([...rowsOf(evaluateConditions(candidates, catalogue))]).toEqual(expected.toSorted((a, b) => a - b))
      expect(isEvaluated(candidates)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('a set is settled only while no price and no test is asked for', () => {
  const fresh = () => candidatesAmong(emptyBitset(8))
  expect(isEvaluated(fresh())).toBe(true)
  const [least, most, tested] = [fresh(), fresh(), fresh()]
  restrictPrices(least, 500, Number.POSITIVE_INFINITY)
  restrictPrices(most, Number.NEGATIVE_INFINITY, 500)
  tested.tests.push(() => true)
  expect([least, most, tested].map(isEvaluated)).toEqual([false, false, false])
})

test('two ranges of prices leave what is in both, both ends included', () => {
  const { catalogue, price } = market(60, 3)
  const open = candidatesAmong(emptyBitset(61))
  restrictPrices(open, 500, 2500)
  restrictPrices(open, 0, 2000)
  const among = listed(catalogue.cheapest, false)
  const passes = pendingTest(open, catalogue, false)
  expect(among.filter(passes)).toEqual(among.filter((row) => price[row]! >= 500 && price[row]! <= 2000))
  const [from, to] = placesOfPrices(open, catalogue)
  expect(among.slice(from, to)).toEqual(among.filter(passes))
  restrictPrices(open, 5000, 6000)
  const [none, end] = placesOfPrices(open, catalogue)
  expect(end).toBe(none)
  // Of rows that are known to be in the range the price is not asked again.
  expect(among.every(pendingTest(open, catalogue, true))).toBe(true)
})
