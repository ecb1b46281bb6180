import type { Serve } from '#marketplace/slice.ts'
import { configuration } from '#platform/configuration.ts'
import type * as contract from './map.contract.ts'
import type { MapSettings } from './map.contract.ts'

/** A configured style has priority. A secret Mapbox token serves the geocoder only and never leaves the server. */
export function mapSettings(): MapSettings {
  const { MAP_STYLE_URL, MAPBOX_TOKEN, MAPBOX_API_URL } = configuration()
  if (MAP_STYLE_URL) return { token: 'style', provider: 'style', address: MAP_STYLE_URL }
  if (MAPBOX_TOKEN?.startsWith('pk.')) return { token: MAPBOX_TOKEN, provider: 'mapbox', address: MAPBOX_API_URL }
  return { token: 'embedded', provider: 'embedded', address: null }
}

export const showSettings: Serve<typeof contract.showSettings> = async () => mapSettings()
