// The host's list of experiences. Part of the first load: thin.
import { queryOptions } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'

export type HostExperienceFilter = { status?: 'draft' | 'published' | 'paused' | 'archived'; after?: string }

/** A page of the host's experiences, newest first (HDASH-16). */
export const hostExperiencesQuery = ({ status, after }: HostExperienceFilter = {}) =>
  queryOptions({
    queryKey: ['host', 'experiences', status ?? '', after ?? ''],
    staleTime: 0,
    queryFn: async () => {
      const answer = await hostApi.experiences.list({ query: { status, after } })
      if (answer.ok) return answer.data
      throw new Error(answer.refusal.message)
    },
  })
