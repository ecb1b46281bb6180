import { z } from 'zod'
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { gatherFilters, Near, searchFilters, searchSort } from '../search/search.contract.ts'

/** An experience on the map and in the list beside it, with only what both need, because there may be 200. */
export const MapPin = ExperienceCard.pick({
  id: true,
  title: true,
  price: true,
  childPrice: true,
  maxGuests: true,
  bookingRequired: true,
  city: true,
  category: true,
  durationValue: true,
  durationUnit: true,
  rating: true,
  reviewCount: true,
  picture: true,
})
  .extend({
    /** Its point on the map; San Salvador without coordinates, `approximate` then (MAP-06). */
    lat: z.number(),
    lng: z.number(),
    approximate: z.boolean(),
  })
  .meta({ id: 'MapPin' })
export type MapPin = z.output<typeof MapPin>

export const MapPins = z
  .object({
    /** The first ones in the order asked for; at most 200. */
    pins: z.array(MapPin),
    total: z.int(),
    totalIsMore: z.boolean(),
    near: Near.nullable(),
  })
  .meta({ id: 'MapPins' })
export type MapPins = z.output<typeof MapPins>

const AREA = /^-?\d{1,3}(\.\d{1,7})?(,-?\d{1,3}(\.\d{1,7})?){3}$/

export const searchArea = z
  .string()
  .regex(AREA, 'Escribe el área como oeste,sur,este,norte en grados')
  .optional()
  .describe('Only what lies there: west,south,east,north in degrees')

export const list = endpoint({
  method: 'get',
  path: '/experiences/pins',
  summary: 'Published experiences that match, as points of a map',
  tag: 'Descubrir',
  access: 'anyone',
  replica: true,
  query: z.object({ ...searchFilters, sort: searchSort, area: searchArea }).transform(gatherFilters),
  limit: { points: 120, seconds: 60 },
  status: 200,
  answer: MapPins,
  refusals: [],
})
