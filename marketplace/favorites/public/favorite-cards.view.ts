// The list of saved experiences, page by page.
import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { favoriteCardsKey } from './favorite-ids.store.ts'
import type { FavoritePage } from './favorite-page.view.ts'

export const favoriteCardsQuery = (page: FavoritePage) =>
  queryOptions({
    queryKey: [...favoriteCardsKey, page.after ?? ''],
    queryFn: async () => {
      const answer = await api.favorites.listCards({ query: page })
      if (answer.ok) return answer.data
      throw new Error(answer.refusal.message)
    },
  })
