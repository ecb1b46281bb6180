import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'
import { apiQuery, dataOf } from '#platform/pages/api-query.ts'

/** Query key of everything about a host's questions. */
const KEY = ['host', 'questions'] as const

export const receivedQuestionsQuery = (state: 'waiting' | 'answered') =>
  infiniteQueryOptions({
    queryKey: [...KEY, state],
    initialPageParam: null as string | null,
    staleTime: 10_000,
    queryFn: ({ pageParam }) =>
      dataOf(hostApi.questions.list({ query: { state, ...(pageParam && { after: pageParam }) } })),
    getNextPageParam: ({ next }) => next,
  })

export const waitingQuestionsQuery = apiQuery({
  queryKey: [...KEY, 'count'],
  staleTime: 10_000,
  call: () => hostApi.questions.countWaiting(),
})

/** An answer changes both lists, the count and the morning page. */
export const refetchQuestions = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: KEY }),
    queryClient.invalidateQueries({ queryKey: ['host', 'today'], refetchType: 'none' }),
  ])
