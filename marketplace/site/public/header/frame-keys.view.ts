// Everything that the islands of the frame are drawn from on the server, so that each is drawn once (platform/pages/islands).
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#marketplace/accounts/public/session/session.store.ts'
import { readTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import type { PageLocation } from '#platform/pages/location/page-location.ts'
import { parseSearch } from '#platform/pages/search-params.ts'
import { frameOf } from './use-path.ts'

type Given = { place: PageLocation; queryClient: QueryClient }

const userIn = ({ queryClient }: Given) => queryClient.getQueryData(sessionQuery.queryKey) ?? null

/** The trip in the address, which the links of the frame carry on. */
const tripIn = ({ place: { search } }: Given): string => (search ? JSON.stringify(readTrip(parseSearch(search))) : '')

// Only the server draws, so the browser does not load these.
/** The effects of a page draw nothing. */
export const effectsKey = import.meta.env.SSR ? () => '' : undefined

export const viewKey = import.meta.env.SSR ? (given: Given) => userIn(given)?.role ?? '' : undefined

export const headerKey = import.meta.env.SSR
  ? (given: Given) => `${frameOf(given.place.pathname)} ${tripIn(given)} ${JSON.stringify(userIn(given))}`
  : undefined

export const navKey = import.meta.env.SSR
  ? (given: Given) => `${frameOf(given.place.pathname)} ${tripIn(given)} ${userIn(given)?.role ?? ''}`
  : undefined
