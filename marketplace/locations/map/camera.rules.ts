// Camera and projection (web Mercator). Zoom counts as in MapLibre: at 0 the world is 512 px wide.
import { type Area, SAN_SALVADOR } from '../location.rules.ts'

export type Camera = { lat: number; lng: number; zoom: number }
export type Size = { width: number; height: number }

/** CONST-32: card of a place, map page, and end of a flight. */
export const ZOOM = { card: 12, page: 14, fly: 15 } as const
/** Closer than this the embedded map shows only an empty plain. */
export const EMBEDDED_MAX_ZOOM = 11
export const MAX_ZOOM = 18
export const DEFAULT_CAMERA: Camera = { ...SAN_SALVADOR, zoom: ZOOM.page }
/** The country and its sea: the map can not be moved outside. */
export const MAX_BOUNDS: Area = { west: -93.4, south: 10.4, east: -84.8, north: 17 }
/** The whole country centred on San Salvador: as much to the west as there is to the east. */
const EAST_END = -87.62
const COUNTRY: Area = { west: 2 * SAN_SALVADOR.lng - EAST_END, south: 12.95, east: EAST_END, north: 14.44 }

const WORLD = 512
/** Longitude from 0 in the west to 1 in the east. */
export const mercatorX = (lng: number) => (lng + 180) / 360
/** Latitude from 0 in the north to 1 in the south. */
export const mercatorY = (lat: number) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
const latitudeAt = (y: number) => (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90
const scaleOf = (zoom: number) => WORLD * 2 ** zoom

/** Pixels from the upper left corner of a map of this size. */
export function project(camera: Camera, { width, height }: Size, lng: number, lat: number): [number, number] {
  const scale = scaleOf(camera.zoom)
  return [
    (mercatorX(lng) - mercatorX(camera.lng)) * scale + width / 2,
    (mercatorY(lat) - mercatorY(camera.lat)) * scale + height / 2,
  ]
}

/** The inverse of `project`: the point under a pixel. */
export function unproject(camera: Camera, { width, height }: Size, x: number, y: number): { lat: number; lng: number } {
  const scale = scaleOf(camera.zoom)
  return {
    lng: (mercatorX(camera.lng) + (x - width / 2) / scale) * 360 - 180,
    lat: latitudeAt(mercatorY(camera.lat) + (y - height / 2) / scale),
  }
}

export function areaOf(camera: Camera, { width, height }: Size): Area {
  const scale = scaleOf(camera.zoom)
  const [x, y] = [mercatorX(camera.lng), mercatorY(camera.lat)]
  return {
    west: (x - width / 2 / scale) * 360 - 180,
    east: (x + width / 2 / scale) * 360 - 180,
    north: latitudeAt(y - height / 2 / scale),
    south: latitudeAt(y + height / 2 / scale),
  }
}

/** The camera that shows a whole area with a margin, as close as allowed. */
export function cameraFor(area: Area, { width, height }: Size, maxZoom: number, margin = 40): Camera {
  const [left, right] = [mercatorX(area.west), mercatorX(area.east)]
  const [top, bottom] = [mercatorY(area.north), mercatorY(area.south)]
  const padding = Math.min(margin, width / 5, height / 5) * 2
  const across = Math.log2((width - padding) / (WORLD * Math.max(right - left, 1e-9)))
  const down = Math.log2((height - padding) / (WORLD * Math.max(bottom - top, 1e-9)))
  const zoom = Math.min(maxZoom, across, down)
  return { lat: latitudeAt((top + bottom) / 2), lng: (area.west + area.east) / 2, zoom }
}

/** The default camera: San Salvador (MAP-04), at the page's zoom with a real map; the embedded map shows the whole country. */
export function firstCamera(size: Size, maxZoom: number): Camera {
  if (maxZoom >= ZOOM.page) return DEFAULT_CAMERA
  const { zoom } = cameraFor(COUNTRY, size, maxZoom, 16)
  return { ...DEFAULT_CAMERA, zoom: Math.min(maxZoom, zoom) }
}

/** Whether two views are so similar that a new search would find the same. */
export function isAlike(a: Area, b: Area): boolean {
  const isNear = (x: number, y: number, span: number) => Math.abs(x - y) < span * 0.02
  const [across, up] = [a.east - a.west, a.north - a.south]
  return (
    isNear(a.west, b.west, across) &&
    isNear(a.east, b.east, across) &&
    isNear(a.south, b.south, up) &&
    isNear(a.north, b.north, up)
  )
}
