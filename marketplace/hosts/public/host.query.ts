// What the public profile asks the server. Part of the first load: thin.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { api } from '#marketplace/client.ts'

/** The host themselves. A refusal is a 404 of its own; anything else is a failure (HPUB-01, HPUB-11). */
export const hostQuery = (id: string) =>
  queryOptions({
    queryKey: ['host', id, 'profile'],
    queryFn: async () => {
      const answer = await api.hosts.show({ params: { id } })
      if (answer.ok) return answer.data
      if (answer.refusal.status === 404) throw notFound()
      throw new Error(answer.refusal.message)
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
