// What is compared, asked fresh. Part of the first load: thin.
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** `ids` in the order they are shown; while one leaves, the others stay in sight. */
export const comparisonQuery = (ids: string[]) =>
  apiQuery({
    queryKey: ['comparison', ids.join()],
    call: () => api.comparison.show({ query: { id: ids } }),
    read: (data) => data.items,
    placeholderData: keepPreviousData,
  })
