// What is compared, asked fresh. Part of the first load: thin.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'

/** `ids` in the order they are shown; while one leaves, the others stay in sight. */
export const comparisonQuery = (ids: string[]) =>
  queryOptions({
    queryKey: ['comparison', ids.join()],
    queryFn: async () => {
      const answer = await api.comparison.show({ query: { id: ids } })
      if (answer.ok) return answer.data.items
      throw new Error(answer.refusal.message)
    },
    placeholderData: keepPreviousData,
  })
