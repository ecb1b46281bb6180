// Islands of a host's page.
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { HostIdentity } from '#marketplace/hosts/public/host-identity.tsx'
import { lazyIsland } from '#platform/pages/islands/lazy-island.ts'
import { startIslands } from '#platform/pages/islands/start-islands.tsx'
import { frameIslands } from './frame-islands.tsx'

startIslands(
  {
    ...frameIslands,
    'host-identity': HostIdentity,
    'host-gallery': lazyIsland(async () => (await import('#marketplace/hosts/public/host-gallery.tsx')).HostGallery),
    'host-experiences': lazyIsland(
      async () => (await import('#marketplace/hosts/public/host-experience-list.tsx')).HostExperiences,
    ),
    reviews: lazyIsland(async () => (await import('#marketplace/reviews/public/review-section.tsx')).ReviewSection),
  },
  TripProvider,
)
