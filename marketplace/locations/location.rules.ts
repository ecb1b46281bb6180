export type Point = { lat: number; lng: number }

const EARTH_RADIUS_KM = 6371

/** Great-circle distance in kilometres (REC-03). */
export function kmBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [from, to] = [radians(a.lat), radians(b.lat)]
  const haversine = (start: number, end: number) => Math.sin((end - start) / 2) ** 2
  const h = haversine(from, to) + Math.cos(from) * Math.cos(to) * haversine(radians(a.lng), radians(b.lng))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Shown when an experience has no usable coordinates (DATA-17); the centre of San Salvador. */
export const SAN_SALVADOR = { lat: 13.6929, lng: -89.2182 } as const

/** Whether a stored point is usable: present, a number, and not the 0/0 of an empty form. */
export const hasPoint = (lat: number | null, lng: number | null): boolean =>
  Number.isFinite(lat) && Number.isFinite(lng) && lat !== 0 && lng !== 0

/** The point a page shows for a place (DET-25, DATA-17). @returns degrees, and whether they only replace missing ones */
export const displayPoint = (lat: number | null, lng: number | null) =>
  hasPoint(lat, lng)
    ? { lat: Number(lat), lng: Number(lng), approximate: false }
    : { ...SAN_SALVADOR, approximate: true }

/** A rectangle on the map, in degrees. */
export type Area = { west: number; south: number; east: number; north: number }

export const isInArea = ({ west, south, east, north }: Area, { lat, lng }: Point): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** Bounds of El Salvador in degrees (GEO-17). */
const EL_SALVADOR: Area = { south: 13, north: 14.5, west: -90.2, east: -87.7 }

export const isInElSalvador = (point: Point): boolean => isInArea(EL_SALVADOR, point)
