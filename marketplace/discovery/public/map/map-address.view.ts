import { api } from '#marketplace/client.ts'
import type { Area } from '#marketplace/locations/location.rules.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { readArea, readView, writeArea, writeView } from '../../map/pin.rules.ts'
import {
  type Filters,
  readFilters,
  type SearchParams,
  writeFilters,
} from '../../search/filters/filter-address.rules.ts'

type ViewParams = { [Name in 'area' | 'lat' | 'lng' | 'zoom' | 'experience']?: string | undefined }
export type MapAddress = SearchParams & ViewParams

/** Drops invalid parameters, so that an old or mistyped link still opens (MAP-05). */
export const validateMapSearch = (raw: Record<string, unknown>): MapAddress => ({
  ...writeFilters(readFilters(raw)),
  area: writeArea(readArea(raw.area)),
  ...writeView(readView(raw)),
})

/** Experiences on the map and in the list beside it. */
export const pinsQuery = (filters: Filters, area: Area | null) => {
  const query = { ...writeFilters(filters), area: writeArea(area) }
  return apiQuery({
    queryKey: ['pins', query],
    call: () => api.pins.list({ query }),
  })
}
