import { createFileRoute } from '@tanstack/react-router'
import {
  readTrip,
  TRIP_PARAMS,
  type Trip,
  type TripParams,
  writeTrip,
} from '#marketplace/discovery/search/trip/trip.rules.ts'
import { absolute, pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAs, stringifySearch } from '#platform/pages/search-params.ts'
import { idsOfAddress } from '../comparison.rules.ts'
import { comparisonQuery } from './comparison.query.ts'
import { Comparison } from './comparison.tsx'

const PATH = '/comparison'
const addressOf = (ids: string[], trip: Trip) =>
  absolute(`${PATH}${stringifySearch({ ids: ids.join(), ...writeTrip(trip) })}`)

type ComparisonParams = { ids?: string } & TripParams

/**
 * The comparison of this browser, or a shared one with `?ids=a,b,c` (CMP-12). Not indexed, because search engines would see it
 * empty.
 */
export const Route = createFileRoute('/_traveler/comparison')({
  validateSearch: readAs<ComparisonParams>(['ids', ...TRIP_PARAMS], ({ ids, ...raw }): ComparisonParams => {
    const knownIds = idsOfAddress(ids).join()
    return { ...(knownIds ? { ids: knownIds } : {}), ...writeTrip(readTrip(raw)) }
  }),
  loaderDeps: ({ search }) => search,
  // The own list is known to the browser only, so the server can prefetch a shared one only. The page shows errors itself.
  loader: ({ context: { queryClient }, deps: { ids, ...trip } }) =>
    ids ? queryClient.prefetchQuery(comparisonQuery(idsOfAddress(ids), trip)) : undefined,
  head: () =>
    pageHead({
      title: 'Comparar experiencias',
      description: 'Hasta tres experiencias de El Salvador lado a lado: precio, fechas, duración y lo que incluyen.',
      path: PATH,
      index: false,
    }),
  component: ComparisonPage,
})

function ComparisonPage() {
  const { ids } = Route.useSearch()
  return <Comparison shared={idsOfAddress(ids)} addressOf={addressOf} />
}
