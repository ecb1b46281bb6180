import { hasPoint, isInElSalvador, kmBetween, type Point } from '#marketplace/locations/location.rules.ts'

type MaybePoint = { lat: number | null; lng: number | null }

export const RECOMMENDED = 8
export const SIMILAR = 8
/** The fallback of "similar" reads one more than it shows (REC-10). */
export const FALLBACK_LIMIT = 9
export const FEATURED = 4
export const LISTED = 8
/** The most experiences that are scored (REC-06). */
export const MAX_CANDIDATES = 500
/** More bookings than this do not raise the popularity (REC-01). */
export const MAX_BOOKINGS = 10
export const FAR_AWAY_KM = 99_999
const NEAR_KM = 50

/** More degrees of longitude than this are more than NEAR_KM up to the sixtieth parallel. */
const NEAR_DEGREES = 0.91

/** Whether two points are so far apart, by their longitudes alone, that their distance need not be computed. */
function isFar(a: MaybePoint, b: MaybePoint): boolean {
  const apart = Math.abs(a.lng! - b.lng!)
  return apart > NEAR_DEGREES && apart < 360 - NEAR_DEGREES && Math.abs(a.lat!) < 60 && Math.abs(b.lat!) < 60
}

/** Kilometres between two points (REC-03); far away when either is missing or zero (REC-04). */
export function distanceKm(a: MaybePoint | null, b: MaybePoint | null): number {
  if (!a || !b || !hasPoint(a.lat, a.lng) || !hasPoint(b.lat, b.lng)) return FAR_AWAY_KM
  return kmBetween({ lat: a.lat!, lng: a.lng! }, { lat: b.lat!, lng: b.lng! })
}

/** 1 at the point itself, falling linearly to 0 at 50 km (REC-02). */
export const proximity = (km: number): number => Math.max(0, 1 - km / NEAR_KM)

/** The country of a position, or null; only El Salvador has offers (REC-05). */
export const countryAt = (point: Point | null): string | null => (point && isInElSalvador(point) ? 'El Salvador' : null)

export type ScoringCandidate = MaybePoint & {
  id: string
  category: string | null
  country: string | null
  /** Bookings that were not cancelled. */
  bookings: number
  createdAt: Date
}
export type Taste = { point: Point | null; country: string | null; categories: ReadonlySet<string> }

/** 0.4 near + 0.3 popular + 0.2 same country + 0.1 liked category (REC-01). */
export const scoreOf = (candidate: ScoringCandidate, taste: Taste): number =>
  0.4 * proximity(distanceKm(taste.point, candidate)) +
  0.3 * (Math.min(candidate.bookings, MAX_BOOKINGS) / MAX_BOOKINGS) +
  0.2 * Number(taste.country !== null && candidate.country === taste.country) +
  0.1 * Number(candidate.category !== null && taste.categories.has(candidate.category))

type Ranked = { id: string; createdAt: Date }

type Scored = { id: string; score: number; at: number }
const isBefore = (a: Scored, b: Scored) =>
  a.score === b.score ? (a.at === b.at ? a.id < b.id : a.at > b.at) : a.score > b.score

/**
 * Ids by score, highest first, ties by newest (REC-07). Of hundreds few are wanted, so these alone are kept in order.
 * @param score is told below which score an item is out; null: it is out anyway
 */
function topIds<T extends Ranked>(all: T[], score: (item: T, least: number) => number | null, limit: number): string[] {
  const best: Scored[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const item of all) {
    const value = score(item, least)
    if (value === null || value < least) continue
    const scored = { id: item.id, score: value, at: item.createdAt.getTime() }
    if (best.length === limit && !isBefore(scored, best[limit - 1]!)) continue
    if (best.length === limit) best.pop()
    const place = best.findIndex((other) => isBefore(scored, other))
    best.splice(place < 0 ? best.length : place, 0, scored)
    if (best.length === limit) least = best[limit - 1]!.score
  }
  return best.map(({ id }) => id)
}

export const recommend = (all: ScoringCandidate[], taste: Taste, limit = RECOMMENDED): string[] =>
  topIds(all, (candidate) => scoreOf(candidate, taste), limit)

export type Comparable = MaybePoint & { id: string; category: string | null; price: number; createdAt: Date }

const weigh = (a: Comparable, b: Comparable, isSameCategory: boolean, nearness: number): number =>
  0.5 * Number(isSameCategory) +
  0.3 * nearness +
  0.2 * (1 - Math.abs(a.price - b.price) / Math.max(a.price, b.price, 1))

const isSameCategory = (a: Comparable, b: Comparable) => a.category !== null && a.category === b.category

/** 0.5 same category + 0.3 near + 0.2 alike in price. */
export const similarity = (a: Comparable, b: Comparable): number =>
  weigh(a, b, isSameCategory(a, b), proximity(distanceKm(a, b)))

/** The most similar experiences: of its category or within 50 km, never itself (REC-11). */
export function mostSimilar(origin: Comparable, all: Comparable[], limit = SIMILAR): string[] {
  const scoreIfAlike = (candidate: Comparable, least: number) => {
    const alike = isSameCategory(origin, candidate)
    // Distances take longest, and most candidates would be out at the very place.
    if (weigh(origin, candidate, alike, 1) < least || candidate.id === origin.id) return null
    const nearness = isFar(origin, candidate) ? 0 : proximity(distanceKm(origin, candidate))
    return alike || nearness > 0 ? weigh(origin, candidate, alike, nearness) : null
  }
  return topIds(all, scoreIfAlike, limit)
}
