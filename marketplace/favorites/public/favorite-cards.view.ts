import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { favoriteCardsKey } from './favorite-ids.store.ts'
import type { FavoritePage } from './favorite-page.view.ts'

export const favoriteCardsQuery = (page: FavoritePage) =>
  apiQuery({
    queryKey: [...favoriteCardsKey, page.after ?? ''],
    call: () => api.favorites.listCards({ query: page }),
  })
