// The list of saved experiences, page by page.
import { queryOptions } from '@tanstack/react-query'
import { call } from '#marketplace/client.ts'
import { favoriteCardsKey } from './favorite-ids.store.ts'
import type { FavoritePage } from './favorite-page.view.ts'

export const favoriteCardsQuery = (page: FavoritePage) =>
  queryOptions({
    queryKey: [...favoriteCardsKey, page.after ?? ''],
    queryFn: async () => {
      const answer = await call('get /favorites/experiences', { query: page })
      if (answer.ok) return answer.data
      throw new Error(answer.refusal.message)
    },
  })
