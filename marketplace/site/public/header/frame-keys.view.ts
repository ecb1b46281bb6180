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

/** The keeper of the session draws nothing. */
export const keeperKey = () => ''

export const viewKey = (given: Given) => userIn(given)?.role ?? ''

export const headerKey = (given: Given) =>
  `${frameOf(given.place.pathname)} ${tripIn(given)} ${JSON.stringify(userIn(given))}`

export const navKey = (given: Given) => `${frameOf(given.place.pathname)} ${tripIn(given)} ${userIn(given)?.role ?? ''}`
