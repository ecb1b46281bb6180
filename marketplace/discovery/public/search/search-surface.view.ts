// The same filters narrow the list and the map: links and steps stay on the page one is on.
import { createContext, use } from 'react'
import type { Filters, SearchParams } from '../../search/search.rules.ts'
import { searchHref } from './search-address.view.ts'

export type SearchSurface = {
  href: (filters: Filters) => string
  /** Where the router goes when filters change, with what else the address of this page says. */
  to: '/search' | '/map'
  address: (search: SearchParams) => SearchParams
}

const context = createContext<SearchSurface>({ href: searchHref, to: '/search', address: (search) => search })

export const SearchSurfaceProvider = context.Provider
export const useSearchSurface = () => use(context)
