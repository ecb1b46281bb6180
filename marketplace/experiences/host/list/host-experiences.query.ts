// The host's list of experiences. Part of the first load, so it must stay small.
import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

export type HostExperienceFilter = { status?: 'draft' | 'published' | 'paused' | 'archived'; after?: string }

/** A page of the host's experiences, newest first (HDASH-16). */
export const hostExperiencesQuery = ({ status, after }: HostExperienceFilter = {}) =>
  apiQuery({
    queryKey: ['host', 'experiences', status ?? '', after ?? ''],
    staleTime: 0,
    call: () => hostApi.experiences.list({ query: { status, after } }),
  })
