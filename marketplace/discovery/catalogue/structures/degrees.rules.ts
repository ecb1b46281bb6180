// Distance of two points as the database measures it, in degrees on a plane: `place_point(…) <-> point(…)`. Both must agree,
// or pages would repeat or skip rows.
import type { Point } from '#marketplace/locations/location.rules.ts'

/** Bit for bit as PostgreSQL computes it (pg_hypot), so that both decide equally at the edge of a circle. */
export function degreesBetween(a: Point, b: Point): number {
  const [x, y] = [Math.abs(a.lng - b.lng), Math.abs(a.lat - b.lat)]
  const [long, short] = x < y ? [y, x] : [x, y]
  if (short === 0) return long
  const slope = short / long
  return long * Math.sqrt(1 + slope * slope)
}

/** `round(degrees::numeric, 6)` in whole millionths: PostgreSQL keeps fifteen digits and rounds a half up. */
export function millionthsOf(degrees: number): number {
  const text = degrees.toPrecision(15)
  if (text.includes('e')) return Math.round(degrees * 1e6)
  const [whole, fraction = ''] = text.split('.')
  const decimals = fraction.padEnd(7, '0')
  return Number(whole) * 1e6 + Number(decimals.slice(0, 6)) + (decimals[6]! >= '5' ? 1 : 0)
}
