// Where the name of a place is: what is searched in and around it.
import { gazetteer } from '#marketplace/locations/geocoding/geocoding.data.ts'
import { forward } from '#marketplace/locations/geocoding/geocoding.rules.ts'
import type { Area } from '#marketplace/locations/location.rules.ts'
import type { Where } from './relaxed-search.rules.ts'

/** Half the side of the square around a place, in degrees: about 9 and 28 km. */
const AT = 0.08
export const AROUND = 0.26
export const square = ([lng, lat]: [number, number], half: number): Area => ({
  west: lng - half,
  east: lng + half,
  south: lat - half,
  north: lat + half,
})

/** A route needs the larger square, because it is longer than a town. */
const ROUTE = 'Ruta de las Flores'

/** The area of a name: towns and departments by their name, other places by a square around them. */
export function whereIs(place: string): Where | null {
  const feature = forward(place, gazetteer).features[0]
  if (!feature) return null
  const [kind] = feature.place_type
  const { center, text: name } = feature
  const around = square(center, AROUND)
  if (kind === 'poi')
    return { name, location: '', area: square(center, name === ROUTE ? AT * 1.4 : AT), around, center }
  return { name, location: name, area: null, around, center }
}

/** The point that a place name stands for. */
export const centerOf = (place: string): [number, number] | null => whereIs(place)?.center ?? null
