import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useMemo } from 'react'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { writeArea, writeView } from '../../map/pin.rules.ts'
import { type Filters, writeFilters } from '../../search/filters/filter-address.rules.ts'
import { ResultsFailed } from '../search/results.tsx'
import { facetsQuery } from '../search/search-address.view.ts'
import { type SearchSurface, SearchSurfaceProvider } from '../search/search-surface.view.ts'
import { type MapParams, pinsQuery, readMapSearch, writeMapSearch } from './map-address.view.ts'
import { MapSearch } from './map-search.tsx'

/** The browser passes the parameters on and reads them where they are used, so that no other page loads the code for it. */
const canonicalParams = createIsomorphicFn()
  .server((raw: Record<string, unknown>): MapParams => writeMapSearch(readMapSearch(raw)))
  .client((raw: Record<string, unknown>): MapParams => raw as MapParams)

export const Route = createFileRoute('/_traveler/map')({
  validateSearch: canonicalParams,
  // Moving the map does not change its experiences, so these parameters must not reload them.
  loaderDeps: ({ search: { lat: _lat, lng: _lng, zoom: _zoom, experience: _experience, ...search } }) => ({
    address: stringifySearch(search),
  }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { filters, area } = readMapSearch(parseSearch(deps.address))
    const pins = queryClient.ensureQueryData(pinsQuery(filters, area))
    const facets = queryClient.ensureQueryData(facetsQuery(filters, writeArea(area)))
    // In the browser the page opens before its data arrives, and shows loading and errors itself.
    if (!import.meta.env.SSR) return void Promise.allSettled([pins, facets])
    await Promise.all([pins, facets])
  },
  head: ({ match: { search } }) =>
    pageHead({
      title: 'Mapa de experiencias en El Salvador',
      description:
        'Volcanes, playas, pueblos y cafetales en el mapa: mira qué experiencias hay cerca, cuánto cuestan y resérvalas.',
      path: '/map',
      index: stringifySearch(search) === '',
    }),
  component: MapPage,
  errorComponent: () => (
    <div className="page py-12">
      <ResultsFailed level={1} />
    </div>
  ),
})

function MapPage() {
  const { filters, area, view } = readMapSearch(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  const areaText = writeArea(area)
  const place = useMemo<SearchSurface>(
    () => ({
      href: (next: Filters) => `/map${stringifySearch({ ...writeFilters(next), area: areaText })}`,
      action: '/map',
    }),
    [areaText],
  )
  return (
    <SearchSurfaceProvider value={place}>
      <MapSearch
        filters={filters}
        area={area}
        view={view}
        onArea={(next) => void navigate({ search: (now) => ({ ...now, area: writeArea(next) }), resetScroll: false })}
        onView={(view) =>
          void navigate({ search: (now) => ({ ...now, ...writeView(view) }), replace: true, resetScroll: false })
        }
      />
    </SearchSurfaceProvider>
  )
}
