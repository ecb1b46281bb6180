// Parameters of the map page besides the filters. Part of every page's first load, so it must stay small.
import type { Area } from '#marketplace/locations/location.rules.ts'

/** The part of the map in sight and the highlighted experience. Null: missing or invalid (MAP-05). */
export type MapView = { lat: number | null; lng: number | null; zoom: number | null; experience: string | null }

/** The most experiences on the map at once. */
export const MAX_PINS = 200
/** Entries of the list before 'more' is pressed. */
export const INITIAL_LIST_SIZE = 24

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** The country and its sea with some margin; nothing is offered beyond. */
const MAX_BOUNDS: Area = { west: -92, south: 11.8, east: -85.8, north: 15.6 }

const figure = (value: unknown, min: number, max: number): number | null => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  return read >= min && read <= max ? read : null
}

/** Reads the parameters of MAP-05; a latitude without a longitude is ignored. */
export function readView(raw: Record<string, unknown>): MapView {
  const lat = figure(raw.lat, MAX_BOUNDS.south, MAX_BOUNDS.north)
  const lng = figure(raw.lng, MAX_BOUNDS.west, MAX_BOUNDS.east)
  const hasPoint = lat !== null && lng !== null
  const id = raw.experience
  return {
    lat: hasPoint ? lat : null,
    lng: hasPoint ? lng : null,
    zoom: figure(raw.zoom, 1, 22),
    experience: typeof id === 'string' && ID.test(id) ? id.toLowerCase() : null,
  }
}

/** Parses '-89.4,13.4,-89.1,13.8' (west, south, east, north); null when it is no valid rectangle. */
export function readArea(raw: unknown): Area | null {
  const parts = typeof raw === 'string' ? raw.split(',') : []
  const [west, south, east, north] = parts.map((part) => figure(part, -180, 180))
  if (parts.length !== 4 || west == null || south == null || east == null || north == null) return null
  return west < east && south < north && south >= -90 && north <= 90 ? { west, south, east, north } : null
}

const rounded = (degrees: number, digits: number) => Number(degrees.toFixed(digits))

/** The inverse of readArea with four decimals (some ten metres); undefined without an area. */
export const writeArea = (area: Area | null): string | undefined =>
  area ? [area.west, area.south, area.east, area.north].map((degrees) => rounded(degrees, 4)).join() : undefined

export const writeView = ({ lat, lng, zoom, experience }: MapView) => ({
  lat: lat === null ? undefined : String(rounded(lat, 5)),
  lng: lng === null ? undefined : String(rounded(lng, 5)),
  zoom: zoom === null ? undefined : String(rounded(zoom, 2)),
  experience: experience ?? undefined,
})

/** The bounding box of these points with a margin, so that no pin stands at the edge; null without any. */
export function areaAround(points: { lat: number; lng: number }[]): Area | null {
  if (points.length === 0) return null
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const margin = 0.01
  return {
    west: Math.min(...lngs) - margin,
    south: Math.min(...lats) - margin,
    east: Math.max(...lngs) + margin,
    north: Math.max(...lats) + margin,
  }
}
