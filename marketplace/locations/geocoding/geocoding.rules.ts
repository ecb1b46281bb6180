// The embedded geocoder: searches our own list of places and departments for text as people write it.
import { type Department, departmentAt, type LngLat, type NamedPlace, pointOf } from '../country/country.rules.ts'
import { MAP_CREDIT } from '../country/palette.rules.ts'
import { isInElSalvador, kmBetween } from '../location.rules.ts'
import type { Geocoded, GeocodedPlace } from './geocoding.contract.ts'
import { foldText, nameSimilarity } from './likeness.rules.ts'

export type Gazetteer = {
  departments: Department[]
  places: NamedPlace[]
  middles: ReadonlyMap<string, LngLat>
}

const COUNTRY = { id: 'country.sv', short_code: 'sv', text: 'El Salvador' }
/** Matches below this score are not returned. */
const MIN_CLOSENESS = 0.6
/** Factor for an answer that had to drop the first part, such as a town for an unknown street. */
const FALLBACK = 0.85
/** Factor for a match that contradicts the place named after it, and is therefore unlikely. */
const ELSEWHERE = 0.55
const NEAR_KM = 25

type Candidate = {
  text: string
  point: LngLat
  department: Department
  kind: NamedPlace['kind'] | 'region'
  score: number
}

const placeType = { region: 'region', town: 'place', beach: 'poi', sight: 'poi', water: 'poi' } as const

function toFeature({ text, point, department, kind, score }: Candidate, name = text): GeocodedPlace {
  const type = placeType[kind]
  const code = department.id.replace('SV-', '')
  const region = { id: `region.${code}`, short_code: department.id, text: department.name }
  const within = kind === 'region' ? [] : [department.name]
  return {
    id: `${type}.${kind === 'region' ? code : foldText(`${text} ${code}`).replaceAll(' ', '-')}`,
    type: 'Feature',
    place_type: [type],
    relevance: Math.round(score * 100) / 100,
    text: name,
    place_name: [name, ...within, COUNTRY.text].join(', '),
    center: point,
    geometry: { type: 'Point', coordinates: point },
    context: kind === 'region' ? [COUNTRY] : [region, COUNTRY],
  }
}

const collection = (features: GeocodedPlace[], inServiceArea: boolean): Geocoded => ({
  type: 'FeatureCollection',
  features,
  attribution: MAP_CREDIT,
  inServiceArea,
})

/** Parts between commas, without the country: 'Playa el tunco, La Libertad, El Salvador'. */
function partsOf(text: string): string[] {
  const parts = text.split(',').map(foldText)
  const country = /(^| )(el salvador|sv)$/
  return parts.map((part) => part.replace(country, '').trim()).filter(Boolean)
}

/** Everything with a name similar to these words. */
function likeNames(words: string, { departments, places, middles }: Gazetteer): Candidate[] {
  const plain = words.replace(/^(departamento|depto)( de)? /, '')
  const regions = departments.flatMap((department): Candidate[] => {
    const score = nameSimilarity(plain, department.name)
    return score < MIN_CLOSENESS
      ? []
      : [{ text: department.name, point: middles.get(department.id)!, department, kind: 'region', score }]
  })
  if (plain !== words) return regions
  const byId = new Map(departments.map((department) => [department.id, department]))
  const candidates = places.flatMap((place): Candidate[] => {
    const score = nameSimilarity(words, place.name)
    const { name: text, lng, lat, kind } = place
    return score < MIN_CLOSENESS
      ? []
      : [{ text, point: [lng, lat], department: byId.get(place.department)!, kind, score }]
  })
  // For equal names the town comes before its department, larger towns first (the order of the list).
  return [...candidates, ...regions]
}

/** How well a match agrees with the text after it: a department, or a town nearby. */
function agreement(place: Candidate, context: Candidate[][]): number {
  const contradicted = context.some(
    (matches) =>
      matches.length > 0 &&
      !matches.some((other) =>
        other.department.id === place.department.id
          ? true
          : kmBetween(pointOf(other.point), pointOf(place.point)) <= NEAR_KM,
      ),
  )
  return contradicted ? ELSEWHERE : 1
}

/** Exact names win over similar ones. */
const sure = (candidates: Candidate[]) => {
  const maxScore = Math.max(0, ...candidates.map(({ score }) => score))
  return candidates.filter(({ score }) => score >= maxScore - 0.01)
}

/**
 * Finds a place or an address (GEO-01): one feature, or none. The first part counts most and later ones locate it; when
 * nothing matches it, the next part answers with less relevance.
 */
export function forward(text: string, gazetteer: Gazetteer): Geocoded {
  const matchesByPart = partsOf(text).map((part) => likeNames(part, gazetteer))
  for (const [at, candidates] of matchesByPart.entries()) {
    const context = matchesByPart.slice(at + 1).map(sure)
    const worth = at === 0 ? 1 : FALLBACK
    const closest = candidates
      .map((candidate) => ({ ...candidate, score: candidate.score * agreement(candidate, context) * worth }))
      .sort((a, b) => b.score - a.score)[0]
    if (!closest || closest.score < MIN_CLOSENESS * FALLBACK) continue
    const [lng, lat] = closest.point
    return collection([toFeature(closest)], isInElSalvador({ lng, lat }))
  }
  return collection([], false)
}

const FAR_KM = 15
const AT_KM = 3

/**
 * The place at a point (GEO-02): the nearest one within 15 km, 'Cerca de …' beyond 3, else the department alone; nothing
 * outside of the country. Points just off the shore count as the shore.
 */
export function reverse(point: LngLat, { departments, places, middles }: Gazetteer): Geocoded {
  const within = departmentAt(departments, point)
  const [lng, lat] = point
  const inServiceArea = isInElSalvador({ lng, lat })
  const [nearest] = places
    .filter(({ kind }) => kind !== 'water')
    .map((place) => ({ place, km: kmBetween(place, pointOf(point)) }))
    .sort((a, b) => a.km - b.km)
  if (nearest && nearest.km <= (within ? FAR_KM : AT_KM)) {
    const { place, km } = nearest
    const department = within ?? departments.find(({ id }) => id === place.department)!
    const candidate: Candidate = { text: place.name, point, department, kind: place.kind, score: 1 }
    return collection([toFeature(candidate, km > AT_KM ? `Cerca de ${place.name}` : place.name)], inServiceArea)
  }
  if (!within) return collection([], inServiceArea)
  const center = middles.get(within.id)!
  const region: Candidate = { text: within.name, point: center, department: within, kind: 'region', score: 1 }
  return collection([{ ...toFeature(region), center: point }], inServiceArea)
}
