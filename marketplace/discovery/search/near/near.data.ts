import { gazetteer } from '#marketplace/locations/geocoding/geocoding.data.ts'
import { forward } from '#marketplace/locations/geocoding/geocoding.rules.ts'
import type { Area } from '#marketplace/locations/location.rules.ts'
import type { Filters } from '../filters/filter-address.rules.ts'
import type { Located } from '../search.rules.ts'
import { type Center, degreesOf, readPoint } from './near.rules.ts'

/** The point of a place or position; null when the name is unknown. */
export function placeOf(near: string): Center | null {
  if (near === '') return null
  const point = readPoint(near)
  if (point) return { ...point, name: 'tu posición' }
  const [feature] = forward(near, gazetteer).features
  if (!feature) return null
  const [lng, lat] = feature.center
  return { lat, lng, name: feature.text }
}

/** A search with its place resolved. An unknown name restricts nothing. */
export function located(filters: Filters): Located {
  const near = placeOf(filters.near)
  return { filters: near ? filters : { ...filters, near: '', minutes: 0 }, near }
}

/** The bounding box of a circle, for the index of points. */
export const boundingBox = ({ lat, lng }: Center, km: number): Area => {
  const degrees = degreesOf(km)
  return { west: lng - degrees, east: lng + degrees, south: lat - degrees, north: lat + degrees }
}
