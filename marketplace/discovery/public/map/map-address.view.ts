import { api } from '#marketplace/client.ts'
import type { Area } from '#marketplace/locations/location.rules.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { type MapView, readArea, readView, writeArea, writeView } from '../../map/pin.rules.ts'
import {
  type Filters,
  readFilters,
  type SearchParams,
  writeFilters,
} from '../../search/filters/filter-address.rules.ts'

/** What an address asks for: filters, the part of the map to search in or null for everywhere, and what the map shows. */
type MapSearch = { filters: Filters; area: Area | null; view: MapView }
type ViewParams = { [Name in 'area' | 'lat' | 'lng' | 'zoom' | 'experience']?: string | undefined }
/** The same as the parameters of the address. */
export type MapParams = SearchParams & ViewParams

/** Drops invalid parameters, so that an old or mistyped link still opens (MAP-05). */
export const readMapSearch = (raw: Record<string, unknown>): MapSearch => ({
  filters: readFilters(raw),
  area: readArea(raw.area),
  view: readView(raw),
})

export const writeMapSearch = ({ filters, area, view }: MapSearch): MapParams => ({
  ...writeFilters(filters),
  area: writeArea(area),
  ...writeView(view),
})

/** Experiences on the map and in the list beside it. */
export const pinsQuery = (filters: Filters, area: Area | null) => {
  const query = { ...writeFilters(filters), area: writeArea(area) }
  return apiQuery({
    queryKey: ['pins', query],
    call: () => api.pins.list({ query }),
  })
}
