import { createIsomorphicFn } from '@tanstack/react-start'
import { type MapAddress, validateMapSearch } from './map-address.view.ts'

/** What the address of the map holds: corrected by the server, taken as it is by the browser, which reads it where it is used. */
export const checkedAddress = createIsomorphicFn()
  .server((raw: Record<string, unknown>): MapAddress => validateMapSearch(raw))
  .client((raw: Record<string, unknown>): MapAddress => raw as MapAddress)
