// The queries of the public profile. They are part of the first load, so they must import little.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { apiQuery, dataOf } from '#platform/pages/api-query.ts'
import { RESTORABLE } from '#platform/pages/lists/list-restoration.ts'

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
    queryFn: ({ pageParam }) =>
      dataOf(api.hosts.listExperiences({ params: { id }, query: pageParam ? { after: pageParam } : {} })),
    getNextPageParam: (page) => page.next,
  })
