// Lists without filters: the front page, and experiences similar to one. The rules are those of the database's version.
import type { Comparable, ScoringCandidate } from '../../recommendation/recommendation.rules.ts'
import type { Catalogue } from '../catalogue.rules.ts'
import { emptyBitset, hasBit, setBit } from './bitset.rules.ts'

const numberOrNull = (figure: number) => (Number.isNaN(figure) ? null : figure)

function newestThat({ newest }: Catalogue, limit: number, passes: (row: number) => boolean): number[] {
  const rows: number[] = []
  for (let place = 0; place < newest.length && rows.length < limit; place++)
    if (passes(newest.rows[place]!)) rows.push(newest.rows[place]!)
  return rows
}

/** Condition of the front page: a bookable date (HOME-10) and real coordinates (HOME-11). */
const onHome = (catalogue: Catalogue, now: Date) => {
  const span = { from: now.getTime() * 1000, before: Number.POSITIVE_INFINITY, guests: 1 }
  return (row: number) => catalogue.hasPoint(row) && catalogue.dates.isOpen(row, span)
}

/** Newest experiences for the front page: all, or the featured ones. */
export function homeIds(catalogue: Catalogue, now: Date, limit: number, which: 'all' | 'featured'): string[] {
  const mayShow = onHome(catalogue, now)
  const passes = which === 'featured' ? (row: number) => catalogue.featured.has(row) && mayShow(row) : mayShow
  return newestThat(catalogue, limit, passes).map((row) => catalogue.ids[row]!)
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
export const scoringCandidates = (catalogue: Catalogue, now: Date, limit: number): ScoringCandidate[] =>
  newestThat(catalogue, limit, onHome(catalogue, now)).map((row) => ({
    ...comparableOf(catalogue, row),
    country: catalogue.places.known[catalogue.place[row]!]?.country ?? null,
    bookings: catalogue.bookings[row]!,
  }))

/** An experience and its candidates: of its category, and the newest of all; null when it is not visible. */
export function comparisonCandidates(
  catalogue: Catalogue,
  id: string,
  limits: { sameCategory: number; newest: number },
): { origin: Comparable; candidates: Comparable[] } | null {
  const originRow = catalogue.rowOf(id)
  if (originRow === undefined) return null
  const category = catalogue.category[originRow]!
  // The same for every experience of a category.
  const candidates = catalogue.derived.kept(`candidates ${category} ${limits.sameCategory} ${limits.newest}`, () =>
    candidateRows(catalogue, category, limits).map((row) => comparableOf(catalogue, row)),
  )
  return { origin: comparableOf(catalogue, originRow), candidates }
}

function candidateRows(catalogue: Catalogue, category: number, limits: { sameCategory: number; newest: number }) {
  const rows = newestThat(catalogue, limits.newest, () => true)
  if (catalogue.categoryIds.known[category] === null) return rows
  const included = emptyBitset(catalogue.room)
  for (const row of rows) setBit(included, row)
  const alike = newestThat(catalogue, limits.sameCategory, (row) => catalogue.category[row] === category)
  return [...rows, ...alike.filter((row) => !hasBit(included, row))]
}
