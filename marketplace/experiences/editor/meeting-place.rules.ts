// What is known of a place's name, address and town from a point on the map, and how it gets into the form.
import type { GeocodedPlace } from '#marketplace/locations/geocoding/geocoding.contract.ts'
import type { EditorPlace } from './draft/draft.contract.ts'
import { hasWebAddress } from './map-link.rules.ts'

export type PlaceWords = Pick<EditorPlace, 'name' | 'address' | 'city'>
const FIELDS = ['name', 'address', 'city'] as const
const MOST = { name: 120, address: 200, city: 80 } as const satisfies Record<keyof PlaceWords, number>

const NEAR = /^Cerca de /
const withoutCountry = (text: string) => text.replace(/,\s*El Salvador$/i, '')

/**
 * Name, address and town as a found place tells them; empty where it says nothing.
 * @param asked what was searched for: a street that only its town was found of is still the address
 */
export function wordsOf(found: GeocodedPlace, asked?: string): PlaceWords {
  const { place_type: types, text, place_name: whole, context } = found
  const is = (type: string) => types.includes(type)
  const town = context.find(({ id }) => id.startsWith('place.'))?.text ?? ''
  const street =
    asked && !is('address') && /[\d,]/.test(asked) && !hasWebAddress(asked) ? withoutCountry(asked.trim()) : ''
  const words = {
    name: is('poi') && !NEAR.test(text) ? text : '',
    address: street || (is('region') || is('country') ? '' : withoutCountry(whole)),
    city: is('place') ? text.replace(NEAR, '') : town,
  }
  for (const field of FIELDS) words[field] = words[field].slice(0, MOST[field])
  return words
}

/**
 * Puts what a point tells into empty fields, and into those it filled before; what somebody typed stays.
 * @param filled what was put in so far
 */
export function fillPlace(place: EditorPlace, words: PlaceWords, filled: Partial<PlaceWords>) {
  const next = { ...place }
  const now: Partial<PlaceWords> = {}
  for (const field of FIELDS) {
    const ours = filled[field] !== undefined && place[field] === filled[field]
    if (place[field].trim() !== '' && !ours) continue
    next[field] = words[field]
    if (words[field]) now[field] = words[field]
  }
  return { place: next, filled: now }
}

/** '13.6929, -89.2182' as maps on the web copy it; null for anything else. */
export function readCoordinates(text: string): { lat: number; lng: number } | null {
  const [, first, second] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (first === undefined || second === undefined) return null
  const [lat, lng] = [Number(first), Number(second)]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** One number of degrees as a person types it, with a comma too. @returns null when it is none within bounds */
export function readDegrees(text: string, most: 90 | 180): number | null {
  const tidy = text.trim().replace(',', '.').replace(/°$/, '')
  if (!/^[-−]?\d+(\.\d*)?$/.test(tidy)) return null
  const value = Number(tidy.replace('−', '-'))
  return Math.abs(value) <= most ? value : null
}

/** To a metre: what lies behind is noise of the map. */
export const roundPoint = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(lng * 1e5) / 1e5,
})
