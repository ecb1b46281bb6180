import { createIsomorphicFn } from '@tanstack/react-start'
import { type MapAddress, validateMapSearch } from './map-address.view.ts'

/**
 * Validates the parameters of the map on the server; the browser passes them on and validates where they are used, so that
 * this code is in no other page's first load.
 */
export const checkedAddress = createIsomorphicFn()
  .server((raw: Record<string, unknown>): MapAddress => validateMapSearch(raw))
  .client((raw: Record<string, unknown>): MapAddress => raw as MapAddress)
