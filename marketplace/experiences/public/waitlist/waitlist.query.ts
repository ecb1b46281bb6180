import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** Dates this traveler waits for, newest entry first. @param after the `next` of the previous page */
export const waitlistQuery = (after?: string) =>
  apiQuery({
    queryKey: ['waitlist', after ?? ''],
    // Short, because spots are held for two hours only and then pass on.
    staleTime: 15_000,
    call: () => api.waitlist.list({ query: { ...(after && { after }) } }),
  })
export const waitlistKey = ['waitlist'] as const
