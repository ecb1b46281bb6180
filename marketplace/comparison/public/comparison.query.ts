// What is compared, asked fresh. Part of the first load: thin.
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import type { TripParams } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** `ids` in the order they are shown; while one leaves, the others stay in sight. */
export const comparisonQuery = (ids: string[], { from, to, guests }: TripParams) =>
  apiQuery({
    queryKey: ['comparison', ids.join(), from ?? null, to ?? null, guests ?? null],
    call: () => api.comparison.show({ query: { id: ids, from, to, guests } }),
    read: (data) => data.items,
    placeholderData: keepPreviousData,
  })
