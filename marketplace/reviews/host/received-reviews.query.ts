import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'
import { dataOf } from '#platform/pages/api-query.ts'
import { hostReviewsQuery } from '../public/review.query.ts'
import type { OwnReply } from '../replies/reply.contract.ts'

/** Reviews of the host who asks, newest first, page by page; the figures come with the first page. */
export const receivedReviewsQuery = infiniteQueryOptions({
  queryKey: ['host', 'reviews'],
  initialPageParam: '',
  staleTime: 10_000,
  queryFn: ({ pageParam }) => dataOf(hostApi.reviews.list({ query: pageParam ? { after: pageParam } : {} })),
  getNextPageParam: (page) => page.next,
})

/** Shows a changed reply below its review; public pages reload theirs. */
export function showReply(queryClient: QueryClient, hostId: string, reviewId: string, reply: OwnReply) {
  queryClient.setQueryData(
    receivedReviewsQuery.queryKey,
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === reviewId ? { ...item, reply } : item)),
        })),
      },
  )
  void queryClient.invalidateQueries({ queryKey: hostReviewsQuery(hostId).queryKey, refetchType: 'none' })
}
