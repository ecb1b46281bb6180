import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The calendars on other sites that close the host's dates. */
export const calendarSourcesQuery = apiQuery({
  queryKey: ['host', 'calendars'],
  call: () => hostApi.calendarSources.list(),
})
