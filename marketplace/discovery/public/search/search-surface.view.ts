// Filters narrow list and map alike; links stay on the page where they are used.
import { createContext, use } from 'react'
import type { Filters } from '../../search/filters/filter-address.rules.ts'
import { searchHref } from './search-address.view.ts'

export type SearchSurface = {
  /** The address with these filters, keeping the other parameters of the page. */
  href: (filters: Filters) => string
  /** Where the form is sent without script. */
  action: '/search' | '/map'
}

const context = createContext<SearchSurface>({ href: searchHref, action: '/search' })

export const SearchSurfaceProvider = context.Provider
export const useSearchSurface = () => use(context)
