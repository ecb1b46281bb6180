import { queryOptions } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'

/** The address of the host's calendar. */
export const feedQuery = queryOptions({
  queryKey: ['host', 'calendar'],
  staleTime: 60_000,
  queryFn: async () => {
    const answer = await hostApi.calendarFeed.show()
    if (!answer.ok) throw new Error(answer.refusal.message)
    return answer.data
  },
})
