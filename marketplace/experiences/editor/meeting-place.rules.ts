// Name, address and town of a point, and how they are filled into the form.
import type { GeocodedPlace } from '#marketplace/locations/geocoding/geocoding.contract.ts'
import type { EditorPlace } from './draft/draft.contract.ts'
import { hasWebAddress } from './map-link.rules.ts'

export type PlaceText = Pick<EditorPlace, 'name' | 'address' | 'city'>
const FIELDS = ['name', 'address', 'city'] as const
const MAX_LENGTH = { name: 120, address: 200, city: 80 } as const satisfies Record<keyof PlaceText, number>

const NEAR = /^Cerca de /
const withoutCountry = (text: string) => text.replace(/,\s*El Salvador$/i, '')

/**
 * Name, address and town of a geocoded place; empty where unknown.
 * @param query the searched text: a street of which only the town was found is still the address
 */
export function wordsOf(geocoded: GeocodedPlace, query?: string): PlaceText {
  const { place_type: types, text, place_name: fullName, context } = geocoded
  const is = (type: string) => types.includes(type)
  const town = context.find(({ id }) => id.startsWith('place.'))?.text ?? ''
  const street =
    query && !is('address') && /[\d,]/.test(query) && !hasWebAddress(query) ? withoutCountry(query.trim()) : ''
  const words = {
    name: is('poi') && !NEAR.test(text) ? text : '',
    address: street || (is('region') || is('country') ? '' : withoutCountry(fullName)),
    city: is('place') ? text.replace(NEAR, '') : town,
  }
  for (const field of FIELDS) words[field] = words[field].slice(0, MAX_LENGTH[field])
  return words
}

/** Fills empty fields, and fields it filled before; text that the host typed stays. @param filled what was filled in so far */
export function fillPlace(place: EditorPlace, words: PlaceText, filled: Partial<PlaceText>) {
  const next = { ...place }
  const now: Partial<PlaceText> = {}
  for (const field of FIELDS) {
    const isFilledByUs = filled[field] !== undefined && place[field] === filled[field]
    if (place[field].trim() !== '' && !isFilledByUs) continue
    next[field] = words[field]
    if (words[field]) now[field] = words[field]
  }
  return { place: next, filled: now }
}

/** Parses '13.6929, -89.2182' as maps on the web copy it; null for anything else. */
export function readCoordinates(text: string): { lat: number; lng: number } | null {
  const [, first, second] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (first === undefined || second === undefined) return null
  const [lat, lng] = [Number(first), Number(second)]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** Parses degrees as typed, with a comma too. @returns null when invalid or out of range */
export function readDegrees(text: string, max: 90 | 180): number | null {
  const tidy = text.trim().replace(',', '.').replace(/°$/, '')
  if (!/^[-−]?\d+(\.\d*)?$/.test(tidy)) return null
  const value = Number(tidy.replace('−', '-'))
  return Math.abs(value) <= max ? value : null
}

/** Rounded to a metre, because further digits are noise. */
export const roundPoint = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(lng * 1e5) / 1e5,
})
