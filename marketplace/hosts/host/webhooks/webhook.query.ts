import { infiniteQueryOptions } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'
import { apiQuery, dataOf } from '#platform/pages/api-query.ts'

export const webhooksQuery = apiQuery({
  queryKey: ['host', 'webhooks'],
  staleTime: 0,
  call: () => hostApi.webhooks.list(),
  read: (data) => data.webhooks,
})

const UNDER_WAY_MS = 2000

/** The messages to one address, newest first. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['host', 'webhooks', id, 'deliveries'],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => dataOf(hostApi.webhooks.deliveries({ params: { id }, query: { after: pageParam } })),
    // Refetched while a requested message is pending, so that its result appears.
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.deliveries.some(
        ({ status, tries }) => status === 'sending' || (status === 'waiting' && tries === 0),
      )
        ? UNDER_WAY_MS
        : false,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
