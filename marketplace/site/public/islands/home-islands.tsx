// Islands of the home page.
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { lazyIsland } from '#platform/pages/islands/lazy-island.ts'
import { startIslands } from '#platform/pages/islands/start-islands.tsx'
import { SearchForm } from '../home/search-form.tsx'
import { frameIslands } from './frame-islands.tsx'

startIslands(
  {
    ...frameIslands,
    'search-form': SearchForm,
    'home-lists': lazyIsland(async () => (await import('../home/home-lists.tsx')).HomeLists),
  },
  TripProvider,
)
