// Islands of the search.
import { comparedNow } from '#marketplace/comparison/public/compared.store.ts'
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { lazyIsland } from '#platform/pages/islands/lazy-island.ts'
import { startIslands } from '#platform/pages/islands/start-islands.tsx'
import { isReturning } from '#platform/pages/lists/list-restoration.ts'
import { frameIslands } from './frame-islands.tsx'

// The server draws all of it but what this browser alone knows: which cards are compared, and a list that had grown.
const when = comparedNow().length > 0 || isReturning() ? 'visible' : 'interaction'

startIslands(
  {
    ...frameIslands,
    search: lazyIsland(async () => (await import('#marketplace/discovery/public/search/search.tsx')).Search, when),
  },
  TripProvider,
)
