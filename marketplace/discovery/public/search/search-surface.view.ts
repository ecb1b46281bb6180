// Filters narrow list and map alike; links stay on the page where they are used.
import { createContext, use } from 'react'
import type { Filters, SearchParams } from '../../search/filters/filter-address.rules.ts'
import { searchHref } from './search-address.view.ts'

export type SearchSurface = {
  href: (filters: Filters) => string
  /** Where the router goes when filters change, keeping the other parameters of the page. */
  to: '/search' | '/map'
  address: (search: SearchParams) => SearchParams
}

const context = createContext<SearchSurface>({ href: searchHref, to: '/search', address: (search) => search })

export const SearchSurfaceProvider = context.Provider
export const useSearchSurface = () => use(context)
