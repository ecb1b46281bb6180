import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { RESTORABLE } from '#platform/pages/lists/list-restoration.ts'

/** Reviews of a host, newest first, page by page; the figures come with the first page. */
export const hostReviewsQuery = (hostId: string) =>
  infiniteQueryOptions({
    queryKey: ['host', hostId, 'reviews'],
    meta: RESTORABLE,
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const query = pageParam ? { after: pageParam } : {}
      const answer = await api.reviews.listForHost({ params: { id: hostId }, query })
      if (answer.ok) return answer.data
      throw new Error(answer.refusal.message)
    },
    getNextPageParam: (page) => page.next,
  })
