// Chooses the geocoder: the embedded list, or Mapbox when a token is set.
import { z } from 'zod'
import { configuration } from '#platform/configuration.ts'
import { fetchJson } from '#platform/http/client/fetch-json.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { HOUR_S } from '#platform/units.ts'
import { departments, labelPoints, namedPlaces } from '../country/country.data.ts'
import type { LngLat } from '../country/country.rules.ts'
import { isInElSalvador } from '../location.rules.ts'
import { type Geocoded, GeocodedPlace } from './geocoding.contract.ts'
import type { Gazetteer } from './geocoding.rules.ts'

export const gazetteer: Gazetteer = { departments, places: namedPlaces, middles: labelPoints }

/** A short time-out, because somebody who waits longer types again. */
const LIMITS = { milliseconds: 4000, bytes: 256 * 1024 }
const CREDIT = '© Mapbox © OpenStreetMap'

type GeocodingAnswer = { ok: true; found: Geocoded } | { ok: false; status: number | null }

/** The validated part of an answer; a point may have no region. */
const Answer = z.object({
  features: z.array(GeocodedPlace.extend({ context: GeocodedPlace.shape.context.default([]) })),
  attribution: z.string().default(CREDIT),
})

/** Equal questions within an hour are asked once. Mapbox's permanent endpoint allows storing its answers. */
const answers = memoizeTtl<GeocodingAnswer>({ seconds: HOUR_S, maxEntries: 1000, shouldCache: ({ ok }) => ok })

export const asksMapbox = (): boolean => Boolean(configuration().MAPBOX_TOKEN)

function geocode(text: string, point: LngLat | null): Promise<GeocodingAnswer> {
  const { MAPBOX_TOKEN = '', MAPBOX_API_URL } = configuration()
  const url = new URL(`/geocoding/v5/mapbox.places-permanent/${encodeURIComponent(text)}.json`, MAPBOX_API_URL)
  url.search = new URLSearchParams({ country: 'sv', limit: '1', language: 'es', access_token: MAPBOX_TOKEN }).toString()
  return answers(url.href, async () => {
    const fetched = await fetchJson(url, LIMITS)
    if (!fetched.ok) return fetched
    const answer = Answer.safeParse(fetched.body)
    if (!answer.success) return { ok: false, status: null }
    const { features, attribution } = answer.data
    const [lng, lat] = point ?? features[0]?.center ?? [0, 0]
    return {
      ok: true,
      found: { type: 'FeatureCollection', features, attribution, inServiceArea: isInElSalvador({ lng, lat }) },
    }
  })
}

/** GEO-01: the text and ', El Salvador'. A semicolon would separate several questions. */
export const askForward = (text: string): Promise<GeocodingAnswer> =>
  geocode(`${text.replaceAll(';', ' ').replace(/,?\s*el salvador\s*$/i, '')}, El Salvador`, null)

/** GEO-02: longitude first. */
export const askReverse = ([lng, lat]: LngLat): Promise<GeocodingAnswer> => geocode(`${lng},${lat}`, [lng, lat])
