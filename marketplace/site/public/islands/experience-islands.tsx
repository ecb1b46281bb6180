// Islands of an experience's page.
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { Gallery } from '#marketplace/experiences/public/detail/gallery.tsx'
import { ExperienceActions } from '#marketplace/experiences/public/detail/header/experience-actions.tsx'
import { lazyIsland } from '#platform/pages/islands/lazy-island.ts'
import { startIslands } from '#platform/pages/islands/start-islands.tsx'
import { frameIslands } from './frame-islands.tsx'

startIslands(
  {
    ...frameIslands,
    gallery: Gallery,
    'experience-actions': ExperienceActions,
    breadcrumb: lazyIsland(
      async () => (await import('#marketplace/experiences/public/detail/header/breadcrumb.tsx')).Breadcrumb,
    ),
    'host-rating': lazyIsland(
      async () => (await import('#marketplace/experiences/public/detail/header/host-rating.tsx')).HostRating,
      'interaction',
    ),
    'experience-host': lazyIsland(
      async () => (await import('#marketplace/experiences/public/detail/experience-host.tsx')).ExperienceHost,
      'interaction',
    ),
    location: lazyIsland(
      async () => (await import('#marketplace/experiences/public/location/location-card.tsx')).LocationCard,
      'interaction',
    ),
    reviews: lazyIsland(async () => (await import('#marketplace/reviews/public/review-section.tsx')).ReviewSection),
    reserve: lazyIsland(
      async () => (await import('#marketplace/bookings/public/selection/reserve-panel.tsx')).ReservePanel,
    ),
    similar: lazyIsland(
      async () =>
        (await import('#marketplace/discovery/public/recommendation/similar-experiences.tsx')).SimilarExperiences,
    ),
  },
  TripProvider,
)
