// The queries of the public profile. They are part of the first load, so they must import little.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The host. A refusal is a 404; anything else is a failure (HPUB-01, HPUB-11). */
export const hostQuery = (id: string) =>
  apiQuery({
    queryKey: ['host', id, 'profile'],
    call: () => api.hosts.show({ params: { id } }),
    refused: (refusal) => {
      if (refusal.status === 404) throw notFound()
      return undefined
    },
  })

/** All their published experiences, newest first, page by page. */
export const hostExperiencesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['host', id, 'experiences'],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const query = pageParam ? { after: pageParam } : {}
      const answer = await api.hosts.listExperiences({ params: { id }, query })
      if (answer.ok) return answer.data
      throw new Error(answer.refusal.message)
    },
    getNextPageParam: (page) => page.next,
  })
