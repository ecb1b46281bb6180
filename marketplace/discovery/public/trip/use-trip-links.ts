import { useEffect } from 'react'
import { useNavigation, usePageLocation } from '#platform/pages/location/page-location.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { hasTrip, TRIP_PARAMS, writeTrip } from '../../search/trip/trip.rules.ts'
import { useTrip } from './trip.tsx'

/**
 * Adds the trip to a pressed link to the search, on the front page and in the footer: they are drawn once for everybody, and a
 * search whose address has no trip would forget it (docs/decisions/0195).
 */
export function useTripLinks(): void {
  const trip = useTrip()
  const { pathname } = usePageLocation()
  const { go } = useNavigation()
  useEffect(() => {
    if (!hasTrip(trip) || pathname === '/search' || pathname === '/map') return
    const carry = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/search"]')
      if (!link || (pathname !== '/' && !link.closest('footer'))) return
      const params = parseSearch(link.search)
      if (TRIP_PARAMS.some((name) => params[name] !== undefined)) return
      link.search = stringifySearch({ ...params, ...writeTrip(trip) })
      // Another tab follows the changed link; here the router would follow the one that it knows.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      go(link.pathname + link.search)
    }
    addEventListener('click', carry, { capture: true })
    return () => removeEventListener('click', carry, { capture: true })
  }, [trip, pathname, go])
}
