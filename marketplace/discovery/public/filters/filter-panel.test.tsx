import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Facets } from '../../facets/facet.contract.ts'
import { type Filters, noFilters, readFilters } from '../../search/filters/filter-address.rules.ts'

const counted = (...values: string[]) => ({
  values: values.map((value, at) => ({ value, count: at * 7, icon: 'mountain' })),
  atLeast: false,
})
const facetsOf = (offset: number): Facets => {
  const lists = Object.fromEntries(
    ['languages', 'amenities', 'included', 'notIncluded'].map((name) => [name, counted(`${name} & más`, 'Wifi')]),
  )
  const facets = {
    categories: counted('Aventura', 'Gastronomía'),
    prices: counted('low', 'medium', 'high'),
    places: {
      values: [
        { value: 'La Libertad', count: 3 + offset, cities: [{ value: 'El Tunco', count: 1200 * offset }] },
        { value: 'Cuscatlán', count: 0, cities: [] },
      ],
      atLeast: offset > 1,
    },
    ...lists,
  }
  return facets as unknown as Facets
}

const load = async () => {
  const { FilterPanel } = await import('./filter-panel.tsx')
  const { CategoryRail } = await import('./category-rail.tsx')
  const { SearchLink } = await import('../search/search-link.tsx')
  const { LinkProvider } = await import('#ui/navigation/link.tsx')
  const location = await import('#platform/pages/location/page-location.ts')
  return { FilterPanel, CategoryRail, SearchLink, LinkProvider, ...location }
}
type Parts = Awaited<ReturnType<typeof load>>
const moves = { go: () => {}, setAddress: () => {}, reload: async () => {}, byDocument: true }

function page(parts: Parts, filters: Filters, facets: Facets | undefined): string {
  const { FilterPanel, CategoryRail, SearchLink, LinkProvider } = parts
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <parts.PageLocationContext value={{ pathname: '/search', search: '', hash: '' }}>
        <parts.NavigationContext value={moves}>
          <LinkProvider value={SearchLink}>
            {facets && <CategoryRail filters={filters} categories={facets.categories.values} />}
            <FilterPanel filters={filters} facets={facets} change={() => {}} summary="Ver 12 experiencias" />
          </LinkProvider>
        </parts.NavigationContext>
      </parts.PageLocationContext>
    </QueryClientProvider>,
  )
}

/** One a line, so that a difference can be read. */
const elements = (markup: string) => markup.split(/(?=<)/)

const searches: Filters[] = [
  noFilters,
  ...[
    { category: 'aventura', price: 'low', location: 'el tunco', guests: '4', children: '2' },
    { category: 'Aventura', location: 'Ningún <lugar>', minPrice: '20', maxPrice: '80', budget: '100' },
    { near: 'Suchitoto', minutes: '20', amenity: ['Wifi', 'Sauna "finlandesa"'], rating: '4.2' },
    { near: '13.7,-89.2', youngest: '9', q: 'café & "volcán"', from: '2031-02-03', to: '2031-02-05' },
  ].map(readFilters),
]

test('the filters from kept markup are, byte by byte, those that a browser will draw', async () => {
  vi.stubEnv('PROD', false)
  vi.resetModules()
  const drawn = await load()
  vi.stubEnv('PROD', true)
  vi.resetModules()
  const cached = await load()
  vi.unstubAllEnvs()
  // Each with the counts of another search, and without any; the second round comes from the cache.
  for (const offset of [0, 1, 2])
    for (const filters of searches)
      for (const facets of [facetsOf(offset), undefined])
        expect(elements(page(cached, filters, facets))).toEqual(elements(page(drawn, filters, facets)))
})
