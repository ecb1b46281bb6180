import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The dates this traveler waits for, the newest wish first. @param after the `next` of the page before */
export const waitlistQuery = (after?: string) =>
  apiQuery({
    queryKey: ['waitlist', after ?? ''],
    // Places are held for two hours and given on: what was read minutes ago says too little.
    staleTime: 15_000,
    call: () => api.waitlist.list({ query: { ...(after && { after }) } }),
  })
export const waitlistKey = ['waitlist'] as const
