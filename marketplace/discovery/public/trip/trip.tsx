/**
 * The trip of the page one is on: what its address says, else what was last told in this tab.
 *   <TripProvider>…</TripProvider>       once, around the traveler's pages
 *   const trip = useTrip()               days, people, budget and place
 *   const to = useTripHref(); to('/map') an address that says the trip too
 */
import { useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo } from 'react'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { isSaid, noTrip, readTrip, TRIP_PARAMS, type Trip } from '../../search/trip/trip.rules.ts'
import { rememberTrip, useRememberedTrip } from './remembered-trip.store.ts'
import { withTrip } from './trip-address.view.ts'

const context = createContext<Trip>(noTrip)

export const useTrip = (): Trip => use(context)

export function useTripHref(): (path: string) => string {
  const trip = useTrip()
  return useCallback((path: string) => withTrip(path, trip), [trip])
}

/** Where silence says something too: a search without people is one for whoever comes. */
const SAYS_ALL = /^\/(search|map)$/

export function TripProvider({ children }: { children: ReactNode }) {
  // As text, so that what says the same is the same: pages in this provider are drawn anew only with another trip.
  const { pathname, said } = useRouterState({
    select: ({ location: { pathname, search } }) => ({
      pathname,
      said: stringifySearch(Object.fromEntries(TRIP_PARAMS.map((name) => [name, search[name as never]]))),
    }),
    structuralSharing: true,
  })
  const fromAddress = useMemo(() => readTrip(parseSearch(said)), [said])
  const remembered = useRememberedTrip()
  const isInAddress = SAYS_ALL.test(pathname) || isSaid(fromAddress)
  useEffect(() => {
    if (isInAddress) rememberTrip(fromAddress)
  }, [isInAddress, fromAddress])
  return <context.Provider value={isInAddress ? fromAddress : remembered}>{children}</context.Provider>
}
