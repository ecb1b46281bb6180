// Address of a search and its queries. Part of every page's first load, because links everywhere lead here.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { apiQuery, dataOf } from '#platform/pages/api-query.ts'
import { RESTORABLE } from '#platform/pages/lists/list-restoration.ts'
import { stringifySearch } from '#platform/pages/search-params.ts'
import {
  type Filters,
  readFilters,
  type SearchParams,
  writeFilters,
} from '../../search/filters/filter-address.rules.ts'
import { readCursor, sortOf } from '../../search/search.rules.ts'

/** What an address asks for. `cursor`: where its first page begins; undefined at the start of the results. */
type PageSearch = { filters: Filters; cursor: string | undefined }
/** The same as the parameters of the address. */
export type PageParams = SearchParams & { cursor?: string | undefined }

/** Reads the parameters leniently. An invalid cursor is dropped, so that the first page opens. */
export function readSearch(raw: Record<string, unknown>): PageSearch {
  const filters = readFilters(raw)
  const cursor = typeof raw.cursor === 'string' && readCursor(raw.cursor, sortOf(filters)) ? raw.cursor : undefined
  return { filters, cursor }
}

export const writeSearch = ({ filters, cursor }: PageSearch): PageParams => ({ ...writeFilters(filters), cursor })

export const mapHref = (filters: Filters) => `/map${stringifySearch(writeFilters(filters))}`

export const SEARCH_PATH = '/search'

export const searchHref = (filters: Filters, cursor?: string) =>
  `${SEARCH_PATH}${stringifySearch(writeSearch({ filters, cursor }))}`

/** Pages of matches, 24 each, starting at a cursor. */
export const searchQuery = (filters: Filters, cursor: string | undefined) => {
  const params = writeFilters(filters)
  return infiniteQueryOptions({
    queryKey: ['search', params, cursor ?? null],
    meta: RESTORABLE,
    queryFn: ({ pageParam }) => dataOf(api.search.list({ query: { ...params, after: pageParam } })),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.next ?? undefined,
  })
}

/** Values of the filters with their counts. @param area '-89.4,13.4,-89.1,13.8': the part of a map to count in */
export const facetsQuery = (filters: Filters, area?: string) => {
  const { sort: _, ...rest } = writeFilters(filters)
  const params = { ...rest, area }
  return apiQuery({
    queryKey: ['search facets', params],
    call: () => api.facets.show({ query: params }),
  })
}
