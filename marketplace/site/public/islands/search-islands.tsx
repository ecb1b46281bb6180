// Islands of the search.
import { comparedNow } from '#marketplace/comparison/public/compared.store.ts'
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { lazyIsland } from '#platform/pages/islands/lazy-island.ts'
import { startIslands } from '#platform/pages/islands/start-islands.tsx'
import { isReturning } from '#platform/pages/lists/list-restoration.ts'
import { frameIslands } from './frame-islands.tsx'

/**
 * Until the search starts, days are the browser's own fields: in Spanish only where the browser is, whose language may differ
 * from the one that pages are asked for in. On a phone they stand in a sheet.
 */
const languages = [navigator.language, Intl.DateTimeFormat().resolvedOptions().locale]
const showsForeignDays =
  matchMedia('(min-width: 1024px)').matches && languages.some((language) => !language.startsWith('es'))
// The server draws all of it but what this browser alone knows: which cards are compared, and a list that had grown.
const when = comparedNow().length > 0 || isReturning() || showsForeignDays ? 'visible' : 'interaction'

startIslands(
  {
    ...frameIslands,
    search: lazyIsland(async () => (await import('#marketplace/discovery/public/search/search.tsx')).Search, when),
  },
  TripProvider,
)
