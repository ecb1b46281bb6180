// The queries of the public profile. They are part of the first load, so they must import little.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { RESTORABLE } from '#platform/pages/lists/list-restoration.ts'

/** The host. */
export const hostQuery = (id: string) =>
  apiQuery({
    queryKey: ['host', id, 'profile'],
    call: () => api.hosts.show({ params: { id } }),
  })

/** All their published experiences, newest first, page by page. */
export const hostExperiencesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['host', id, 'experiences'],
    meta: RESTORABLE,
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const query = pageParam ? { after: pageParam } : {}
      const answer = await api.hosts.listExperiences({ params: { id }, query })
      if (answer.ok) return answer.data
      throw new Error(answer.refusal.message)
    },
    getNextPageParam: (page) => page.next,
  })
