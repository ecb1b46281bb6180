// Plane geometry on degrees, which is precise enough for a country 260 km wide.
import type { Point } from '../location.rules.ts'

/** Longitude and latitude in degrees, in this order, as in GeoJSON. */
export type LngLat = [number, number]
export type Ring = LngLat[]

export type Department = {
  id: string
  name: string
  /** Outer rings; each island is a ring of its own. */
  rings: Ring[]
}

/** A named point of the map. Water is named where it is visible, not where one can stand. */
export type NamedPlace = {
  name: string
  department: string
  lng: number
  lat: number
  kind: 'town' | 'beach' | 'sight' | 'water'
  /** 0 where it is unknown. */
  population: number
  /** 2 the capital, 1 the seat of a department, 0 any other place. */
  seat: 0 | 1 | 2
}

export const pointOf = ([lng, lat]: LngLat): Point => ({ lat, lng })

/** Whether a point lies inside a closed ring. */
export function isInside(ring: Ring, [x, y]: LngLat): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!
    const [bx, by] = ring[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

export const departmentAt = (departments: Department[], point: LngLat): Department | null =>
  departments.find(({ rings }) => rings.some((ring) => isInside(ring, point))) ?? null

/** The centroid of the largest ring, where a department's name is written. */
export function labelPoint({ rings }: Department): LngLat {
  const measured = rings.map((ring) => {
    let [area, x, y] = [0, 0, 0]
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1]!
      const [bx, by] = ring[i]!
      const cross = ax * by - bx * ay
      area += cross
      x += (ax + bx) * cross
      y += (ay + by) * cross
    }
    return { size: Math.abs(area), point: [x / (3 * area), y / (3 * area)] as LngLat }
  })
  return measured.toSorted((a, b) => b.size - a.size)[0]!.point
}
