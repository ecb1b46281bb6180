import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

const lngLat = z.tuple([z.number(), z.number()])

/** A place in the format of Mapbox's geocoder v5, whichever geocoder answered (GEO-03). */
export const GeocodedPlace = z
  .object({
    id: z.string(),
    type: z.literal('Feature'),
    place_type: z.array(z.string()),
    /** 1 is an exact match, less is a similar one. */
    relevance: z.number(),
    text: z.string(),
    place_name: z.string(),
    /** Longitude, latitude. */
    center: lngLat,
    geometry: z.object({ type: z.literal('Point'), coordinates: lngLat }),
    /** Region and country of the place. */
    context: z.array(z.object({ id: z.string(), text: z.string(), short_code: z.string().optional() })),
  })
  .meta({ id: 'GeocodedPlace' })
export type GeocodedPlace = z.output<typeof GeocodedPlace>

export const Geocoded = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(GeocodedPlace),
    attribution: z.string(),
    /** Whether the found or given point lies within the bounds of El Salvador (GEO-09, GEO-17). */
    inServiceArea: z.boolean(),
  })
  .meta({ id: 'Geocoded' })
export type Geocoded = z.output<typeof Geocoded>

const degrees = (name: string, max: number) =>
  z.coerce
    .number<string | number>(`Escribe la ${name} en grados`)
    .min(-max, `La ${name} va de -${max} a ${max}`)
    .max(max, `La ${name} va de -${max} a ${max}`)
    .meta({ type: 'number', minimum: -max, maximum: max })

const limit = { points: 60, seconds: 60 }

export const forward = endpoint({
  method: 'get',
  path: '/geocoding/forward',
  summary: 'Where a place or an address of El Salvador lies',
  tag: 'Lugares',
  access: 'anyone',
  query: z.object({
    q: z
      .string('Escribe un lugar o una dirección')
      .trim()
      .min(2, 'Escribe al menos 2 letras')
      .max(200, 'Escribe como máximo 200 caracteres'),
  }),
  limit,
  status: 200,
  answer: Geocoded,
  refusals: ['PLACE_NOT_FOUND', 'PLACE_SEARCH_FAILED'],
})

export const reverse = endpoint({
  method: 'get',
  path: '/geocoding/reverse',
  summary: 'What lies at a point; nothing is found outside of El Salvador, which is no error',
  tag: 'Lugares',
  access: 'anyone',
  query: z.object({ lng: degrees('longitud', 180), lat: degrees('latitud', 90) }),
  limit,
  status: 200,
  answer: Geocoded,
  refusals: ['POINT_UNKNOWN'],
})
