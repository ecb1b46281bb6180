// Which experiences are drawn alone and which together, at every zoom.
import Supercluster from 'supercluster'
import type { Area } from '../../location.rules.ts'

export type Pin = { id: string; title: string; price: number; unit: string; lat: number; lng: number }
/** Several pins drawn as one. @param lowest their lowest price */
export type PinGroup = { groupId: number; count: number; lowest: number; lat: number; lng: number }

/** Pins closer than this many pixels are grouped: a little more than the width of one, because groups lie between their pins. */
const RADIUS = 56
/** Pins still together beyond this zoom lie on one point, so no zoom separates them. */
const MAX_ZOOM = 16
/** Pins this many pixels outside are rendered too, so that none appears abruptly at the edge. */
const EDGE = 40

/**
 * Groups pins where they would overlap.
 * @returns what is `inView` at a zoom; of a group the zoom at which it `opens` and the ids of its `members`
 */
export function groupPins(pins: Pin[]) {
  const index = new Supercluster<Pin, { least: number }>({
    radius: RADIUS,
    maxZoom: MAX_ZOOM,
    map: (pin) => ({ least: pin.price }),
    reduce: (sum, pin) => {
      sum.least = Math.min(sum.least, pin.least)
    },
  })
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: pin,
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
    })),
  )
  return {
    inView({ west, south, east, north }: Area, zoom: number): (Pin | PinGroup)[] {
      const margin = (360 * EDGE) / (512 * 2 ** zoom)
      const box: [number, number, number, number] = [west - margin, south - margin, east + margin, north + margin]
      const level = Math.max(0, Math.floor(zoom + 0.001))
      return index.getClusters(box, level).map(({ id, properties, geometry }) => {
        if (!('cluster' in properties)) return properties
        const [lng, lat] = geometry.coordinates as [number, number]
        return { groupId: id as number, count: properties.point_count, lowest: properties.least, lat, lng }
      })
    },
    opens: ({ groupId }: PinGroup): number => index.getClusterExpansionZoom(groupId),
    members: ({ groupId }: PinGroup): string[] =>
      index.getLeaves(groupId, Number.POSITIVE_INFINITY).map(({ properties }) => properties.id),
  }
}
