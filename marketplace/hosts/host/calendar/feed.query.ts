import { queryOptions } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** The address of the host's calendar. */
export const feedQuery = queryOptions({
  queryKey: ['host', 'calendar'],
  staleTime: MINUTE_MS,
  queryFn: async () => {
    const answer = await hostApi.calendarFeed.show()
    if (!answer.ok) throw new Error(answer.refusal.message)
    return answer.data
  },
})
