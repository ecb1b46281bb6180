import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { prefetchAlerts } from '#marketplace/alerts/public/alert.query.ts'
import { useTripDates } from '#marketplace/discovery/public/trip/use-trip-dates.ts'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { favoriteCardsQuery } from './favorite-cards.view.ts'
import { FavoriteList, FavoriteListFailed, FavoriteListSkeleton } from './favorite-list.tsx'
import { type FavoritePage, readPage } from './favorite-page.view.ts'

/** A traveler's saved experiences (FAV-07, FAV-08). */
export const Route = createFileRoute('/_traveler/profile/favorites')({
  validateSearch: readAs<FavoritePage>(['after'], readPage),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) =>
    void (await Promise.all([
      queryClient.ensureQueryData(favoriteCardsQuery(deps)),
      import.meta.env.SSR && prefetchAlerts(queryClient),
    ])),
  head: () =>
    pageHead({
      title: 'Favoritos',
      description: 'Las experiencias que guardaste en Torogoz.',
      path: '/profile/favorites',
      index: false,
    }),
  component: FavoritesPage,
  pendingComponent: FavoriteListSkeleton,
  errorComponent: FavoriteListFailed,
})

function FavoritesPage() {
  const page = Route.useSearch()
  const { cards, next } = useSuspenseQuery(favoriteCardsQuery(page)).data
  return <FavoriteList cards={cards.map(useTripDates(cards))} after={page.after} next={next} />
}
