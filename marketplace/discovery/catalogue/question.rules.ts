// What can be asked of the catalogue: which rows match, one page of them in an order, how many have which value.
import { type Area, isInArea } from '#marketplace/locations/location.rules.ts'
import type { Count, Kind } from '../facets/facet.rules.ts'
import { wantedDates } from '../search/dates.rules.ts'
import { narrow } from '../search/filter.rules.ts'
import { type Cursor, type Filters, filterKey, noFilters, type Sort, sortOf } from '../search/search.rules.ts'
import { type Bits, countBits, hasBit, rowsOf } from './bits.rules.ts'
import type { Catalogue } from './catalogue.rules.ts'
import type { Span } from './dates.rules.ts'
import { instantText, microsecondsOf } from './listing.rules.ts'
import type { Members } from './members.rules.ts'
import type { Order } from './order.rules.ts'

/** One page, and what its last row is ordered by as the cursors of the database have it; null at the end. */
export type Found = { ids: string[]; after: string[] | null }

const EVERYTHING = filterKey(noFilters)

const spanOf = ({ from, before, guests }: { from: Date; before: Date | null; guests: number }): Span => ({
  from: from.getTime() * 1000,
  before: before ? before.getTime() * 1000 : Number.POSITIVE_INFINITY,
  guests,
})

/** The rows that match, or null when only the database can tell. @param area only what a map shows there */
export function matching(catalogue: Catalogue, filters: Filters, now: Date, area: Area | null = null): Bits | null {
  const rows = catalogue.visible.slice()
  if (!narrow(rows, filters, catalogue)) return null
  if (area)
    for (const row of rowsOf(rows)) if (!isInArea(area, catalogue.pointOf(row))) rows[row >>> 5]! &= ~(1 << (row & 31))
  const dates = wantedDates(filters, now)
  if (dates) catalogue.dates.keepOpen(rows, spanOf(dates))
  return rows
}

type Sorted = {
  order: (catalogue: Catalogue) => Order
  /** Of the dearest and not of the cheapest: the same order from its end. */
  fromEnd?: true
  /** As the database writes what a row is ordered by. */
  keys: (catalogue: Catalogue, row: number) => string[]
  /** Puts a cursor into row 0, so that it has a place in the order. */
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
const sorts: Record<Exclude<Sort, 'relevance'>, Sorted> = {
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

/** What sorting costs for each row, when looking at one in the order of all costs 1. */
const SORTING = 8

/** Up to `most` of these rows after a place, in an order: walked along it when they are many, sorted when they are few. */
function walk(
  rows: Bits,
  total: number,
  { order, backwards, most }: { order: Order; backwards: boolean; most: number },
  isPlaced: boolean,
): number[] {
  const found: number[] = []
  if (total * Math.log2(total + 2) * SORTING < (order.length / (total + 1)) * most) {
    const sign = backwards ? -1 : 1
    const left = [...rowsOf(rows)].filter((row) => !isPlaced || order.compare(row, 0) * sign > 0)
    return left.sort((a, b) => order.compare(a, b) * sign).slice(0, most)
  }
  if (!backwards) {
    let place = isPlaced ? order.placeOf(0) : 0
    if (isPlaced && place < order.length && order.compare(order.rows[place]!, 0) === 0) place++
    for (; place < order.length && found.length < most; place++)
      if (hasBit(rows, order.rows[place]!)) found.push(order.rows[place]!)
    return found
  }
  for (let place = (isPlaced ? order.placeOf(0) : order.length) - 1; place >= 0 && found.length < most; place--)
    if (hasBit(rows, order.rows[place]!)) found.push(order.rows[place]!)
  return found
}

/** How many rows match, and one page of them; null when only the database can tell. */
export function pageOf(
  catalogue: Catalogue,
  {
    filters,
    now,
    area,
    cursor,
    size,
  }: { filters: Filters; now: Date; area: Area | null; cursor: Cursor | null; size: number },
): (Found & { total: number }) | null {
  const sort = sortOf(filters)
  if (sort === 'relevance') return null
  const rows = matching(catalogue, filters, now, area)
  if (!rows) return null
  const { order, keys, place, fromEnd = false } = sorts[sort]
  if (cursor) place(catalogue, cursor.after)
  const total = countBits(rows)
  const found = walk(rows, total, { order: order(catalogue), backwards: fromEnd, most: size + 1 }, cursor !== null)
  const shown = found.slice(0, size)
  return {
    total,
    ids: shown.map((row) => catalogue.ids[row]!),
    after: found.length > size ? keys(catalogue, shown.at(-1)!) : null,
  }
}

/** How many of the matches have each value of these kinds; null when only the database can tell. */
export function countsOf(catalogue: Catalogue, filters: Filters, kinds: Kind[], now: Date): Count[] | null {
  const rows = matching(catalogue, filters, now)
  if (!rows) return null
  // Of all that there is the counts are known.
  const isAll = filterKey(filters) === EVERYTHING
  const counts: Count[] = []
  const countIn = (members: Members) => (isAll ? members.size : members.countIn(rows))
  const say = (kind: Kind, value: string, members: Members, within: string | null = null) => {
    const count = countIn(members)
    if (count > 0) counts.push({ kind, value, within, count })
    return count > 0
  }
  for (const kind of kinds)
    if (kind === 'known') {
      for (const { name, icon } of catalogue.categories) counts.push({ kind, value: name, within: icon, count: 0 })
    } else if (kind === 'category') {
      const names = new Map(catalogue.categories.map(({ id, name }) => [id, name]))
      for (const [number, members] of catalogue.inCategory) {
        const name = names.get(catalogue.categoryIds.known[number] ?? '')
        if (name !== undefined) say(kind, name, members)
      }
    } else if (kind === 'price') for (const [band, members] of catalogue.inBand) say(kind, band, members)
    else if (kind === 'city') {
      const towns = new Map<string, Count>()
      for (const [number, members] of catalogue.inPlace) {
        const place = catalogue.places.known[number]
        const told = place && towns.get(`${place.state}/${place.city}`)
        // The same town in another country is the same town to a filter.
        if (told) told.count += countIn(members)
        else if (place && say(kind, place.city, members, place.state))
          towns.set(`${place.state}/${place.city}`, counts.at(-1)!)
      }
    } else for (const [value, members] of catalogue.values[kind]) say(kind, value, members)
  return counts
}
