import { createIsomorphicFn } from '@tanstack/react-start'
import { type PageSearch, validateSearch } from './search-address.view.ts'

/**
 * What the address of a search holds. The server corrects it; the browser takes it as it is and reads it where it is used,
 * so that what reads it is in no other page's first load.
 */
export const checkedSearch = createIsomorphicFn()
  .server((raw: Record<string, unknown>): PageSearch => validateSearch(raw))
  .client((raw: Record<string, unknown>): PageSearch => raw as PageSearch)
