/**
 * The trip of the current page: from its address, else as stored in this tab.
 *   <TripProvider>…</TripProvider>       once, around the traveler's pages
 *   const trip = useTrip()               days, people, budget and place
 *   const to = useTripHref(); to('/map') an address with the trip in it
 */
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo } from 'react'
import { usePageLocation } from '#platform/pages/location/page-location.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { hasTrip, noTrip, readTrip, TRIP_PARAMS, type Trip } from '../../search/trip/trip.rules.ts'
import { rememberTrip, useRememberedTrip } from './remembered-trip.store.ts'
import { withTrip } from './trip-address.view.ts'

const context = createContext<Trip>(noTrip)

export const useTrip = (): Trip => use(context)

export function useTripHref(): (path: string) => string {
  const trip = useTrip()
  return useCallback((path: string) => withTrip(path, trip), [trip])
}

/** On these pages a missing parameter is a statement: a search without people is for anybody. */
const SAYS_ALL = /^\/(search|map)$/

export function TripProvider({ children }: { children: ReactNode }) {
  const { pathname, search } = usePageLocation()
  const raw = parseSearch(search)
  // Compared as text, so that consumers render again only when the trip really changes.
  const query = stringifySearch(Object.fromEntries(TRIP_PARAMS.map((name) => [name, raw[name]])))
  const fromAddress = useMemo(() => (query ? readTrip(parseSearch(query)) : noTrip), [query])
  const remembered = useRememberedTrip()
  const isInAddress = SAYS_ALL.test(pathname) || hasTrip(fromAddress)
  useEffect(() => {
    if (isInAddress) rememberTrip(fromAddress)
  }, [isInAddress, fromAddress])
  return <context.Provider value={isInAddress ? fromAddress : remembered}>{children}</context.Provider>
}
