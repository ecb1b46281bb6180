import { createIsomorphicFn } from '@tanstack/react-start'
import { type PageSearch, validateSearch } from './search-address.view.ts'

/**
 * Validates the parameters of a search on the server; the browser passes them on and validates where they are used, so that
 * this code is in no other page's first load.
 */
export const checkedSearch = createIsomorphicFn()
  .server((raw: Record<string, unknown>): PageSearch => validateSearch(raw))
  .client((raw: Record<string, unknown>): PageSearch => raw as PageSearch)
