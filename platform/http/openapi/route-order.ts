// Decides which endpoint answers a request that two paths match, so that the order of registration means nothing.

type Route = { method: string; path: string }

const segmentsOf = ({ path }: Route) => path.split('/')
const isParameter = (segment: string) => segment.startsWith('{')

/**
 * Sorts narrower paths first: at the first segment where two paths differ, a fixed one comes before a parameter
 * (`/bookings/upcoming` before `/bookings/{id}`), because the router takes the first match.
 */
export function byPrecedence(a: Route, b: Route): number {
  const [segments, otherSegments] = [segmentsOf(a), segmentsOf(b)]
  for (let depth = 0; depth < Math.min(segments.length, otherSegments.length); depth++) {
    const [a = '', b = ''] = [segments[depth], otherSegments[depth]]
    if (isParameter(a) !== isParameter(b)) return isParameter(a) ? 1 : -1
    if (!isParameter(a) && a !== b) return a < b ? -1 : 1
  }
  return segments.length - otherSegments.length || (a.method < b.method ? -1 : Number(a.method > b.method))
}

/** Whether some request matches both and neither path is narrower, like `/a/{id}` and `/a/{name}`. */
function isAmbiguous(route: Route, other: Route): boolean {
  const [segments, otherSegments] = [segmentsOf(route), segmentsOf(other)]
  if (route.method !== other.method || segments.length !== otherSegments.length) return false
  const pairs = segments.map((segment, depth) => [segment, otherSegments[depth]!] as const)
  if (pairs.some(([a, b]) => a !== b && !isParameter(a) && !isParameter(b))) return false
  const narrower = (from: 0 | 1) => pairs.some((pair) => !isParameter(pair[from]) && isParameter(pair[from ? 0 : 1]))
  return narrower(0) === narrower(1)
}

/** All ambiguous pairs of endpoints; the start fails if there is one. */
export const ambiguous = <R extends Route>(routes: readonly R[]): [R, R][] =>
  routes.flatMap((route, place) =>
    routes.slice(place + 1).flatMap((other): [R, R][] => (isAmbiguous(route, other) ? [[route, other]] : [])),
  )
