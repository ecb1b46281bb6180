import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { MINUTE_MS } from '#platform/units.ts'

export const feedQuery = apiQuery({
  queryKey: ['host', 'calendar'],
  staleTime: MINUTE_MS,
  call: () => hostApi.calendarFeed.show(),
})
