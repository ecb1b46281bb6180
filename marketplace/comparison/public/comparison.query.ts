// Query of the comparison, never cached for long. Part of the first load, so it must stay small.
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import type { TripParams } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** `ids` in display order. While one is removed, the others stay visible. */
export const comparisonQuery = (ids: string[], { from, to, guests }: TripParams) =>
  apiQuery({
    queryKey: ['comparison', ids.join(), from ?? null, to ?? null, guests ?? null],
    call: () => api.comparison.show({ query: { id: ids, from, to, guests } }),
    read: (data) => data.items,
    placeholderData: keepPreviousData,
  })
