// Lists without filters: the front page, and experiences similar to one. The rules are those of the database's version.
import type { Comparable, ScoringCandidate } from '../../recommendation/recommendation.rules.ts'
import type { Catalogue } from '../catalogue.rules.ts'
import { emptyBitset, hasBit } from './bitset.rules.ts'

const numberOrNull = (figure: number) => (Number.isNaN(figure) ? null : figure)

function newestThat({ newest }: Catalogue, most: number, passes: (row: number) => boolean): number[] {
  const found: number[] = []
  for (let place = 0; place < newest.length && found.length < most; place++)
    if (passes(newest.rows[place]!)) found.push(newest.rows[place]!)
  return found
}

/** Condition of the front page: a bookable date (HOME-10) and real coordinates (HOME-11). */
const onHome = (catalogue: Catalogue, now: Date) => {
  const span = { from: now.getTime() * 1000, before: Number.POSITIVE_INFINITY, guests: 1 }
  return (row: number) => catalogue.hasPoint(row) && catalogue.dates.isOpen(row, span)
}

/** Newest experiences for the front page. @param featured only the featured ones */
export function homeIds(catalogue: Catalogue, now: Date, most: number, featured: boolean): string[] {
  const mayShow = onHome(catalogue, now)
  const passes = featured ? (row: number) => catalogue.featured.has(row) && mayShow(row) : mayShow
  return newestThat(catalogue, most, passes).map((row) => catalogue.ids[row]!)
}

const comparableOf = (catalogue: Catalogue, row: number): Comparable => ({
  id: catalogue.ids[row]!,
  category: catalogue.categoryIds.known[catalogue.category[row]!]!,
  price: catalogue.price[row]! / 100,
  createdAt: new Date(catalogue.createdAt[row]! / 1000),
  lat: numberOrNull(catalogue.lat[row]!),
  lng: numberOrNull(catalogue.lng[row]!),
})

/** The newest bookable experiences with the facts for their score (REC-06). */
export const scoringCandidates = (catalogue: Catalogue, now: Date, most: number): ScoringCandidate[] =>
  newestThat(catalogue, most, onHome(catalogue, now)).map((row) => ({
    ...comparableOf(catalogue, row),
    country: catalogue.places.known[catalogue.place[row]!]?.country ?? null,
    bookings: catalogue.bookings[row]!,
  }))

/** An experience and its candidates: of its category, and the newest of all; null when it is not visible. */
export function comparisonCandidates(
  catalogue: Catalogue,
  id: string,
  most: { sameCategory: number; newest: number },
): { origin: Comparable; others: Comparable[] } | null {
  const own = catalogue.rowOf(id)
  if (own === undefined) return null
  const category = catalogue.category[own]!
  const rows = newestThat(catalogue, most.newest, () => true)
  if (catalogue.categoryIds.known[category] !== null) {
    const known = emptyBitset(catalogue.room)
    for (const row of rows) known[row >>> 5]! |= 1 << (row & 31)
    const alike = newestThat(catalogue, most.sameCategory, (row) => catalogue.category[row] === category)
    rows.push(...alike.filter((row) => !hasBit(known, row)))
  }
  return { origin: comparableOf(catalogue, own), others: rows.map((row) => comparableOf(catalogue, row)) }
}
