import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { dataOf } from '#platform/pages/api-query.ts'
import { RESTORABLE } from '#platform/pages/lists/list-restoration.ts'

/** Reviews of a host, newest first, page by page; the figures come with the first page. */
export const hostReviewsQuery = (hostId: string) =>
  infiniteQueryOptions({
    queryKey: ['host', hostId, 'reviews'],
    meta: RESTORABLE,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      dataOf(api.reviews.listForHost({ params: { id: hostId }, query: pageParam ? { after: pageParam } : {} })),
    getNextPageParam: (page) => page.next,
  })
